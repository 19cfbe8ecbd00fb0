# `make play` and `make test` do all the set-up on a machine that has Python 3.11, make, git and Node.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?=

.PHONY: play play-terminal test lint format bench strength chaos docs wheel lock clean

play: $(VENV)/run.done  ## play in the terminal; GAME=arkantar chooses the game
	$(BIN)/ostraka play $(GAME)

play-terminal: $(VENV)/run.done  ## play in the terminal: asks who plays, offers to go on with a game
	$(BIN)/ostraka play $(GAME)
	@echo "$(BIN)/ostraka is the command: play, resume, saves, rules, solo … (--help)"

test: $(VENV)/dev.done  ## run all tests
	$(BIN)/python -m pytest -n auto --dist worksteal -q

lint: $(VENV)/dev.done  ## style, formatting and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/dev.done  ## put all sources into the one format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/bench.done  ## speed, against peers in the same run
	$(BIN)/python -m bench

strength: $(VENV)/dev.done $(VENV)/bench.done  ## how strong the bots are: an hour of matches, then docs/strength.md
	$(BIN)/python -m bench.strength

chaos: $(VENV)/dev.done  ## kill servers a thousand times on each store while people play
	$(BIN)/python -m tests.server.chaos --kills 1000 --store sqlite
	$(BIN)/python -m tests.server.chaos --kills 1000 --store postgresql

docs: $(VENV)/dev.done  ## write the generated pages and pictures anew
	$(BIN)/python -m docs.card_table
	$(BIN)/python -m docs.rules_pages
	$(BIN)/python docs/pictures.py

wheel: $(VENV)/run.done  ## a wheel for this platform in dist/, with its rules compiled
	$(BIN)/python -m ostraka.core.carry src/ostraka/compiled
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	rm -rf src/ostraka/compiled

lock: $(VENV)/dev.done  ## pin the newest versions that fit pyproject.toml
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/python requirements/lock.py

clean:  ## remove the environment and the tools' caches
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis

# One virtual environment; each set of packages is installed when its lock file changes.

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/run.done: requirements/run.txt pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/build.txt -r requirements/run.txt
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation -e .
	touch $@

$(VENV)/dev.done: requirements/dev.txt $(VENV)/run.done
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/dev.txt
	touch $@

$(VENV)/bench.done: requirements/bench.txt $(VENV)/run.done
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/bench.txt
	touch $@

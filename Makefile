# `make play` and `make test` do all the set-up on a machine that has Python 3.11, make, git and Node.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?=
THIRDPARTY := .venv-thirdparty
PAGE := src/ostraka/server/static/index.html
BOARDGAME := $(if $(shell command -v npm),bench/boardgame/node_modules/.done)
PAGE_SOURCES := $(shell git ls-files web 'src/ostraka/locale/*.ftl' 2>/dev/null)

.PHONY: play play-terminal test test-long test-lowest test-pythons torch mutants lint format bench strength thirdparty chaos docs site check-site sbom gallery page chromium wheel release lock clean

ifneq ($(shell command -v npm),)
play: $(VENV)/run.done $(PAGE)  ## play in the browser: builds the page, serves it and opens it
	$(BIN)/ostraka serve --open --lan --log-level warning
else
play: play-terminal  ## without Node there is no page: play in the terminal
	@echo "To play in the browser, install Node 20.19 or later."
endif

play-terminal: $(VENV)/run.done  ## play in the terminal: asks who plays, offers to go on with a game
	$(BIN)/ostraka play $(GAME)
	@echo "$(BIN)/ostraka is the command: play, resume, saves, rules, solo … (--help)"

test: $(VENV)/dev.done torch $(PAGE) chromium  ## run all tests
	cd web && npm test --silent
	$(BIN)/python -m pytest -n auto --dist worksteal -q

test-long: $(VENV)/dev.done torch $(PAGE) chromium  ## the tests that take too long for every change
	$(BIN)/python -m pytest -n auto --dist worksteal -q -m long

test-lowest: $(VENV)/dev.done $(PAGE)  ## the fast part of the tests on the lowest versions that we allow
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/python -m tools.versions lowest

test-pythons: $(VENV)/dev.done $(PAGE)  ## … and on every Python that can be had
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/python -m tools.versions pythons

mutants: $(VENV)/dev.done  ## change the code in small places, and see which changes no test notices
	$(BIN)/python -m tools.mutants

lint: $(VENV)/dev.done web/node_modules/.done  ## style, formatting and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	cd web && npm run --silent check

format: $(VENV)/dev.done  ## put all sources into the one format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/bench.done $(BOARDGAME)  ## speed, against peers in the same run
	$(BIN)/python -m bench
	$(BIN)/python -m bench.server --quick

strength: $(VENV)/dev.done $(VENV)/bench.done  ## how strong the bots are: an hour of matches, then docs/strength.md
	$(BIN)/python -m bench.strength

thirdparty:  ## libraries of others on our environments, in an environment of their own; writes docs/third-party.md
	[ -x $(THIRDPARTY)/bin/python ] || $(PYTHON) -m venv $(THIRDPARTY)
	$(THIRDPARTY)/bin/python -m pip install --quiet -r requirements/thirdparty.txt -e ".[all,openspiel]"
	$(THIRDPARTY)/bin/python -m bench.thirdparty

chaos: $(VENV)/dev.done  ## kill servers a thousand times on each store while people play
	$(BIN)/python -m tests.server.chaos --kills 1000 --store sqlite
	$(BIN)/python -m tests.server.chaos --kills 1000 --store postgresql

docs: $(VENV)/dev.done $(VENV)/docs.done  ## write the generated pages and pictures, and the site that the server shows
	$(BIN)/python -m tools.card_table
	$(BIN)/python -m tools.rules_pages
	$(BIN)/python -m tools.observation_tables
	$(BIN)/python -m tools.environment_cards
	$(BIN)/python -m tools.pictures
	$(MAKE) site

site: $(VENV)/docs.done  ## build the documentation site into the server's package
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

check-site: $(VENV)/dev.done site web/node_modules/.done chromium  ## every link of the site, and axe-core on every page
	$(BIN)/python -m tools.check_site

sbom: $(VENV)/run.done web/node_modules/.done  ## dist/: everything that is shipped, with its licence
	$(BIN)/python -m tools.sbom dist

gallery: $(VENV)/dev.done $(PAGE) chromium  ## pictures of the page for README and docs
	$(BIN)/python -m tools.gallery

page: $(PAGE)  ## build the web client into the server's package

wheel: $(VENV)/run.done $(PAGE)  ## a wheel for this platform in dist/, with its rules compiled
	$(BIN)/python -m ostraka.bots.prebuild src/ostraka/compiled
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	rm -rf src/ostraka/compiled

release: $(VENV)/dev.done  ## VERSION=…: check, build, try and tag a release; publishes nothing
	$(BIN)/python -m tools.release $(VERSION)

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

$(VENV)/docs.done: requirements/docs.txt $(VENV)/run.done
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/docs.txt
	touch $@

$(VENV)/bench.done: requirements/bench.txt $(VENV)/run.done
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/bench.txt
	touch $@

# The server that ours is measured against, where there is Node.

bench/boardgame/node_modules/.done: bench/boardgame/package-lock.json
	cd bench/boardgame && npm install --no-save --silent
	touch $@

# PyTorch's CPU build, for examples/network; without it that example is not tested.

torch: $(VENV)/dev.done
	@[ -f $(VENV)/torch.done ] && [ $(VENV)/torch.done -nt requirements/torch.txt ] \
		|| { $(BIN)/python -m pip install --quiet --require-hashes -r requirements/torch.txt && touch $(VENV)/torch.done; } \
		|| echo "The CPU build of PyTorch was not found: examples/network is not tested. See its README."

# The web client: its packages when their lock file changes, the page when a source changes.

web/node_modules/.done: web/package-lock.json
	cd web && npm install --no-save --silent
	touch $@

$(PAGE): web/node_modules/.done $(PAGE_SOURCES)
	cd web && npm run --silent build -- --logLevel warn
	touch $@

chromium:  ## the browser of the tests: Debian's package, where it may be installed
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get install -qy chromium; } \
		|| echo "The browser tests need Chromium: sudo apt install chromium"

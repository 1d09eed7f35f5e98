# `make play` sets up and starts the game, `make test` sets up and runs every test.
BIN := .venv/bin
# Workers for the tests: one more than there are cores, since some tests wait.
WORKERS ?= $(shell expr $$(nproc) + 1)
BROWSERS ?= $(shell nproc)
# Whoever has switched off Python's compiled files gets them here all the same: every program
# that a test starts would translate all modules anew.
unexport PYTHONDONTWRITEBYTECODE
QUICK := src tests/conformance tests/foundation tests/kernel tests/packs tests/properties tests/records tests/rules tests/table \
	--ignore tests/foundation/test_documents.py

.PHONY: play test clauses ready tools quick quick-tests tests tests-in-browser browser web wire lint lint-code warm collect proof behaviour bench load balance lock clean

play:
	@scripts/setup.sh play
	@$(BIN)/queenswright play

# Everything: the rules are compiled while Chromium is installed; the client and the code are checked, and Chromium is
# busy, while the other tests run.
test:
	@scripts/setup.sh play
	@$(MAKE) --no-print-directory -k -j 3 tests tests-in-browser lint
	@$(MAKE) --no-print-directory clauses

clauses:
	$(BIN)/queenswright clauses architect
	$(BIN)/queenswright clauses queensdale

ready: tools
	@scripts/setup.sh browser

tools:
	@scripts/setup.sh tools

# The daily loop: linters, and every test that needs neither compiled rules nor a server nor a browser.
quick:
	@$(MAKE) --no-print-directory -j 2 --output-sync=target lint-code quick-tests

quick-tests: tools
	$(BIN)/python -m pytest -n $(WORKERS) $(QUICK)

tests: warm collect
	scripts/in_memory.sh $(BIN)/python -m pytest -n $(WORKERS) --evidence --ignore tests/browser

# Runs beside other tests, so its output is printed at the end in one piece.
tests-in-browser: warm collect
	@mkdir -p artifacts
	@scripts/in_memory.sh $(BIN)/python -m pytest -n $(BROWSERS) --no-pictures tests/browser >artifacts/browser.log 2>&1; \
		status=$$?; echo; cat artifacts/browser.log; exit $$status

# The browser tests; their screenshots are in artifacts/pictures.
browser: ready
	$(BIN)/python -m pytest -n $(WORKERS) -m "long or not long" tests/browser

# Build the client after a change in web/; the set-up does it too.
web: ready
	$(BIN)/python hatch_build.py

# Write the message types for the client, after a change in src/queenswright/server/messages or commands.py.
wire: ready
	$(BIN)/python -m queenswright.server.typescript web/src/wire/types.ts

lint-code: tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

lint: lint-code
	$(BIN)/python hatch_build.py --tools
	cd web && export PATH="$(CURDIR)/$(BIN):$$PATH" && npm run --silent lint && npm run --silent check && npm test --silent

# Compile the rules and the bots' code once, before tests run in parallel; the tests bring a tiny game of their own. All
# packages are there before: Numba looks for SciPy, and ends where only half of it is installed.
warm: tools
	QUEENSWRIGHT_RULES=numba PYTHONPATH=tests/tiny:. $(BIN)/python -m queenswright.games.warm architect queensdale tiny
	QUEENSWRIGHT_RULES=numba $(BIN)/python -m tests.games.architect.run_invariants 100 >/dev/null

# Translate all modules and tests once, before several processes read them; they lie beside the sources then.
collect: ready
	@mkdir -p artifacts
	@$(BIN)/python -m compileall -q src
	@$(BIN)/python -m pytest --collect-only -qq >artifacts/collected.txt || { cat artifacts/collected.txt; exit 1; }

# Note what the rules do with a new pack or in a version that is not released yet; released versions never change.
behaviour: ready
	QUEENSWRIGHT_RULES=numba $(BIN)/python -m queenswright.games.behaviour --write

# Long checks: mutants, fuzzing, hundreds of kills, millions of games. Results go to docs/testing.md.
proof: ready warm
	$(BIN)/python -m proof.mutate --jobs 2 --markdown
	$(BIN)/python -m proof.mutate --game queensdale --enough 90 --jobs 2 --markdown
	$(BIN)/python -m proof.fuzz --seconds 3600
	$(BIN)/python -m proof.fuzz --game queensdale --seconds 3600
	$(BIN)/python -m proof.kills --kills 200
	$(BIN)/python -m proof.kills --kills 200 --database postgresql
	$(BIN)/python -m proof.bot_kills --kills 100
	$(BIN)/python -m proof.socket_fuzz --messages 100000
	$(BIN)/python -m proof.faults --rounds 20
	$(BIN)/python -m proof.faults --rounds 20 --database postgresql
	$(BIN)/python -m proof.readers
	$(BIN)/python -m proof.crowd
	$(BIN)/python -m proof.stopped
	$(BIN)/python -m proof.deployment
	$(BIN)/python -m pytest -n $(WORKERS) -m long
	$(BIN)/python -m proof.puzzles
	QUEENSWRIGHT_RULES=numba $(BIN)/python -m pytest -q tests/browser --postgresql --no-pictures
	QUEENSWRIGHT_RULES=numba $(BIN)/python -m tests.games.architect.run_invariants 2000000
	QUEENSWRIGHT_RULES=numba $(BIN)/python -m tests.games.queensdale.run_invariants 3000
	QUEENSWRIGHT_RULES=numba $(BIN)/python -m tests.games.queensdale.run_twins
	QUEENSWRIGHT_RULES=numba $(BIN)/python -m tests.learning.compare architect 100000
	QUEENSWRIGHT_RULES=numba $(BIN)/python -m tests.learning.compare queensdale 100000
	QUEENSWRIGHT_RULES=numba $(BIN)/python -m tests.learning.spiel_games
	$(BIN)/python -m proof.learners

# Moves over sockets: 100, 200 and 400 tables of four, on both databases. About six minutes, on a quiet machine.
load: ready
	$(BIN)/python -m bench.load
	$(BIN)/python -m bench.load --database postgresql

bench: ready warm
	$(BIN)/python bench/install_peers.py
	$(BIN)/queenswright bench

# The games behind docs/balance.md: 5,000 for each number of players, and the report on them (about half an hour); then
# 200 campaigns for each number of players, and a report on 60 of each (about an hour).
balance: ready warm
	mkdir -p balance
	for n in 2 3 4; do \
		$(BIN)/queenswright arena architect --seats greedy --players $$n --games 5000 --seed 2026 \
			--results balance/greedy-$$n.sqlite || exit; \
	done
	$(BIN)/queenswright report balance/greedy-2.sqlite balance/greedy-3.sqlite balance/greedy-4.sqlite \
		--output balance/report.html --json balance/report.json --title "The Royal Road"
	QUEENSWRIGHT_RULES=numba $(BIN)/python -m bench.campaigns --json balance/campaigns.json
	QUEENSWRIGHT_RULES=numba $(BIN)/python -m bench.valley --results balance/valley.jsonl --json balance/valley.json
	for n in 2 3 4; do \
		$(BIN)/queenswright arena queensdale --seats greedy --players $$n --games 60 --seed 2026 \
			--results balance/campaigns-$$n.sqlite || exit; \
	done
	$(BIN)/queenswright report balance/campaigns-2.sqlite balance/campaigns-3.sqlite balance/campaigns-4.sqlite \
		--output balance/campaigns.html --json balance/campaigns-report.json --title "The Valley of the Four Families"

# Renew the lock files after a change of the dependencies in pyproject.toml.
lock: ready
	$(BIN)/pip install -q pip-tools
	$(BIN)/pip-compile -q --generate-hashes --strip-extras --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-header -o requirements.lock pyproject.toml
	$(BIN)/pip-compile -q --generate-hashes --strip-extras --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-header --extra test -o requirements-test.lock pyproject.toml
	echo uv | $(BIN)/pip-compile -q --generate-hashes --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-header --no-annotate -o scripts/uv.lock -

clean:
	rm -rf .venv .peers

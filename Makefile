# Two commands matter: `make demo` shows what Instar does, `make test` shows that it does it rightly.
# Everything else that they need is set up in .venv, without root rights.

PYTHON ?= python3.11
# Of the module that Python has: `release` is quick to run, `checked` is that of the tests in Rust, whose libraries serve both.
PROFILE ?= release
VENV   := .venv
BIN    := $(VENV)/bin
INSTAR := $(BIN)/instar
SOURCES := $(shell find crates python/instar -name '*.rs' -o -name 'Cargo.toml' -o -name '*.pyi' -o -name '*.core_desc') Cargo.toml Cargo.lock pyproject.toml

# Modules are compiled once, whatever the machine says: the tests start Python some thousand times.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(abspath $(VENV))/pycache

# Files that a list in a macro names (crates/isa/src/registry.rs, crates/cores/src/lib.rs), which `cargo fmt` does not see.
LISTED := $(wildcard crates/isa/src/tables/*.rs crates/isa/src/values/*.rs crates/sim/src/engine/execute/*.rs crates/sim/src/engine/execute/*/*.rs crates/sim/src/bus/devices/*.rs crates/cores/src/*/mod.rs)

# Two processes, of which one takes over tests of the other where it has none left.
# One more than two processors, as a test often waits: for a file's clock, or for what another one is making.
SPREAD := -n 3 --dist worksteal

.PHONY: setup demo test test-all test-rust test-python fuzz fuzz-isa torture arch-test mutants adversary bench fidelity lint lint-rust lint-format lint-python format stubs bless lock wheel stranger site clean

setup: $(VENV)/built

FETCH := $(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check

# What compiles needs this alone, so the checks compile while the other tools are fetched.
$(VENV)/maturin: requirements-dev.txt
	@$(PYTHON) -m venv $(VENV) || python3 -m venv $(VENV)
	@$(FETCH) $$(grep '^maturin==' requirements-dev.txt)
	@touch $@

$(VENV)/tools: $(VENV)/maturin
	@echo "Fetching the tools of build and tests into $(VENV) (500 MB): a minute or two"
	@$(FETCH) -r requirements-dev.txt
	@touch $@

ifdef INSTAR_CLIPPY
$(VENV)/compiled: export RUSTC_WRAPPER = $(CURDIR)/tools/rustc_for_checks.sh
endif
$(VENV)/compiled: $(VENV)/maturin $(SOURCES)
	@echo "Compiling Instar, profile $(PROFILE): some minutes on two processors, less after a change"
	@VIRTUAL_ENV=$(abspath $(VENV)) $(BIN)/maturin develop --profile $(PROFILE) --skip-install
	@touch $@

$(VENV)/built: $(VENV)/tools $(VENV)/compiled
	@tools/install.sh $(VENV) --profile $(PROFILE)
	@touch $@

# For a first number no optimised build is needed; where there is one, it serves.
$(VENV)/demo: requirements-dev.txt tools/first_build.sh $(SOURCES)
	@PYTHON=$(PYTHON) tools/first_build.sh $(VENV)
	@touch $@

demo:  ## evaluate the first reference design against the published figures
	@$(MAKE) --question $(VENV)/built 2>/dev/null || $(MAKE) --no-print-directory $(VENV)/demo
	@echo "$(INSTAR) evaluate cva6-ntt: 36 measurements, about a minute; the first table comes first"
	@$(INSTAR) evaluate cva6-ntt

test: test-rust test-python  ## all tests that belong to every change

# The random tests in Rust draw the same cases in each run, but in `make test-all` those of the day: RANDOM_SEED=20261128.
test-rust: export PROPTEST_RNG_SEED = $(or $(RANDOM_SEED),1)
# Slow tests are worth their compiler's time.
test-rust: export RUSTC_WRAPPER = $(if $(IGNORED),,$(CURDIR)/tools/rustc_for_checks.sh)
test-rust: setup
	cargo test --profile checked --workspace --tests $(if $(INSTAR_CLIPPY),--examples) --quiet $(IGNORED)
	cargo test --profile checked --workspace --doc --quiet

test-python: setup
	$(BIN)/pytest -m "not slow" $(SPREAD)

test-all: RANDOM_SEED := $(or $(RANDOM_SEED),$(shell date +%Y%m%d))
test-all: IGNORED := -- --include-ignored
test-all: test-rust  ## the slow checks too
	@echo "Cases of the random tests in Rust: RANDOM_SEED=$(RANDOM_SEED)"
	$(BIN)/pytest $(SPREAD)

fuzz-isa: setup  ## every instruction against other emulators for FUZZ_SECONDS (60)
	$(BIN)/python -m tests.differential --seconds $(or $(FUZZ_SECONDS),60)

torture: setup  ## 4,000 damaged files of each kind and 2,000 odd command lines; TORTURE="--seed 1 --count 100" for less
	$(BIN)/python -m tests.torture $(TORTURE)

fuzz: setup  ## decoder, ELF loader, CoreDSL and execution for FUZZ_SECONDS (600) each; needs a nightly compiler
	fuzz/run.sh

arch-test: setup  ## the public tests in RISCV_TESTS=<folder of riscv-tests> and ARCH_TEST=<of riscv-arch-test>
	$(if $(RISCV_TESTS)$(ARCH_TEST),,$(error say where they lie: make arch-test RISCV_TESTS=... ARCH_TEST=...))
	$(BIN)/python -m tests.arch $(RISCV_TESTS) $(ARCH_TEST)

mutants: setup  ## one-line faults in all schemes' C that some set's vectors must catch; MUTANTS="ml-dsa --set 44"
	nice -n 10 $(BIN)/python -m tests.mutants $(if $(MUTANTS),$(MUTANTS),--once)

adversary: setup  ## an hour of inputs to which a checker must not say yes; ADVERSARY="--only pairs --seconds 600" for less
	nice -n 10 $(BIN)/python -m tests.adversary $(ADVERSARY)

bench: setup  ## speeds, written to target/bench.json
	$(BIN)/python -m bench

fidelity: setup  ## CVA6 models against the RTL in RTL=<checkout>, on programs of our own; FIDELITY="--only random" for less
	$(if $(RTL),,$(error say where the RTL lies: make fidelity RTL=<checkout of openhwgroup/cva6 at the commit of cores/cva6-single.toml>))
	$(BIN)/python -m bench.fidelity --rtl $(RTL) $(FIDELITY)

lint: lint-rust lint-python  ## format, lint and types; changes nothing

lint-rust: lint-format
	cargo clippy --profile checked --workspace --all-targets --quiet -- -D warnings

lint-format:
	cargo fmt --all --check
	rustfmt --edition 2024 --check $(LISTED)

lint-python: $(VENV)/tools
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format:
	cargo fmt --all
	rustfmt --edition 2024 $(LISTED)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

stubs:  ## the stubs of the native module, from what stands in Rust
	cargo run --profile checked --quiet -p instar-stubs

bless: setup  ## rewrite golden files; read the diff before you commit it
	INSTAR_BLESS=1 $(BIN)/pytest tests/report tests/cli tests/documents tests/python/test_notebook.py -n 2

lock: $(VENV)/tools  ## pin what requirements-dev.in asks for
	rm -rf target/lock && $(PYTHON) -m venv target/lock
	target/lock/bin/python -m pip install --quiet -r requirements-dev.in
	{ sed -n 1p requirements-dev.txt; target/lock/bin/python -m pip freeze; } > target/requirements.new
	mv target/requirements.new requirements-dev.txt

site: $(VENV)/tools  ## the pages as a site that needs no network: target/site/index.html
	$(BIN)/python tools/site/build.py

wheel: $(VENV)/tools  ## dist: an sdist, and a wheel for any Linux of the last five years for each machine that can be built here
	$(BIN)/python tools/build_backend.py dist

stranger: wheel  ## what a stranger types who has that wheel and an empty folder, timed
	$(BIN)/python -m tests.first_hour.stranger dist

clean:
	rm -rf $(VENV) target dist

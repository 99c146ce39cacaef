#!/bin/sh
# Builds Instar for a first number: from an empty folder, in the profile that is quickest to build.
#
#     PYTHON=python3.11 tools/first_build.sh .venv
#
# Python packages are fetched while the Rust code compiles. `make setup` has the optimised build and the tools of
# the tests.
set -eu

venv=$1
bin=$venv/bin
begun=$(date +%s)
since() { echo $(($(date +%s) - begun)); }
fetch() { "$bin/python" -m pip install --quiet --disable-pip-version-check --constraint requirements-dev.txt "$@"; }

echo "Setting up in $venv, once: about four minutes on two processors. No root rights, nothing outside but caches."
echo "[1/3] Python environment and build tool: a quarter of a minute"
if ! [ -x "$bin/python" ]; then
    "${PYTHON:-python3.11}" -m venv "$venv" 2>/dev/null || python3 -m venv "$venv"
fi
fetch maturin

echo "[2/3] compiling Instar: about three minutes; beside it fetching clang and Python packages (120 MB)"
log=$venv/fetch.log
fetch ziglang numpy rich typer >"$log" 2>&1 &
fetching=$!
trap 'kill $fetching 2>/dev/null || true' EXIT
VIRTUAL_ENV=$(cd "$venv" && pwd)
export VIRTUAL_ENV
"$bin/maturin" develop --profile quick --skip-install
echo "      compiled after $(since) s; waiting for the Python packages"
if ! wait $fetching; then
    cat "$log" >&2
    exit 1
fi
trap - EXIT

echo "[3/3] installing into $venv"
tools/install.sh "$venv" --profile quick
echo "Ready after $(since) s."

#!/bin/sh
# Puts a compiled Instar into a virtual environment; says something only where that fails.
#
#     tools/install.sh .venv --release
set -eu

venv=$1
shift
VIRTUAL_ENV=$(cd "$venv" && pwd)
export VIRTUAL_ENV
# maturin names every package that is there already, however quiet it is asked to be.
log=$venv/install.log
if ! "$venv/bin/maturin" develop --quiet "$@" >"$log" 2>&1; then
    cat "$log" >&2
    exit 1
fi

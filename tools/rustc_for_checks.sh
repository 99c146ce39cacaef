#!/bin/sh
# Stands before the Rust compiler where tests are compiled (`RUSTC_WRAPPER`, make test-rust).
#
# A crate with its tests is compiled a second time, and what takes long there is optimising code that runs for a
# second. What the tests call in other crates stays as the profile has it, and every check of a debug build stays on.
#
# With INSTAR_CLIPPY (.ci/run) Clippy compiles the tests, and so reads each line of a crate: `make lint-rust` says the
# same, but has to read every library of others for it once more.
set -eu

rustc=$1
shift
clippy=${INSTAR_CLIPPY:+${rustc%rustc}clippy-driver}

# The module for Python has no tests. Clippy only reads it: code of Clippy's is not what rustc makes.
read_only() {
    before=
    for word; do
        shift
        case $before$word in
        --out-dir*) [ "$before" = "" ] || word=$scratch ;;
        --emit=*) word=--emit=metadata ;;
        esac
        set -- "$@" "$word"
        before=
        [ "$word" != --out-dir ] || before=$word
    done
    "$clippy" "$rustc" "$@"
}

case " $* " in
*" --test "*) exec ${clippy:+"$clippy"} "$rustc" "$@" -C opt-level=0 ;;
*" --crate-name _core "*)
    if [ -n "$clippy" ]; then
        scratch=$(mktemp -d)
        trap 'rm -rf "$scratch"' EXIT
        read_only "$@"
        rm -rf "$scratch"
    fi
    ;;
esac
exec "$rustc" "$@"

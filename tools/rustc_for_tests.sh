#!/bin/sh
# Stands before the Rust compiler where tests are compiled (`RUSTC_WRAPPER`, make test-rust).
#
# A crate with its tests is compiled a second time, and what takes long there is optimising code that runs for a
# second. What the tests call in other crates stays as the profile has it, and every check of a debug build stays on.
set -eu

rustc=$1
shift
case " $* " in
*" --test "*) exec "$rustc" "$@" -C opt-level=0 ;;
esac
exec "$rustc" "$@"

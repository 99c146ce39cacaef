#!/usr/bin/env bash
# Runs every fuzz target for FUZZ_SECONDS (600) with limits on time and memory, and prints a closing table.
# Needs a nightly toolchain; cargo-fuzz is installed below target/. What crashes lies in target/fuzz/<target>-*.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${FUZZ_SECONDS:-600}
here=$PWD/target/fuzz
tool=$here/tools/bin/cargo-fuzz
export CARGO_TARGET_DIR=$here/build
mkdir -p "$here"
rustc +nightly --version >/dev/null 2>&1 || {
  echo "make fuzz needs a nightly compiler: rustup toolchain install nightly" >&2
  exit 2
}
[ -x "$tool" ] || cargo install --quiet cargo-fuzz --version 0.13.1 --root "$here/tools"
.venv/bin/python fuzz/seeds.py "$here/corpus"
(cd fuzz && PATH="$here/tools/bin:$PATH" cargo +nightly fuzz build --fuzz-dir . -O)
status=0
table=$(printf '%-10s %12s %10s %8s %s' target executions coverage corpus result)
for target in decoder elf coredsl execute; do
  result="no crash"
  "$CARGO_TARGET_DIR"/*/release/"$target" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 \
    -print_final_stats=1 -artifact_prefix="$here/$target-" "$here/corpus/$target" \
    >"$here/$target.log" 2>&1 || { result="CRASH, see target/fuzz/$target.log" status=1; }
  executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$here/$target.log")
  last=$(grep -o 'cov: .*corp: [0-9]*' "$here/$target.log" | tail -1 || true)
  coverage=$(sed -n 's/cov: \([0-9]*\).*/\1/p' <<<"$last")
  corpus=$(sed -n 's/.*corp: \([0-9]*\)/\1/p' <<<"$last")
  table+=$'\n'$(printf '%-10s %12s %10s %8s %s' "$target" "${executions:-?}" "${coverage:-?}" "${corpus:-?}" "$result")
done
echo "$table"
exit $status

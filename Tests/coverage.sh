#!/usr/bin/env bash
# Runs the tests and prints, for each layer, how many regions of its code they have run; then every
# region of the inner layers that they have not.
set -euo pipefail
cd "$(dirname "$0")/.."
swift test --enable-code-coverage >/dev/null
folder=$(dirname "$(swift test --show-codecov-path)")
program=$(ls -d "$(dirname "$folder")"/*.xctest | head -n 1)
[ -d "$program" ] && program=$(ls "$program"/Contents/MacOS/*)
cov() { llvm-cov "$@" "$program" -instr-profile "$folder/default.profdata"; }
for layer in Domain UseCases Adapters Infrastructure App; do
  cov report "$layer" 2>/dev/null | awk -v layer="$layer" \
    '/^TOTAL/ { printf "%-15s %5d regions, %4d not run, %s\n", layer, $2, $3, $4 }'
done
for layer in Domain UseCases Adapters; do
  cov show --show-regions=false --show-line-counts-or-regions "$layer" 2>/dev/null |
    grep -E '^/|^ +[0-9]+\| +0\|' | grep -B1 -E '\| +0\|' || true
done

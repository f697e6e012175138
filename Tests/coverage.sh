#!/usr/bin/env bash
# Runs the tests and prints how many regions of each layer's code they have run, then every line of
# the inner layers in which a region has not been run.
set -euo pipefail
cd "$(dirname "$0")/.."
REVERSI_THOROUGH=1 swift test --enable-code-coverage >/dev/null 2>&1 || { echo 'the tests fail'; exit 1; }
folder=$(dirname "$(swift test --show-codecov-path)")
program=$(dirname "$folder")/reversiPackageTests.xctest
[ -d "$program" ] && program=$program/Contents/MacOS/reversiPackageTests
tools=$(dirname "$(readlink -f "$(command -v swift)")")
cov() { "$tools/llvm-cov" "$@" 2>/dev/null; }
profile=$folder/default.profdata

for layer in Domain UseCases Adapters Infrastructure App; do
  cov report "$program" -instr-profile "$profile" "$layer" | awk -v layer="$layer" \
    '/^TOTAL/ { printf "%-15s %5d regions, %4d not run, %s\n", layer, $2, $3, $4 }'
done
echo 'not run in the inner layers:'
cov show "$program" -instr-profile "$profile" --show-regions Domain UseCases Adapters |
  awk '/^\/.*:$/ { file = $0 } /^ +[0-9]+\|/ { line = $0 } /^ +[0-9]+\| +0\|/ { print file line } /\^0( |$)/ { print file line }' |
  sed "s|^$PWD/||" | sort -u

#!/usr/bin/env bash
# Draws new defects by chance over all lines of the product, and tries whether the usual tests
# notice them. A run that was ended goes on where it was.
#
#   Tests/mutants.sh [SEED [COUNT]]
#
# The seed is any text, the hash of the commit without one, and 150 are tried without a number. The
# same seed draws the same from the same product. What was drawn and what became of it is in
# .build/mutants: each that survives is either worth a test, or equal to the product in all that
# somebody can see, for a reason.
set -euo pipefail
cd "$(dirname "$0")/.."
seed=${1:-$(git rev-parse HEAD)}
count=${2:-150}
folder=.build/mutants
drawn=$folder/$seed-$count
mkdir -p "$folder"
swift build --product reversi-mutants >&2
.build/debug/reversi-mutants draw "$seed" "$count" >"$drawn.txt"
Tests/defects.sh --usual --count "$count" --results "$drawn.results" "$drawn.txt"

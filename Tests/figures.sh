#!/usr/bin/env bash
# Measures what Tests/Figures.md tells, and writes that file: when a version is made, and at no other
# time. Nothing else should run beside it; the whole takes about an hour on two cores.
#
#   Tests/figures.sh [PART ...]
#
# With names of parts (the functions below), only those are measured, and the others stay as they are
# in the file; so a run can be done in steps.
set -uo pipefail
cd "$(dirname "$0")/.." || exit 1
file=Tests/Figures.md
parts=(size speed search start levels beginners guests proofs tests)

swift build -c release --product reversi >/dev/null || exit 1
swift build -c release --product reversi-bench >/dev/null || exit 1
folder=$(swift build -c release --show-bin-path)
export PATH=$folder:$PATH

# Prints a command and what it prints, as a reader would see both.
shown() {
  printf '\n```console\n$ %s\n' "$1"
  bash -c "$1" 2>&1
  printf '```\n'
}

size() {
  echo 'The program that README installs on Linux, in bytes, and the lines of the five layers.'
  local build
  build=$(grep '^swift build .* -static-executable' README.md)
  bash -c "$build --scratch-path .build/static" >/dev/null 2>&1
  shown 'wc -c <.build/static/release/reversi'
  shown "git ls-files 'Domain/*.swift' 'UseCases/*.swift' 'Adapters/*.swift' 'Infrastructure/*.swift' 'App/*.swift' | xargs cat | wc -l"
}

speed() {
  cat <<'END'
Each row has the median and the best of its runs. The yardstick (`Support/Games/ObviousBoard.swift`)
is the board that most answers to the coding challenge use: 64 optionals, searched square by square
in eight directions. It is measured by turns with two perfts, one by the rules of `Domain` and one
by the engine's position. Memory stays the same over a million games through the use cases.
END
  shown reversi-bench
  shown 'reversi-bench memory 1000000'
  for level in 0 5; do
    shown "time taskset -c 0 reversi -bcomputer:$level -wcomputer:$level --seed 1 --games 2000 | tail -n 1"
  done
}

search() {
  cat <<'END'
What a move of the highest level loses with 22 to 24 empty squares, in disks, without and with its
guess of the end.
END
  shown 'reversi-bench losses 200'
}

start() {
  echo 'The program from its start to its first frame, and a key that is typed during an analysis.'
  shown "reversi-bench start $folder/reversi" | sed "s|$folder/||"
}

levels() {
  cat <<'END'
Each level against the one below, from openings of eight moves by chance; each opening is played
twice, with the colors exchanged.
END
  local level games
  for level in 1 2 3 4 5 6 7 8 9; do
    games=$((level < 5 ? 1000 : 100))
    shown "reversi -b computer:$level -w computer:$((level - 1)) --seed 1 --games $games | tail -n 1"
  done
}

beginners() {
  cat <<'END'
Four simulated beginners (`Support/Games/Beginner.swift`) against the lowest levels: the share of
the points they take. They are models, not people.
END
  shown 'reversi-bench beginners 1000'
  printf '\nThe last of them again, asked by a coach before each move that costs 6 disks or more.\n'
  for level in 1 2 3 4 5 6; do shown "reversi-bench coached 40 $level"; done
}

guests() {
  echo 'Matches with another engine, whose boards and scores are compared at the end of each game.'
  if command -v gtp-rhino >/dev/null; then
    for pair in '7 2' '8 3' '9 4'; do
      shown "reversi -b computer:${pair% *} -w 'gtp:gtp-rhino -l ${pair#* }' --seed 1 --games 100 | tail -n 1"
    done
  else
    printf '\nNot measured: no `gtp-rhino` was there.\n'
  fi
}

proofs() {
  echo 'How much the longest proofs do, in a thorough run.'
  shown "REVERSI_THOROUGH=1 swift test --filter 'EverySession|SchedulesTests' 2>&1 | grep -E '^in all |by seeded schedules'"
}

tests() {
  echo 'The usual run, and the lines of the tests.'
  swift build --build-tests >/dev/null
  shown "time swift test --skip-build 2>&1 | grep -aoE 'Test run with .* passed'"
  shown "git ls-files 'Tests/*.swift' | xargs cat | wc -l"
  shown "git ls-files 'Tests/Scenes/*.txt' | wc -l"
  shown "grep -c '\.swift$' Tests/Defects.txt"
}

# Prints a part as it stands in the file.
kept() { [ -f "$file" ] && awk -v head="## ${1^}" '/^## /{on = ($0 == head)} on' "$file"; }

measured() {
  printf '## %s\n\n' "${1^}"
  printf 'Measured on %s at %s, on %s cores.\n' "$(date +%F)" "$(git rev-parse --short HEAD)" "$(nproc)"
  "$1"
  echo
}


chosen=("$@")
[ $# -gt 0 ] || chosen=("${parts[@]}")
new=$(mktemp)
cat >"$new" <<'END'
# Figures

Written by `Tests/figures.sh`, whole, when a version is made: it is not changed by hand, nor by a
commit that changes the program. Each figure stands behind the command that prints it.

END
for part in "${parts[@]}"; do
  if [[ " ${chosen[*]} " == *" $part "* ]]; then measured "$part"; else kept "$part"; fi
done >>"$new"
mv "$new" "$file"

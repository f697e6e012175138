#!/usr/bin/env bash
# Plays scripts by two programs, such as those before and after a change, and compares what they
# print. A seed draws the scripts from the rows of the commands in Console (C3), with `&` behind some
# lines and moves between them. Most begin with a position near the end of a game of chance, where
# advice takes no time, and others with the moves of one.
#
#   Tests/scripts.sh OLD NEW [--count N] [--seed N] [--rows CONSOLE] [--keep FOLDER]
#
# Prints how often the row was drawn that was drawn least, each script that differs with what differs,
# and how many are equal; exit 1 if one differs. The rows are those of this checkout, or of another
# version of Console; the folder keeps the scripts and what both have printed.
set -euo pipefail
old=$(realpath "$1")
new=$(realpath "$2")
shift 2
count=1000
seed=1
rows=$(cd "$(dirname "$0")/.." && pwd)/Adapters/Adapters.docc/Console.md
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
while [ $# -gt 0 ]; do
  case $1 in
    --count) count=$2 ;;
    --seed) seed=$2 ;;
    --rows) rows=$2 ;;
    --keep)
      trap - EXIT
      rm -rf "$folder"
      folder=$2
      mkdir -p "$folder"
      ;;
    *) echo "unknown option '$1'"; exit 2 ;;
  esac
  shift 2
done

# The words of each row in a line, with tabs between: what stands in quotes in the first two columns,
# of which the second has several short forms in one. An empty line is an empty word.
words() {
  awk -F ' *[|] *' '
    /^## C3/ { inside = 1 }
    /^- \*\*C3\.1\*\*/ { exit }
    inside && /^\| [`a]/ {
      line = ""
      for (column = 2; column <= 3; column++) {
        count = split($column, parts, "`")
        for (i = 2; i <= count; i += 2) {
          if (parts[i] ~ /…/) continue
          if (column == 3) gsub(/ /, "\t", parts[i])
          line = line (line == "" ? "" : "\t") parts[i]
        }
      }
      print line
    }' "$rows"
}

# A game of chance for each script.
games() {
  local number
  for number in $(seq "$count"); do
    printf '%s\n' 'bc &' 'wc &' | "$new" --seed $((seed * count + number)) | moves
  done
}

# The moves of a game that is printed, in one word, in which a pass is no move.
moves() { sed -n 's/^[xo] plays \(..\),.*/\1/p' | tr -d '\n' && echo; }

# Writes the scripts into files that are named by their numbers.
draw() {
  awk -v count="$count" -v seed="$seed" -v folder="$folder" '
    # A number below a limit, of a generator that is the same everywhere (Park and Miller).
    function below(limit) {
      state = state * 16807 % 2147483647
      return int(state / 2147483647 * limit)
    }
    # A word of a row, with another number in the place of the one that it has.
    function command(row, words, word) {
      drawn[row]++
      word = ""
      if (split(rows[row], words, "\t") > 0) word = words[1 + below(length(words))]
      if (word == "wait S") return "wait " below(30) / 10
      if (word ~ /^(go|back) [0-9]+$/) sub(/[0-9]+/, below(62), word)
      else sub(/[0-9]+$/, below(8), word)
      return word
    }
    # The next moves of the game, mostly one.
    function moves(text, length_) {
      length_ = below(4) > 0 ? 2 : 2 * (1 + below(4))
      text = substr(game, place, length_)
      place += length_
      return text
    }
    function square() { return substr("abcdefgh", 1 + below(8), 1) 1 + below(8) }

    FNR == NR { rows[++rowCount] = $0; next }
    FNR == 1 { state = 1 + seed % 2147483646 }
    FNR <= count {
      game = $0
      isLate = below(8) > 0
      place = 1 + 2 * (isLate ? 46 + below(14) : below(60))
      file = folder "/" FNR ".script"
      print substr(game, 1, place - 1) > (isLate ? folder "/" FNR ".start" : file)
      for (line = 0; line < 8; line++) {
        kind = below(8)
        text = kind < 2 ? moves() : kind == 2 ? square() : command(1 + below(rowCount))
        print text (below(4) == 0 ? " &" : "") > file
      }
      print "history" > file
      print "position" > file
      close(file)
    }
    END {
      least = 1
      for (row = 2; row <= rowCount; row++) if (drawn[row] < drawn[least]) least = row
      print count " scripts of " rowCount " rows; drawn least: \"" rows[least] "\", " drawn[least] " times"
    }' <(words) <(games)
}

# Plays a script by both programs.
play() {
  local name=${1%.script} program
  local options=(--seed "$(basename "$name")")
  if [ -e "$name.start" ]; then
    options+=(--position "$(echo position | "$new" --moves "$(cat "$name.start")" | tail -n 1)")
  fi
  for program in old new; do
    timeout 600 "${!program}" "${options[@]}" <"$name.script" >"$name.$program" 2>&1 || true
  done
}
export -f play
export old new

draw
find "$folder" -name '*.script' -print0 | xargs -0 -n 1 -P "$(nproc)" bash -c 'play "$1"' scripts
equal=0
for number in $(seq "$count"); do
  if cmp -s "$folder/$number.old" "$folder/$number.new"; then
    equal=$((equal + 1))
  else
    echo "== script $number"
    diff "$folder/$number.old" "$folder/$number.new" || true
  fi
done
echo "$equal of $count scripts are played alike"
[ "$equal" -eq "$count" ]

#!/usr/bin/env bash
# Plays own games of weak players, takes each move that has cost 6 disks or more, gives its reasons,
# and has them checked by a program that shares no code with those who give them.
#
#   Tests/honesty.sh [SEED [COUNT]]
#
# Without numbers the seed is 1, and at least 10,000 mistakes are checked, which takes an hour or
# two. The lines are searched in parts of 32 games and kept in .build/honesty, so a run that was
# ended goes on where it was, and a later one searches nothing again; what is said of them is always
# new. What is printed: each false sentence, the sentences of each kind, the share of mistakes with
# a reason, which lies about the same mistakes were noticed, and what lines cost to be found.
set -euo pipefail
cd "$(dirname "$0")/.."
seed=${1:-1}
count=${2:-10000}
games=32
length=12
# The most empty squares after a move at which the checker searches the end of the game.
searched=12
folder=.build/honesty/$seed-$length
mkdir -p "$folder"
swift build -c release --product reversi-mistakes >&2
swift build -c release --product reversi-honesty >&2
programs=$(swift build -c release --show-bin-path)

parts=()
found=0
for ((part = 0; found < count; part++)); do
  lines=$folder/$part.lines
  if [ ! -f "$lines" ]; then
    "$programs/reversi-mistakes" play "$seed" $((part * games)) "$games" "$length" \
      >"$lines.new" 2>"$folder/$part.costs"
    mv "$lines.new" "$lines"
  fi
  found=$((found + $(wc -l <"$lines")))
  "$programs/reversi-mistakes" tell <"$lines" >"$folder/$part.told"
  parts+=("$folder/$part.told")
  echo "$found of $count mistakes" >&2
done

status=0
"$programs/reversi-honesty" check "$searched" "${parts[@]}" || status=1
echo
"$programs/reversi-honesty" lies "${parts[@]:0:4}" |
  sed -n '/^believed/p; /^| lie about/,$p' || status=1

# The reasons from shorter lines, and what it cost to find lines of each length.
printf '\n| moves after the first, at most | mistakes | with a reason |\n|---|---|---|\n'
for cut in 4 6 8 10 12; do
  cat "${parts[@]/%.told/.lines}" | "$programs/reversi-mistakes" tell "$cut" >"$folder/cut.told"
  "$programs/reversi-honesty" check 0 "$folder/cut.told" | sed -n "s/^| all |/| $cut |/p" ||
    status=1
done
printf '\n| moves after the first | lines | mean seconds to find one |\n|---|---|---|\n'
cat "${parts[@]/%.told/.costs}" |
  awk -F '\t' '{ lines[$1] += $2; time[$1] += $3 }
    END { for (n in lines) printf "| %d | %d | %.3f |\n", n, lines[n], time[n] / lines[n] }' |
  sort -t '|' -k 2 -n
exit $status

#!/usr/bin/env bash
# Has the program play games against another Othello engine that speaks GTP, and sees to it that
# both see the same: after every move their boards are equal, no move is refused, a game ends where
# both say so, and so does its score. Run it by hand, on the program as it was built last:
#
#   swift build && Tests/gtp-referee.sh gtp-rhino -l 1
#
# REVERSI is the program (by default .build/debug/reversi), LEVEL its level (0), GAMES how many are
# played (20; the program is Black in every other one), SEED the seed of its first game (1), and
# OPENING how many moves are played by chance before (0; the same for two games, with the colors
# changed). Two levels play each other like this:
#
#   LEVEL=4 OPENING=8 Tests/gtp-referee.sh .build/release/reversi --gtp --level 3
#
# Prints a line for each game, and how many were won; exit 1 at the first difference, with what was
# said in that game.
set -uo pipefail
[ $# -gt 0 ] || { sed -n '2,/^set/s/^# \{0,1\}//p' "$0"; exit 2; }
reversi=${REVERSI:-$(cd "$(dirname "$0")/.." && pwd)/.build/debug/reversi}
games=${GAMES:-20}
level=${LEVEL:-0}
opening=${OPENING:-0}
seed=${SEED:-1}
[ -x "$reversi" ] || { echo "$reversi is not built"; exit 2; }
command -v "$1" >/dev/null || { echo "there is no $1"; exit 2; }

# An engine that is gone is a failure to be told, not the end of the referee.
trap '' PIPE
said=()
declare -A reading writing
fail() {
  printf '%s\n' "${said[@]}" "FAILED in game $game: $*"
  exit 1
}

# Asks an engine something, and leaves what it says, without the mark, in `answer`: its exit is 0
# for `=`, 1 for `?`.
ask() { # ours|theirs, command
  local line first=''
  answer=''
  printf '%s\n' "$2" 2>/dev/null >&"${writing[$1]}" || fail "$1 does not take: $2"
  while IFS= read -r -t 60 line <&"${reading[$1]}" || fail "$1 does not answer: $2"; do
    line=${line%$'\r'}
    if [ -z "$first" ]; then
      [ -n "$line" ] || continue
      first=${line:0:1}
      answer=${line:1}
      answer=${answer# }
    elif [ -z "$line" ]; then
      break
    else
      answer+=$'\n'$line
    fi
  done
  said+=("$1: $2 -> $first $answer")
  [ "$first" = '=' ] || [ "$first" = '?' ] || fail "$1 answers what is no answer"
  [ "$first" = '=' ]
}

must() { ask "$@" || fail "$1 refuses: $2"; }

# Leaves the board of an engine in `board`: the rows, as they are numbered, of x for Black, o for
# White, and - for no disk.
see() {
  must "$1" showboard
  local row rows=()
  while IFS= read -r row; do
    [[ $row =~ ^[[:space:]]*([1-8])[[:space:]] ]] || continue
    row=${row//[0-9 ]/}
    row=${row,,}
    rows[BASH_REMATCH[1]]=${row//[.+]/-}$'\n'
  done <<<"$answer"
  board=$(printf %s "${rows[@]}")$'\n'
  [[ $board =~ ^([-xo]{8}$'\n'){8}$ ]] || fail "$1 shows no board"
}

compare() {
  see ours
  local mine=$board
  see theirs
  [ "$mine" = "$board" ] || fail "the boards differ"$'\n'"ours"$'\n'"$mine"$'\n'"theirs"$'\n'"$board"
}

# Prints the squares of the opening.
chance() {
  local number
  for ((number = 0; number < opening; number++)); do
    [ $((number % 2)) = 0 ] && echo genmove black || echo genmove white
  done | "$reversi" --gtp --seed $((seed + (game - 1) / 2)) | sed -n 's/^= \([A-H][1-8]\)$/\1/p'
}

play() { # the engine that is Black
  local side=black mover=$1 square passes=0
  moves=0
  passed=0
  must ours clear_board
  must theirs clear_board
  compare
  for square in $(chance); do
    must ours "play $side $square"
    must theirs "play $side $square"
    [ $side = black ] && side=white || side=black
    [ "$mover" = ours ] && mover=theirs || mover=ours
  done
  compare
  # A pass is not sent, since both make it by themselves.
  while [ $passes -lt 2 ]; do
    start=${EPOCHREALTIME/./}
    must "$mover" "genmove $side"
    [ "$mover" = theirs ] || slowest=$((${EPOCHREALTIME/./} - start > slowest ? ${EPOCHREALTIME/./} - start : slowest))
    [ "$mover" = theirs ] || thought=$((thought + ${EPOCHREALTIME/./} - start)) asked=$((asked + 1))
    square=${answer,,}
    if [ "$square" = pass ]; then
      passes=$((passes + 1))
    else
      [[ $square =~ ^[a-h][1-8]$ ]] || fail "$mover plays $square"
      passed=$((passed + passes))
      passes=0
      moves=$((moves + 1))
      must "$([ "$mover" = ours ] && echo theirs || echo ours)" "play $side $square"
    fi
    compare
    [ $side = black ] && side=white || side=black
    [ "$mover" = ours ] && mover=theirs || mover=ours
  done
}

total=0
won=0
lost=0
thought=0
slowest=0
asked=0
totalPassed=0
for ((game = 1; game <= games; game++)); do
  said=()
  coproc ours { trap - PIPE; exec "$reversi" --gtp --level "$level" --seed $((seed + game - 1)); }
  # Bash speaks of no second coprocess beside the first, though it keeps both.
  { coproc theirs { trap - PIPE; exec "$@" 2>&3; }; } 3>&2 2>/dev/null
  pids=("$ours_PID" "$theirs_PID")
  # Bash forgets the ends of a coprocess that has ended, and it may still have to be heard.
  exec {reading[ours]}<&"${ours[0]}" {writing[ours]}>&"${ours[1]}"
  exec {reading[theirs]}<&"${theirs[0]}" {writing[theirs]}>&"${theirs[1]}"
  play "$([ $((game % 2)) = 1 ] && echo ours || echo theirs)"
  must ours final_score
  score=$answer
  must theirs final_score
  [ "$answer" = "$score" ] || fail "the score is $score or $answer"
  must ours quit
  must theirs quit
  exec {reading[ours]}<&- {writing[ours]}>&- {reading[theirs]}<&- {writing[theirs]}>&-
  wait "${pids[@]}" 2>/dev/null
  total=$((total + moves))
  totalPassed=$((totalPassed + passed))
  us=$([ $((game % 2)) = 1 ] && echo Black || echo White)
  case $us$score in
    Black[B]*|White[W]*) won=$((won + 1)) ;;
    *[BW]+*) lost=$((lost + 1)) ;;
  esac
  echo "game $game, we are $us: moves $moves, passes $passed, $score"
done
echo "games $games, moves $total, passes $totalPassed: no illegal move, no board and no score that differs"
echo "won $won, lost $lost, tied $((games - won - lost)); $((thought / (asked + !asked) / 1000)) ms a move, $((slowest / 1000)) ms at most"

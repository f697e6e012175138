#!/usr/bin/env bash
# Has real system calls of the built program fail in two scenes. In the first it loads a saved game,
# saves moves, a level, and what is taken back and made again, and gives advice between them. In the
# second it also plays with a guest, which is the same program.
# The first call fails, the second, and so on until none is left, once or from there on, in each way
# that a disk or a channel to another process fails. After each run the old game or the new one is
# there, whole; each save that has failed was told, once; play went on, or else the guest could not be
# started, or has given up and left its side to a person, which was told, too; and the next start
# finds nothing to clear away by hand.
# Then lets a disk be slow, on a machine with one processor, and looks whether keys are still shown.
# Prints how many faults were injected, and each run that went wrong; exit 1 if any did.
# With an argument: the program to run, instead of one that is built here. A game that cannot be read
# gives way to a new one, about which a program that is not built for release thinks for long.
set -uo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
command -v gcc >/dev/null || { echo 'there is no gcc, which these tests need'; exit 2; }
program=${1:+$(realpath "$1")}
if [ -z "$program" ]; then
  (cd "$root" && swift build -c release --product reversi) >&2 || exit 2
  program=$root/.build/release/reversi
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
shim=$work/faults.so
gcc -shared -fPIC -O1 -Wall -o "$shim" "$root/Tests/Faults/faults.c" -ldl || exit 2
folder=$work/folder
game=$folder/game
faults=0
given_ups=0
wrong=0

# The command of a guest is split at spaces, so the path must have none.
ln -s "$(realpath "$program")" "$work/guest"
guest=(--white "gtp:$work/guest --gtp --level 1 --seed 1")

complain() {
  wrong=$((wrong + 1))
  echo "WRONG  $what: $*"
  head -n 20 "$work/log" | sed 's/^/         struck: /'
  sed 's/^/         told:   /' "$work/err"
}

# What the program has taken from the folder, with the options of a scene or with others.
play() { timeout 60 "$program" --save "$game" "$@" >"$work/out" 2>"$work/err"; }

# Begins a scene, in which `lines` are played with some options, from the board at standard input;
# `headers` are the first lines of the file at the beginning and after each line. A line saves once or
# not at all; the last one saves, and prints `sign` in any game.
scene() {
  local n
  options=("$@")
  saves=()
  last=${#lines[@]}
  rm -rf "$folder" "$work"/[0-9]*
  mkdir "$folder"
  { echo "${headers[0]}"; cat; } >"$work/0"
  for n in $(seq "$last"); do
    cp "$work/0" "$game"
    printf '%s\n' "${lines[@]:0:n}" 'quit' | play "${options[@]}" && cp "$game" "$work/$n"
    [ "$(head -n 1 "$work/$n")" = "${headers[n]}" ] || { echo "line $n is not saved as expected"; exit 2; }
    cmp -s "$work/$n" "$work/$((n - 1))" || saves+=("$n")
  done
  cp "$work/0" "$game"
  printf '%s\n' "${lines[@]}" | play "${options[@]}"
  cp "$work/out" "$work/expected"
}

is_state() { local n; for n in "$@"; do cmp -s "$game" "$work/$n" && return; done; return 1; }

# Whether a person has taken the side of the guest after a line.
is_given_up() { sed '1s/^\(.\)01/\100/' "$work/$1" | cmp -s "$game" -; }

# Whether the one call that failed must be told; 2 if that depends on what it was made for.
must_tell() {
  case "$kind:$1" in
    EINTR:*|short:*) return 1 ;;
    # A guest that fails gives up, which is told in words of its own.
    *' guest') return 1 ;;
    EACCES:"open $folder") return 1 ;;
    *:"open $game"|*:"lstat $game"|*:"read $game") return 2 ;;
    *:"open $game.lock"|*:"flock "*|*:"unlink "*|*:"lstat $game.lock") return 1 ;;
    *:"close $game.reversi-saving") return 0 ;;
    *:close*) return 1 ;;
    *) return 0 ;;
  esac
}

check() {
  local status=$1 line n sum=0 foreseen=0 unread=0 given_up= kept=0 end expected
  local -a counts=()
  if grep -q '^reversi: cannot start an engine: ' "$work/err"; then
    check_not_started "$status"
    check_next_start
    return
  fi
  while IFS= read -r line; do
    n=${line#reversi: line }
    n=${n%%:*}
    case $line in
      # That the first save will fail is said at the start; if it does not fail after all, no harm is
      # done.
      "reversi: Cannot save: $game: $words. Playing on."|"reversi: Cannot save: $game.lock: $words. Playing on.")
        foreseen=$((foreseen + 1))
        ;;
      "reversi: Cannot read the saved game: $game: $words. New game; this one will not be saved.")
        unread=$((unread + 1))
        ;;
      "reversi: line $n: Cannot save: $game: $words. Playing on.")
        counts[n]=$((${counts[n]:-0} + 1))
        sum=$((sum + 1))
        [ "${counts[n]}" -eq 1 ] || complain "line $n was told ${counts[n]} times"
        ;;
      "reversi: line $n: Reversi has ended. Game: "*|"reversi: line $n: Reversi cannot be started: $words. Game: "*)
        [ -z "$given_up" ] || complain 'the guest gave up twice'
        given_up=$n
        ;;
      *) complain 'something else was told' ;;
    esac
  done <"$work/err"
  [ "$foreseen" -le 1 ] && [ "$unread" -le 1 ] || complain 'it was told twice at the start'
  # A guest that gives up ends a script.
  end=${given_up:-$last}
  for n in "${saves[@]}"; do
    [ "$n" -gt "$end" ] || [ -n "${counts[n]:-}" ] || kept=$n
  done
  if [ "$unread" -gt 0 ]; then
    [ "$sum" -eq 0 ] && is_state 0 || complain 'what could not be read was saved over'
  fi
  if [ -n "$given_up" ]; then
    check_given_up "$status"
  else
    # It is 1 if the file does not hold the game at the end.
    [ "$unread" -eq 0 ] && [ "$kept" -eq "$last" ] && expected=0 || expected=1
    [ "$status" -eq "$expected" ] || complain "the status is $status"
    grep -q "^$sign" "$work/out" || complain 'play did not go on'
    if [ "$unread" -eq 0 ]; then
      cmp -s "$work/out" "$work/expected" || complain 'something else was shown'
      # What was saved last without a word, or something later.
      is_state $(seq "$kept" "$last") || complain "the game is torn, or line $kept was not saved"
    fi
  fi
  if [ -n "$given_up" ]; then
    given_ups=$((given_ups + 1))
    grep -q ' guest$' "$work/log" || complain 'the guest gave up for nothing'
    [ "$kind" != EINTR ] || complain 'the guest gave up for an interruption'
  fi
  if [ "$lasts" -eq 0 ]; then
    [ $((sum + unread + ${given_up:+1}+0)) -le 1 ] || complain 'one fault was told more than once'
    must_tell "$(cat "$work/log")"
    case $? in
      0) [ $((sum + unread)) -eq 1 ] || complain 'nothing was told' ;;
      1) [ $((sum + unread)) -eq 0 ] || complain 'what did no harm was told' ;;
    esac
  fi
  [ "$kind" != short ] || [ ! -s "$work/err" ] || complain 'what did no harm was told'
  check_next_start
}

# After a line at which the guest has given up.
check_given_up() {
  local shown
  [ "$1" -eq 1 ] || complain "the status is $1"
  [ "$(tail -n 2 "$work/out")" = $'o is manual\no stopped thinking' ] || complain 'no person has taken over'
  [ "$unread" -eq 0 ] || return
  shown=$(($(wc -l <"$work/out") - 2))
  head -n "$shown" "$work/out" | cmp -s - <(head -n "$shown" "$work/expected") || complain 'something else was shown'
  if [ -z "${counts[end]:-}" ]; then
    is_given_up $((end - 1)) || complain 'it is not saved that a person has taken over'
  else
    is_state $(seq "$kept" $((end - 1))) || complain "the game is torn, or line $kept was not saved"
  fi
}

# The guest could not be started, and nothing was played.
check_not_started() {
  [ "$1" -eq 1 ] || complain "the status is $1"
  [ "$(wc -l <"$work/err")" -eq 1 ] || complain 'something else was told'
  [ ! -s "$work/out" ] || complain 'something was played'
  is_state 0 || complain 'the game is not as it was'
  case $kind in EINTR|short) complain 'what did no harm was told' ;; esac
  grep -qE '^(socketpair|copy|spawn|write|poll|read) guest$' "$work/log" || complain 'what did no harm was told'
}

# Starts the program again, without a guest.
check_next_start() {
  local before
  cp "$game" "$work/left"
  before=$(head -n 1 "$work/left")
  play </dev/null || complain 'the next start ends badly'
  [ ! -s "$work/err" ] || complain 'the next start has something to tell'
  case $before in
    # A computer makes its move.
    o01*) [[ $(head -n 1 "$game") == "x01${before#o01}"* ]] || complain 'the next start loses the game' ;;
    *) cmp -s "$game" "$work/left" || complain 'the next start changes the game' ;;
  esac
  [ "$(ls -A "$folder" | tr '\n' ' ')" = 'game game.lock ' ] || complain "left over: $(ls -A "$folder")"
}

# Has one call after the other fail, once, or from there on (`lasting`), or only those that concern a
# guest from there on (`guest`).
inject() {
  kind=$1 number=$2 words=$3 lasts=1
  local mode=$4 guests=0 call=0 injected=0
  [ "$mode" != once ] || lasts=0
  [ "$mode" != guest ] || guests=1
  while :; do
    call=$((call + 1))
    what="$kind $mode at call $call"
    rm -rf "$folder" "$work/log"
    mkdir "$folder"
    cp "$work/0" "$game"
    : >"$work/log"
    printf '%s\n' "${lines[@]}" | LD_PRELOAD=$shim FAULT_FOLDER=$folder FAULT_GUESTS=$guests \
      FAULT_CALL=$call FAULT_LASTS=$lasts FAULT_KIND=$number FAULT_LOG=$work/log play "${options[@]}"
    local status=$?
    [ -s "$work/log" ] || break
    injected=$((injected + $(wc -l <"$work/log")))
    check "$status"
  done
  [ "$injected" -gt 0 ] || complain 'no call was struck'
  faults=$((faults + injected))
  printf '%-10s %-7s  %3d runs, %4d faults\n' "$kind" "$mode" $((call - 1)) "$injected"
}

# The saves, and advice between them; few squares are left, so that it takes milliseconds.
rows=(xo-o--xo xooooxoo xo--ooxo xooxoxo- xoooxooo xxxoxooo xxxxooxo xxxxxxxo)
from=from=$(IFS= && echo "${rows[*]}")x
sign='Played d3 again'
lines=(hint d3 c3 values analyze wc4 undo wm redo)
headers=(x00 x00 "o00 $from moves=d3" "x00 $from moves=d3c3" "x00 $from moves=d3c3" "x00 $from moves=d3c3"
  "x01 levels=01 $from moves=d3c3" 'x01 levels=01' 'x00 levels=01' "o00 levels=01 $from moves=d3")
scene < <(printf '%s\n' "${rows[@]}")
while read -r kind number words; do
  inject "$kind" "$number" "$words" once
  # What is interrupted for ever is tried for ever.
  [ "$kind" = EINTR ] || inject "$kind" "$number" "$words" lasting
done <<'KINDS'
ENOSPC 28 No space left on device
EIO 5 Input/output error
EACCES 13 Permission denied
EROFS 30 Read-only file system
EDQUOT 122 Disk quota exceeded
EINTR 4 Interrupted system call
short short nothing
zero zero Input/output error
KINDS

# Where files have no locks (ENOLCK), the start tells that once, and all is saved.
what='no locks'
rm -rf "$folder"
mkdir "$folder"
cp "$work/0" "$game"
: >"$work/log"
printf '%s\n' "${lines[@]}" | LD_PRELOAD=$shim FAULT_FOLDER=$folder FAULT_CALL=1 FAULT_LASTS=1 FAULT_ONLY=flock \
  FAULT_KIND=37 FAULT_LOG=$work/log play "${options[@]}" || complain "the status is $?"
grep -q '^flock ' "$work/log" || complain 'no call was struck'
echo "reversi: $game cannot be locked where it is. Do not open this game in another reversi." | cmp -s - "$work/err" ||
  complain 'something else was told'
cmp -s "$work/out" "$work/expected" || complain 'something else was shown'
is_state "$last" || complain 'the game is not saved'
check_next_start

# A guest, whose second thought is called off, and which is told the whole game for each.
sign='o is computer 3'
lines=('d3 &' board undo 'd3 &' 'wait 1' wm 'wc &' board wc3)
headers=('x01 levels=06' 'o01 levels=06 moves=d3' 'x01 levels=06 moves=d3c5' 'x01 levels=06'
  'o01 levels=06 moves=d3' 'o01 levels=06 moves=d3' 'o00 levels=06 moves=d3' 'o01 levels=06 moves=d3'
  'x01 levels=06 moves=d3c5' 'x01 ladder=03 moves=d3c5')
scene "${guest[@]}" < <(printf '%s\n' -------- -------- -------- ---ox--- ---xo--- -------- -------- --------)
while read -r kind number modes words; do
  for mode in ${modes//,/ }; do inject "$kind" "$number" "$words" "$mode"; done
done <<'KINDS'
ENOMEM 12 once,lasting,guest Cannot allocate memory
ECONNRESET 104 once,guest Connection reset by peer
EINTR 4 once Interrupted system call
short short once,lasting nothing
zero zero once,guest Input/output error
KINDS

# No guest outlives its program for long.
what='the end of the guests'
for _ in $(seq 100); do
  left=$(grep -als "$work/gues[t]" /proc/[0-9]*/cmdline | wc -l)
  [ "$left" -gt 0 ] || break
  sleep 0.1
done
[ "$left" -eq 0 ] || complain "$left processes are left"

# Types at a terminal while a save takes two seconds for the file, and two for the folder.
slow() {
  what="a slow disk, $*"
  rm -rf "$folder"
  mkdir "$folder"
  : >"$work/log"
  : >"$work/err"
  : >"$work/screen"
  mkfifo "$work/keys"
  LD_PRELOAD=$shim FAULT_FOLDER=$folder SLOW_SYNC=2 ONE_PROCESSOR=1 TERM=xterm LC_ALL=C timeout 30 \
    "$@" script -qfc "'$program' --save '$game'" "$work/screen" <"$work/keys" >/dev/null 2>&1 &
  exec 9>"$work/keys"
  rm "$work/keys"
  appears 'Type a square' 500 || complain 'the program does not start'
  printf 'd3\r' >&9
  sleep 0.5
  printf 'still typing' >&9
  if ! appears 'still typing' 30; then complain 'keys are not shown within 0.3 seconds'; fi
  if grep -q 'plays d3' "$work/screen"; then complain 'the save has not been slow'; fi
  appears 'plays d3' 800 || complain 'the move is never shown'
  printf '\025quit\r' >&9
  exec 9>&-
  wait $!
  [ "$(head -n 1 "$game")" = 'o00 moves=d3' ] || complain 'the move is not saved'
  echo "slow    $*"
}

# Waits for something to be on the screen, so many hundredths of a second.
appears() {
  local left=$2
  until grep -q "$1" "$work/screen"; do
    left=$((left - 1))
    [ "$left" -gt 0 ] || return 1
    sleep 0.01
  done
}

if command -v script >/dev/null; then
  slow env
  slow env LIBDISPATCH_COOPERATIVE_POOL_STRICT=1
  command -v taskset >/dev/null && slow taskset -c 0 env
else
  echo 'there is no script(1), so nothing was typed at a terminal'
fi

echo "$faults faults injected, a guest gave up in $given_ups runs, $wrong wrong"
[ "$wrong" -eq 0 ] && [ "$given_ups" -gt 0 ]

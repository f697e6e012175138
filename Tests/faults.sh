#!/usr/bin/env bash
# Has real system calls of the built program fail while it loads a saved game and saves moves, a
# level, and what is taken back and made again:
# the first call, the second, and so on until none is left, once or from there on, in each way that
# a disk fails. After each run the old game or the new one is there, whole; each save that has failed
# was told, once; play went on; and the next start finds nothing to clear away by hand.
# Then lets a disk be slow, on a machine with one processor, and looks whether keys are still shown.
# Prints how many faults were injected, and each run that went wrong; exit 1 if any did.
# With an argument: the program to run, instead of one that is built here.
set -uo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
command -v gcc >/dev/null || { echo 'there is no gcc, which these tests need'; exit 2; }
program=${1:-}
if [ -z "$program" ]; then
  (cd "$root" && swift build --product reversi) >&2 || exit 2
  program=$root/.build/debug/reversi
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
shim=$work/faults.so
gcc -shared -fPIC -O1 -Wall -o "$shim" "$root/Tests/Faults/faults.c" -ldl || exit 2
folder=$work/folder
game=$folder/game
faults=0
wrong=0

complain() {
  wrong=$((wrong + 1))
  echo "WRONG  $what: $*"
  sed 's/^/         struck: /' "$work/log"
  sed 's/^/         told:   /' "$work/err"
}

play() { timeout 20 "$program" --save "$game" >"$work/out" 2>"$work/err"; }

# The lines that are played, of which each is one save and leaves something else.
lines=(d3 c3 wc4 undo wm redo)
headers=(x00 'o00 moves=d3' 'x00 moves=d3c3' 'x01 levels=04 moves=d3c3' 'x01 levels=04' 'x00 levels=04'
  'o00 levels=04 moves=d3')
last=${#lines[@]}

# The states: what was there, and what is there after each line.
mkdir "$folder"
play </dev/null
printf 'x00\n--------\n--------\n--------\n---ox---\n---xo---\n--------\n--------\n--------\n' >"$game"
cp "$game" "$work/0"
for n in $(seq "$last"); do
  cp "$work/0" "$game"
  printf '%s\n' "${lines[@]:0:n}" | play && cp "$game" "$work/$n"
  [ "$(head -n 1 "$work/$n")" = "${headers[n]}" ] || { echo "line $n is not saved as expected"; exit 2; }
done

is_state() { local n; for n in "$@"; do cmp -s "$game" "$work/$n" && return; done; return 1; }

# Whether the one call that failed must be told; 2 if that depends on what it was made for.
must_tell() {
  case "$kind:$1" in
    EINTR:*|short:*) return 1 ;;
    EACCES:"open $folder") return 1 ;;
    *:"open $game"|*:"lstat $game"|*:"read $game") return 2 ;;
    *:"open $game.lock"|*:"flock "*|*:"unlink "*|*:"lstat $game.lock") return 1 ;;
    *:"close $game.reversi-saving") return 0 ;;
    *:close*) return 1 ;;
    *) return 0 ;;
  esac
}

check() {
  local status=$1 told told0 unread sum=0 kept=0 n count
  # That the first save will fail is said at the start; if it does not fail after all, no harm is done.
  told0=$(grep -cxF -e "reversi: Cannot save: $game: $words. Playing on." \
    -e "reversi: Cannot save: $game.lock: $words. Playing on." "$work/err")
  [ "$told0" -le 1 ] || complain 'it was told twice at the start'
  told=$(($(wc -l <"$work/err") - told0))
  for n in $(seq "$last"); do
    count=$(grep -cxF "reversi: line $n: Cannot save: $game: $words. Playing on." "$work/err")
    [ "$count" -le 1 ] || complain "line $n was told $count times"
    [ "$count" -gt 0 ] || kept=$n
    sum=$((sum + count))
  done
  unread=$(grep -cxF "reversi: Cannot read the saved game: $game: $words. New game; this one will not be saved." "$work/err")
  [ "$status" -eq 0 ] || complain "the status is $status"
  [ $((sum + unread)) -eq "$told" ] || complain 'something else was told'
  [ "$unread" -le 1 ] || complain 'it was told twice'
  grep -q '^Played d3 again' "$work/out" || complain 'play did not go on'
  if [ "$unread" -gt 0 ]; then
    [ "$told" -eq 1 ] && is_state 0 || complain 'what could not be read was saved over'
  else
    # What was saved last without a word, or something later.
    is_state $(seq "$kept" "$last") || complain "the game is torn, or line $kept was not saved"
  fi
  if [ "$lasts" -eq 0 ]; then
    [ "$told" -le 1 ] || complain 'one fault was told more than once'
    must_tell "$(cat "$work/log")"
    case $? in
      0) [ "$told" -eq 1 ] || complain 'nothing was told' ;;
      1) [ "$told" -eq 0 ] || complain 'what did no harm was told' ;;
    esac
  fi
  cp "$game" "$work/left"
  play </dev/null || complain 'the next start ends badly'
  [ ! -s "$work/err" ] || complain 'the next start has something to tell'
  cmp -s "$game" "$work/left" || complain 'the next start changes the game'
  [ "$(ls -A "$folder" | tr '\n' ' ')" = 'game game.lock ' ] || complain "left over: $(ls -A "$folder")"
}

inject() {
  kind=$1 number=$2 words=$3 lasts=$4
  local call=0 injected=0
  while :; do
    call=$((call + 1))
    what="$kind at call $call$([ "$lasts" -eq 1 ] && echo ' and after')"
    rm -rf "$folder" "$work/log"
    mkdir "$folder"
    cp "$work/0" "$game"
    : >"$work/log"
    printf '%s\n' "${lines[@]}" | LD_PRELOAD=$shim FAULT_FOLDER=$folder FAULT_CALL=$call FAULT_LASTS=$lasts \
      FAULT_KIND=$number FAULT_LOG=$work/log play
    local status=$?
    [ -s "$work/log" ] || break
    injected=$((injected + $(wc -l <"$work/log")))
    check "$status"
  done
  faults=$((faults + injected))
  printf '%-7s %s  %3d runs, %4d faults\n' "$kind" "$([ "$lasts" -eq 1 ] && echo lasting || echo 'once   ')" \
    $((call - 1)) "$injected"
}

while read -r kind number words; do
  inject "$kind" "$number" "$words" 0
  # What is interrupted for ever is tried for ever.
  [ "$kind" = EINTR ] || inject "$kind" "$number" "$words" 1
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
  appears 'New game' 500 || complain 'the program does not start'
  printf 'd3\r' >&9
  sleep 0.5
  printf 'still typing' >&9
  if ! appears 'still typing' 30; then complain 'keys are not shown within 0.3 seconds'; fi
  if grep -q 'plays d3' "$work/screen"; then complain 'the save has not been slow'; fi
  appears 'plays d3' 800 || complain 'the move is never shown'
  printf '\025quit\r' >&9
  exec 9>&-
  wait $!
  cmp -s "$game" "$work/1" || complain 'the move is not saved'
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

echo "$faults faults injected, $wrong wrong"
[ "$wrong" -eq 0 ]

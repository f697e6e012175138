#!/usr/bin/env bash
# Puts each defect of Tests/Defects into a copy of the project, alone, and runs tests on it: a defect
# is killed when they fail. The suite that its patch names in the first line runs first and should
# kill it; otherwise all tests run, from the nearest to the thorough ones.
# Prints each one's fate, then killed/total and the time; exit 1 unless all are killed by the suites
# that they name.
#
#   Tests/defects.sh [--results FILE] [NAME ...]
#
# With names: only those defects. With a file: fates are added to it, and a defect whose fate is there
# already is not tried again, so that a run can go on where an earlier one ended.
#
# Only what changed is built: the module of the defect, and what is linked from it. That is right as
# long as the module's interface stays the same, byte by byte; if it does not, everything is built.
set -uo pipefail
results=/dev/null
if [ "${1:-}" = --results ]; then
  results=$(realpath "$2")
  touch "$results"
  shift 2
fi
root=$(cd "$(dirname "$0")/.." && pwd)
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
(cd "$root" && git ls-files -z | xargs -0 tar cf -) | tar xf - -C "$copy"
cd "$copy" || exit 1

# What a run takes first: those that take seconds come last.
slow='EverySessionTests|SchedulesTests|PowerLossTests|SearchAgreementTests|BlockWriterTests'

# The modules, with the outer ones first: a module that is built again is never older than one that
# imports it.
modules=(ReversiApp Matches GTPGuests Players Engine RawTerminal Infrastructure
  MatchReports GTPFront LiveFront TerminalInput Adapters UseCases Domain)
file() { sed -n 's|^+++ b/||p' "$1" | head -n 1; }
layer() { file "$1" | sed 's|/.*||'; }
module() {
  case $(file "$1") in
    App/*) echo ReversiApp ;;
    Adapters/Terminal/*) echo TerminalInput ;;
    Adapters/Live/*) echo LiveFront ;;
    Adapters/GTP/*) echo GTPFront ;;
    Adapters/Match/*) echo MatchReports ;;
    Infrastructure/Terminal/*) echo RawTerminal ;;
    Infrastructure/Guests/*) echo GTPGuests ;;
    Infrastructure/Engine/* | Infrastructure/Players/* | Infrastructure/Matches/*)
      file "$1" | cut -d / -f 2
      ;;
    *) layer "$1" ;;
  esac
}
suite() { sed -n '1s/^Killed by //p' "$1"; }
near() {
  case $1 in
    Domain) echo '^(Domain|UseCases)Tests\.' ;;
    UseCases) echo '^UseCasesTests\.' ;;
    *) echo "^$1Tests\\." ;;
  esac
}

# Links a product again, as the package manager would.
link() {
  local words
  mapfile -t words < <(
    sed -n "/^  \"C\\.$1-$triple-debug\\.$2\":/,/^ *args:/s/^ *args: //p" .build/debug.yaml |
      sed 's/^\["//; s/"\]$//; s/","/\n/g')
  "${words[@]}"
}
interface() { cksum <".build/debug/Modules/$1.swiftmodule"; }
# Builds a module and links it to the others; false if it does not build, or if what imports
# it must be built again.
rebuild() {
  swift build --target "$1" >log 2>&1 && [ "$(interface "$1")" = "${interfaces[$1]}" ] &&
    link reversiPackageTests test && link reversi exe && link reversi-core exe &&
    link reversi-test-engine exe && link reversi-test-host exe
} >>log 2>&1

# Whether some tests pass. What hangs outlives the command that started it.
passes() {
  REVERSI_WATCHDOG=${patience:-60} timeout 1800 swift test --skip-build "$@" >log 2>&1
  local status=$?
  [ $status -eq 124 ] && pkill -KILL -f "$copy/.build/"
  return $status
}
thoroughly() {
  # What computes leaves what waits without a thread for minutes.
  local -x patience=600 REVERSI_THOROUGH=1
  passes --skip "$slow" && passes --filter "$slow"
}
survives() {
  local near
  near=$(near "$(layer "$1")")
  passes --filter "$near" --skip "$slow" && passes --skip "$near" --skip "$slow" &&
    passes --filter "$slow" && thoroughly
}
witness() {
  local line
  if line=$(grep -m1 -oE '^✘ (Test "[^"]*"|Watchdog: .*)' log); then
    sed -E 's/^✘ (Test )?//; s/"//g' <<<"$line"
  elif grep -qE 'signal code|Fatal error' log; then
    echo 'a trap'
  else
    return 1
  fi
}
# What becomes of the tests in a copy that holds a patch.
fate_of_built() {
  local name suite
  name=$(basename "$1" .patch)
  suite=$(suite "$1")
  if [ -n "$suite" ] && ! passes --filter "\\.$suite/"; then
    echo "killed          $name, by $suite: $(witness || echo 'no end')"
  elif survives "$1"; then
    echo "SURVIVED        $name"
  elif witness=$(witness); then
    suite=$(sed -nE 's/^✘ Suite (\w+) failed.*/\1/p' log | head -n 1)
    # A patch that names no suite leaves it to chance which one notices it.
    if [ -n "$(suite "$1")" ]; then
      echo "KILLED FAR AWAY $name, by ${suite:-none}: $witness"
    else
      echo "killed          $name, by ${suite:-none}: $witness"
    fi
  else
    echo "HANGS           $name"
  fi
}
# Tries a defect for which its module alone is built; false if that is not enough.
try() {
  local told
  git apply --unsafe-paths "$1" || return
  if rebuild "$(module "$1")"; then told=$(fate_of_built "$1"); fi
  git apply --unsafe-paths -R "$1"
  [ -n "${told:-}" ] && tell "$told"
}
# Tries a defect for which everything is built.
try_whole() {
  local told
  git apply --unsafe-paths "$1" || return
  if swift build --build-tests >log 2>&1; then
    told=$(fate_of_built "$1")
  else
    told="DOES NOT BUILD  $(basename "$1" .patch)"
  fi
  git apply --unsafe-paths -R "$1"
  tell "$told"
}
tell() {
  echo "$1"
  echo "$1" >>"$results"
  tried=$((tried + 1))
  [[ $1 == killed* ]] && killed=$((killed + 1))
  return 0
}
is_told() { grep -qE "^[A-Za-z ]+  $(basename "$1" .patch)(,|\$)" "$results"; }

patches=(Tests/Defects/*.patch)
[ $# -gt 0 ] && patches=("${@/#/Tests/Defects/}") && patches=("${patches[@]/%/.patch}")
tried=0
killed=0
# What fails without a defect proves nothing.
if ! { swift build --build-tests >log 2>&1 && passes; }; then
  grep -E '^✘|error:' log || tail -n 40 log
  echo "the tests fail without any defect"
  exit 1
fi
start=$SECONDS
triple=$(sed -n 's/^  "C\.reversiPackageTests-\(.*\)-debug\.test":$/\1/p' .build/debug.yaml)
declare -A interfaces
for module in "${modules[@]}"; do interfaces[$module]=$(interface "$module"); done
whole=()
for module in "${modules[@]}"; do
  for patch in "${patches[@]}"; do
    [ "$(module "$patch")" = "$module" ] || continue
    if is_told "$patch"; then
      continue
    elif ! git apply --unsafe-paths --check "$patch" >log 2>&1; then
      tell "DOES NOT APPLY  $(basename "$patch" .patch)"
    elif ! try "$patch"; then
      whole+=("$patch")
    fi
  done
  # What is left of the last defect goes before an inner module is built.
  rebuild "$module"
done
for patch in "${whole[@]}"; do try_whole "$patch"; done
echo "$killed/$tried killed in $((SECONDS - start)) s, ${#whole[@]} of them with everything built again"
[ "$killed" -eq "$tried" ]

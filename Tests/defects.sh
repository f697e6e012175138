#!/usr/bin/env bash
# Puts each defect of a list into a copy of the project, alone, and runs tests on it: a defect is
# killed when they fail. The tests of the file's own room run first, then the scenes, all other
# tests, and at last the thorough ones. Prints each one's fate, and who has noticed it, then
# killed/total and the time; exit 1 unless all are killed.
#
#   Tests/defects.sh [--usual] [--count N] [--results FILE] [LIST] [PART-OF-NAME ...]
#
# The list is Tests/Defects.txt without one, and without parts of names all of it is tried. --usual
# leaves the thorough tests out, and --count tries the first N that can be built. With a file fates
# are added to it, and a defect whose fate is there is not tried again, so that a run goes on where
# one has ended. The copy stays in .build/defects, with who has noticed what, to be asked first.
#
# Only the module of a defect is built, and linked to the others, which were built before: a build
# for debugging takes only declarations over from another module, and no defect changes one.
set -uo pipefail
usual='' count='' results=/dev/null
while :; do
  case ${1:-} in
    --usual) usual=1 && shift ;;
    --count) count=$2 && shift 2 ;;
    --results) touch "$2" && results=$(realpath "$2") && shift 2 ;;
    *) break ;;
  esac
done
root=$(cd "$(dirname "$0")/.." && pwd)
list=$root/Tests/Defects.txt
[ -f "${1:-}" ] && list=$(realpath "$1") && shift
copy=$root/.build/defects
noticed=$copy/.build/noticed
mkdir -p "$copy/.build"
find "$copy" -mindepth 1 -maxdepth 1 ! -name .build -exec rm -rf {} +
(cd "$root" && git ls-files -z | xargs -0 tar cf -) | tar xf - -C "$copy"
cp "$list" "$copy/.build/list"
cd "$copy" || exit 1
touch "$noticed" .build/passed

# What takes seconds to itself comes behind all others.
slow='EverySessionTests|SchedulesTests|PowerLossTests|SearchAgreementTests|BlockWriterTests'

# The modules, with the outer ones first: a module that is built again is never older than one that
# imports it.
modules=(ReversiApp Matches GTPGuests Players Engine RawTerminal Infrastructure
  MatchReports GTPFront LiveFront TerminalInput Adapters UseCases Domain)
module() {
  case $1 in
    App/*) echo ReversiApp ;;
    Adapters/Terminal/*) echo TerminalInput ;;
    Adapters/Live/*) echo LiveFront ;;
    Adapters/GTP/*) echo GTPFront ;;
    Adapters/Match/*) echo MatchReports ;;
    Infrastructure/Terminal/*) echo RawTerminal ;;
    Infrastructure/Guests/*) echo GTPGuests ;;
    Infrastructure/Engine/* | Infrastructure/Players/* | Infrastructure/Matches/*)
      cut -d / -f 2 <<<"$1"
      ;;
    *) echo "${1%%/*}" ;;
  esac
}
# The tests of a file's room: the suites in the folder of its name, or else those of its layer.
room() {
  local layer=${1%%/*} folder suites
  folder=Tests/${layer}Tests/$(cut -d / -f 2 <<<"$1")
  suites=$(cd "$folder" 2>/dev/null && ls | sed -nE 's/^(\w+Tests)\.swift$/\1/p' | paste -sd '|')
  if [ -n "$suites" ]; then echo "^${layer}Tests\\.($suites)/"; else echo "^${layer}Tests\\."; fi
}

# Links a product again, as the package manager would.
link() {
  local words
  mapfile -t words < <(
    sed -n "/^  \"C\\.$1-$triple-debug\\.$2\":/,/^ *args:/s/^ *args: //p" .build/debug.yaml |
      sed 's/^\["//; s/"\]$//; s/","/\n/g')
  "${words[@]}"
}
rebuild() {
  swift build --target "$1" && link reversiPackageTests test && link reversi exe &&
    link reversi-core exe && link reversi-test-engine exe && link reversi-test-host exe
} >log 2>&1

# Whether some tests pass with a number of seconds of a processor for each process. What hangs
# outlives the command that started it, but not its session.
passes() {
  local -x REVERSI_WATCHDOG=${patience:-100}
  local seconds=$1 session status
  shift
  (ulimit -t "$seconds" && exec setsid timeout 7200 swift test --skip-build "$@" >log 2>&1) &
  session=$!
  wait $session
  status=$?
  [ $status -eq 0 ] || ps -o pid= -s $session | xargs -r kill -KILL
  return $status
} 2>/dev/null
usually() {
  local room
  room=$(room "$1")
  passes 120 --filter "$room" --skip "$slow" && passes 120 --filter '^SceneTests\.' &&
    passes 300 --skip "$room|^SceneTests\.|$slow" && passes 300 --filter "$slow"
}
thoroughly() {
  # What computes leaves what waits without a thread for minutes.
  local -x patience=600 REVERSI_THOROUGH=1
  passes 3600 --skip "$slow" && passes 3600 --filter "$slow"
}
# Whether no test notices the defect of a file.
survives() {
  local last
  last=$(awk -F '\t' -v name="$2" '$1 == name { suite = $2 } END { print suite }' "$noticed")
  { [ -z "$last" ] || passes 120 --filter "\\.$last/"; } && usually "$1" &&
    { [ -n "$usual" ] || thoroughly; }
}
# Who has noticed it, from the output of the tests.
witness() {
  local suite line
  suite=$(sed -nE 's/^✘ Suite (\w+) failed.*/\1/p' log | head -n 1)
  line=$(grep -m1 -oE '^✘ (Test "[^"]*"|Watchdog: .*)' log | sed -E 's/^✘ (Test )?//; s/"//g')
  [ -n "$line" ] || line=$(grep -qE 'signal code|Fatal error' log && echo 'a trap' || echo 'no end')
  [ -n "$suite" ] && printf '%s\t%s\n' "$name" "$suite" >>"$noticed"
  echo "${suite:-no suite}: $line"
}
try() {
  local file=$1 name=$2
  cp -p "$file" .build/original
  if ! .build/reversi-mutants put .build/list "$name"; then
    tell 'DOES NOT STAND' "$name"
    return
  elif ! rebuild "$(module "$file")"; then
    tell 'does not build' "$name"
  elif survives "$file" "$name"; then
    tell SURVIVED "$name"
  else
    tell killed "$name" "$(witness)"
  fi
  cp -p .build/original "$file"
}
tell() {
  printf '%-14s %s%s\n' "$1" "$2" "${3:+, by $3}"
  printf '%s\t%s\t%s\n' "$1" "$2" "${3:-}" >>"$results"
  printf '%s\t%s\n' "$1" "$2" >>"$fates"
}
fates=$(mktemp)
trap 'rm -f "$fates"' EXIT
number() { cut -f 1 "$fates" | grep -cE "$1"; }

# What fails without a defect proves nothing. The same files need not pass twice.
files=$(find . -name .build -prune -o -type f ! -name log -print0 |
  sort -z | xargs -0 cksum | cksum)
if ! { swift build --build-tests && swift build --product reversi-mutants &&
  cp .build/debug/reversi-mutants .build/; } >log 2>&1 ||
  ! { [ "$files" = "$(cat .build/passed)" ] || passes 300; }; then
  grep -E '^✘|error:' log || tail -n 40 log
  echo 'the tests fail without any defect'
  exit 1
fi
echo "$files" >.build/passed
triple=$(sed -n 's/^  "C\.reversiPackageTests-\(.*\)-debug\.test":$/\1/p' .build/debug.yaml)

start=$SECONDS
mapfile -t entries < <(.build/reversi-mutants list .build/list)
if [ $# -gt 0 ]; then
  mapfile -t entries < <(printf '%s\n' "${entries[@]}" | grep -F -- "$(printf '%s\n' "$@")")
fi
wanted=${count:-${#entries[@]}}
home=()
for entry in "${entries[@]}"; do home+=("$(module "${entry%%	*}")"); done
for module in "${modules[@]}"; do
  # One that does not build leaves its place to the next one of its module.
  open=$(printf '%s\n' "${home[@]:0:wanted}" | grep -cx "$module")
  tried=
  for number in "${!entries[@]}"; do
    [ "${home[number]}" = "$module" ] && [ "$open" -gt 0 ] || continue
    file=${entries[number]%%	*} name=${entries[number]#*	}
    if told=$(grep -F "	$name	" "$results"); then
      cut -f 1,2 <<<"$told" >>"$fates"
    else
      try "$file" "$name"
      tried=1
    fi
    [[ $(tail -n 1 "$fates") == 'does not build'* ]] || open=$((open - 1))
  done
  # What is left of the last defect goes before an inner module is built.
  [ -z "$tried" ] || rebuild "$module"
done
echo "$(number killed)/$(number 'killed|SURVIVED') killed in $((SECONDS - start)) s;" \
  "$(number 'does not build') do not build"
[ "$(number killed)" -eq "$wanted" ]

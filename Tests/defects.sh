#!/usr/bin/env bash
# Puts each defect of Tests/Defects into a copy of the project, alone, and runs the tests on it: a
# defect is killed when they fail. The usual tests run first, the thorough ones on what survives them.
# Prints each one's fate, then killed/total; exit 1 unless all are.
#
#   Tests/defects.sh [--results FILE] [NAME ...]
#
# With names: only those defects. With a file: fates are added to it, and a defect whose fate is there
# already is not tried again, so that a run can go on where an earlier one ended.
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

# The tests of the defect's own layer see it soonest, so they come first; those that take seconds
# come last.
slow='EverySessionTests|SchedulesTests|PowerLossTests'
near() {
  case $(sed -n 's|^+++ b/||p' "$1" | head -n 1) in
    Domain/*) echo '^(Domain|UseCases)Tests\.' ;;
    UseCases/*) echo '^(UseCases|Adapters)Tests\.' ;;
    Adapters/*) echo '^AdaptersTests\.' ;;
    Infrastructure/*) echo '^InfrastructureTests\.' ;;
    *) echo '^AppTests\.' ;;
  esac
}
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
  near=$(near "$1")
  passes --filter "$near" && passes --skip "$near" && thoroughly
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
fate() {
  local name by
  name=$(basename "$1" .patch)
  if ! git apply --unsafe-paths "$1" >log 2>&1; then
    echo "DOES NOT APPLY  $name"
    return
  fi
  if ! swift build --build-tests >log 2>&1; then
    echo "DOES NOT BUILD  $name"
  elif survives "$1"; then
    echo "SURVIVED        $name"
  elif by=$(witness); then
    echo "killed          $name, by: $by"
  else
    echo "HANGS           $name"
  fi
  git apply --unsafe-paths -R "$1"
}

patches=(Tests/Defects/*.patch)
[ $# -gt 0 ] && patches=("${@/#/Tests/Defects/}") && patches=("${patches[@]/%/.patch}")
killed=0
isBuilt=
for patch in "${patches[@]}"; do
  name=$(basename "$patch" .patch)
  if ! told=$(grep -m1 -E "^[A-Za-z ]+  $name(,|\$)" "$results"); then
    if [ -z "$isBuilt" ]; then
      # What fails without a defect, also thoroughly and within the same patience, proves nothing.
      if ! { swift build --build-tests >log 2>&1 && passes && thoroughly; }; then
        grep -E '^✘|error:' log || tail -n 40 log
        echo "the tests fail without any defect"
        exit 1
      fi
      isBuilt=yes
    fi
    told=$(fate "$patch")
    echo "$told" >>"$results"
  fi
  echo "$told"
  [[ $told == killed* ]] && killed=$((killed + 1))
done
echo "$killed/${#patches[@]} killed"
[ "$killed" -eq "${#patches[@]}" ]

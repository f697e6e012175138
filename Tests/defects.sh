#!/usr/bin/env bash
# Puts each defect of Tests/Defects into a copy of the project, alone, and runs the tests on it: a
# defect is killed when they fail. Prints each one's fate, then killed/total; exit 1 unless all are.
# With arguments: only the defects named.
set -uo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
(cd "$root" && git ls-files -z | xargs -0 tar cf -) | tar xf - -C "$copy"
cd "$copy" || exit 1

if ! { swift build --build-tests && swift test --skip-build; } >log 2>&1; then
  grep -E '^✘|error:' log || tail -n 40 log
  echo "the tests fail without any defect"
  exit 1
fi

# The tests of the defect's own layer see it soonest, so they come first; those that take seconds
# come last.
slow='EverySessionTests|SchedulesTests|AgreementTests'
near() {
  case $(sed -n 's|^+++ b/||p' "$1" | head -n 1) in
    Domain/*) echo '^(Domain|UseCases)Tests\.' ;;
    UseCases/*) echo '^(UseCases|Adapters)Tests\.' ;;
    Adapters/*) echo '^AdaptersTests\.' ;;
    Infrastructure/*) echo '^InfrastructureTests\.' ;;
    *) echo '^AppTests\.' ;;
  esac
}
passes() {
  timeout 120 swift test --skip-build "$@" >log 2>&1
  local status=$?
  # What hangs outlives the command that started it.
  [ $status -eq 124 ] && pkill -KILL -f "$copy/.build/"
  return $status
}

killed=0
total=0
patches=(Tests/Defects/*.patch)
[ $# -gt 0 ] && patches=("${@/#/Tests/Defects/}") && patches=("${patches[@]/%/.patch}")
for patch in "${patches[@]}"; do
  total=$((total + 1))
  name=$(basename "$patch" .patch)
  if ! git apply --unsafe-paths "$patch" >log 2>&1; then
    echo "DOES NOT APPLY  $name"
    continue
  fi
  if ! swift build --build-tests >log 2>&1; then
    echo "DOES NOT BUILD  $name"
  elif near=$(near "$patch") && passes --filter "$near" --skip "$slow" &&
    passes --skip "$near" --skip "$slow" && passes --filter "$slow"; then
    echo "SURVIVED        $name"
  elif witness=$(grep -m1 -oE '^✘ Test "[^"]*"' log); then
    killed=$((killed + 1))
    echo "killed          $name, by: $(cut -d'"' -f2 <<<"$witness")"
  elif grep -qE 'signal code|Fatal error' log; then
    killed=$((killed + 1))
    echo "killed          $name, by: a trap"
  else
    echo "HANGS           $name"
  fi
  git apply --unsafe-paths -R "$patch"
done
echo "$killed/$total killed"
[ "$killed" -eq "$total" ]

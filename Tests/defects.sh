#!/usr/bin/env bash
# Puts each defect of Defects.txt into a copy of the project, alone, and runs the tests: those of
# its layer and the scenes, then all, then the thorough ones. Prints which of them notices it; exit 1
# if none does.
#
#   Tests/defects.sh [PART-OF-NAME]
#   Tests/defects.sh check
#
# The second only says which entries do not stand in their files once.
set -uo pipefail
cd "$(dirname "$0")/.." || exit 1
list=$PWD/Tests/Defects.txt

# Prints the file and the name of each entry.
entries() { awk -v RS= -F '\n' '{ sub(/^(#[^\n]*\n)+/, "") } !/^#/ { print $2 "\t" $1 }' "$list"; }

# Prints a file with a defect in it; exit 1 unless what it replaces stands there once, wherever the
# lines begin.
put() { # file, name
  awk -v name="$2" '
    function bare(line) { sub(/^ +/, "", line); return line }
    FNR == NR && $0 == "" { inside = 0 }
    FNR == NR && $0 == name { inside = 1 }
    FNR == NR && inside && /^-/ { old[++wanted] = bare(substr($0, 3)) }
    FNR == NR && inside && /^[+]/ { new[++added] = substr($0, 3) }
    FNR < NR { lines[++count] = $0 }
    END {
      for (first = 1; first <= count - wanted + 1; first++) {
        for (i = 1; i <= wanted && bare(lines[first + i - 1]) == old[i];) i++
        if (i > wanted) { places++; place = first }
      }
      if (places != 1) exit 1
      for (i = 1; i < place; i++) print lines[i]
      match(lines[place], /^ */)
      for (i = 1; i <= added; i++) print substr(lines[place], 1, RLENGTH) new[i]
      for (i = place + wanted; i <= count; i++) print lines[i]
    }' "$list" "$1"
}

check() {
  local file name wrong=0
  while IFS=$'\t' read -r file name; do
    put "$file" "$name" >/dev/null && continue
    echo "$name: what it replaces does not stand in $file once"
    wrong=1
  done < <(entries)
  return $wrong
}

# Prints the target of each entry before it, outer targets first: what is built again is then never
# older than what imports it.
by_target() {
  awk -F '\t' '
    FNR == NR { folder[NR] = $1; target[NR] = $2; next }
    {
      best = 0
      for (i in folder) {
        if (index($1, folder[i] "/") == 1 && length(folder[i]) > length(folder[best])) best = i
      }
      print best "\t" target[best] "\t" $0
    }' <(targets) - | sort -s -n -r | cut -f 2-
}
# Prints folder and name of each target, in the order of Package.swift.
targets() {
  awk -v RS='[.](executableT|t)arget[(]' 'match($0, /name: "[^"]*"/) {
    name = substr($0, RSTART + 7, RLENGTH - 8)
    if (match($0, /path: "[^"]*"/)) print substr($0, RSTART + 7, RLENGTH - 8) "\t" name
  }' Package.swift
}

# Builds a target alone and links it to the others: a build for debugging takes only declarations
# over from another target, and no defect changes one.
rebuild() {
  swift build --target "$1" && link reversiPackageTests test && link reversi exe &&
    link reversi-console exe
} >log 2>&1
# Links a product again, as the package manager would.
link() { # product, its kind
  local words
  mapfile -t words < <(sed -n "/^  \"C\.$1-$triple-debug\.$2\":/,/^ *args:/s/^ *args: //p" .build/debug.yaml |
    sed 's/^\["//; s/"\]$//; s/","/\n/g')
  "${words[@]}"
}

passes() { timeout 3600 swift test --skip-build "$@" >log 2>&1; }
survives() {
  local layer=${1#App/Game/}
  passes --filter "^(${layer%%/*}|App)Tests\." --skip EverySession && passes &&
    REVERSI_THOROUGH=1 REVERSI_WATCHDOG=600 passes
}

check || exit 1
[ "${1:-}" != check ] || exit 0
copy=$PWD/.build/defects
mkdir -p "$copy"
find "$copy" -mindepth 1 -maxdepth 1 ! -name .build -exec rm -rf {} +
git ls-files -z | xargs -0 tar cf - | tar xf - -C "$copy"
cd "$copy" || exit 1
swift build --build-tests >log 2>&1 && passes || { echo 'the tests fail without any defect'; exit 1; }
triple=$(basename "$(dirname "$(swift build --show-bin-path)")")
status=0 last=
while IFS=$'\t' read -r target file name <&3; do
  # What is left of the last defect goes before an inner target is built.
  [ "$target" = "${last:-$target}" ] || rebuild "$last"
  last=$target
  cp -p "$file" .build/original
  put .build/original "$name" >"$file"
  if ! rebuild "$target"; then
    fate='DOES NOT BUILD'
  elif survives "$file"; then
    fate=SURVIVED
  else
    fate="killed, by $(grep -m1 -oE '^✘ (Test "[^"]*"|Watchdog: .*)' log || echo 'a trap')"
  fi
  [[ $fate == killed* ]] || status=1
  echo "$name: $fate"
  cp -p .build/original "$file"
done 3< <(entries | grep -F -- "${1:-}" | by_target)
exit $status

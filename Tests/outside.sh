#!/usr/bin/env bash
# Builds fronts in packages of their own, from the text of the guide to a first front alone: its program; all of its
# files, each test after those that are read before it; and its program with a target called Domain.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
guide=$root/Adapters/Adapters.docc/YourFirstFront.md
ln -s "$root" "$work/reversi"

# Prints the block of code of the guide that follows the name of its file.
block() {
  awk -v name="\`$1\`" '
    index($0, name) { named = 1 }
    named && /^```swift$/ { inside = 1; next }
    inside && /^```$/ { found = 1; exit }
    inside
    END { exit !found }' "$guide"
}

# Makes the package of the guide's program in a folder beside this project, and goes there.
package() {
  mkdir -p "$work/$1/Sources/App"
  cd "$work/$1"
  block Package.swift >Package.swift
  for file in Storyteller StoryGame main; do block $file.swift >Sources/App/$file.swift; done
}

# Runs the program of a package, which must tell what d3 turns.
plays() {
  echo d3 | swift run App >log 2>&1 || { cat log; exit 1; }
  grep -Fx 'You turn d4.' log || { cat log; exit 1; }
}

echo "== the guide's program"
package plain
plays

echo '== the guide, in the order in which it is read'
block targets >targets
sed -i.old -e '/^  targets:/r targets' -e '/^  targets: .*]$/d' Package.swift
mkdir -p Tests/AppTests
number=0
for file in $(grep -oE '^`[A-Za-z]+\.swift`:$|`main\.swift`' "$guide" | tr -d '`:'); do
  case $file in
    *Tests.swift)
      block "$file" >Tests/AppTests/"$file"
      swift test >log 2>&1 || { cat log; exit 1; }
      number=$((number + $(grep -c '^@Test' Tests/AppTests/"$file")))
      grep "Test run with $number tests\? .* passed" log || { cat log; exit 1; }
      ;;
    *) block "$file" >Sources/App/"$file" ;;
  esac
done
plays

echo '== a target called Domain beside ours'
package aliased
mkdir -p Sources/Domain
echo 'public enum Wood: Sendable { case oak }' >Sources/Domain/Wood.swift
printf '%s\n' 'import Domain' 'let wood = Wood.oak' >Sources/App/Wood.swift
sed -i.old -e 's|package: "reversi")|package: "reversi", moduleAliases: ["Domain": "ReversiDomain"])|' \
  -e 's|targets: \[.*|targets: [\
    .target(name: "Domain"), .executableTarget(name: "App", dependencies: ["Domain"] + reversi),\
  ]|' Package.swift
sed -i.old 's/^import Domain$/import ReversiDomain/' Sources/App/Stor*.swift
plays

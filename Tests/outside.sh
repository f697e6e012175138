#!/usr/bin/env bash
# Builds a front in a package of its own, from the text of README and of the guide to a first front
# alone, and runs its tests: with targets of its own called Domain and App, without an alias, and
# with this project as a git repository. The folder of this project has another name each time.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
readme=$root/README.md
guide=$root/Adapters/Adapters.docc/YourFirstFront.md

# Prints the block of code that follows the name of its file.
block() {
  awk -v name="\`$1\`" '
    index($0, name) { named = 1 }
    named && /^```swift$/ { inside = 1; next }
    inside && /^```$/ { found = 1; exit }
    inside
    END { exit !found }' "$2"
}

# Makes the package in a folder, with this project at a path.
package() {
  mkdir -p "$1"/Sources/{App,Domain} "$1"/Tests/AppTests
  cd "$1"
  block Package.swift "$readme" | sed "s|\"../reversi\"|\"$2\"|" >Package.swift
  block Storyteller.swift "$readme" >Sources/App/Storyteller.swift
  for file in StoryGame main GreedyComputer TextRepository; do
    block $file.swift "$guide" >Sources/App/$file.swift
  done
  for file in StoryTests ComputerTests RepositoryTests; do
    { echo '@testable import App'; block $file.swift "$guide"; } >Tests/AppTests/$file.swift
  done
}

# Changes files of the package in place.
change() {
  sed -i.old "$@"
  find . -name '*.old' -delete
}

# Runs the tests of the package, and its program: a move is made, and the input ends.
try() {
  echo "== $1"
  swift test >log 2>&1 || true
  grep 'Test run with 4 tests .* passed' log || { cat log; exit 1; }
  echo d3 | swift run --skip-build App | grep -Fx 'You turn d4.'
}

ln -s "$root" "$work/My Reversi-2"
package "$work/aliased" '../My Reversi-2'
change 's/^import Domain$/import ReversiDomain/' Sources/App/*.swift Tests/AppTests/*.swift
echo 'public enum Wood: Sendable { case oak }' >Sources/Domain/Wood.swift
printf '%s\n' 'import Domain' 'let wood = Wood.oak' >Sources/App/Wood.swift
try 'targets called Domain and App beside ours'

package "$work/plain" '../My Reversi-2'
rmdir Sources/Domain
change -e 's/, moduleAliases: \[[^]]*\]//' -e '/target(name: "Domain")/d' \
  -e 's/\["Domain"\] + reversi/reversi/' Package.swift
try 'no alias'

mkdir "$work/reversi-3"
(cd "$root" && git ls-files -z --cached --others --exclude-standard | xargs -0 tar cf -) |
  tar xf - -C "$work/reversi-3"
git -C "$work/reversi-3" init -q -b main
git -C "$work/reversi-3" add .
git -C "$work/reversi-3" -c user.name=reversi -c user.email=reversi@localhost commit -qm 'As it is'
change -e "s|\"../My Reversi-2\"|\"file://$work/reversi-3\"|" \
  -e 's|.package(path: path)|.package(url: path, branch: "main")|' Package.swift
try 'a git repository'

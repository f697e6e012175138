#!/usr/bin/env bash
# Builds fronts in packages of their own, from the text of the guide to a first front alone: a loop of its own, with
# Domain and UseCases alone; the guide's program with its test; and its program with a target called Domain. With the
# argument "inner" it builds the one with a loop of its own.
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
  mkdir -p "$work/$1/Sources/App" "$work/$1/Tests/AppTests"
  cd "$work/$1"
  block Package.swift >Package.swift
  for file in Front main GreedyComputer TextRepository; do block $file.swift >Sources/App/$file.swift; done
  block FrontTests.swift >Tests/AppTests/FrontTests.swift
}

# Runs the program of a package, which must draw the disk on d3.
plays() {
  echo d3 | swift run App game >log 2>&1 || { cat log; exit 1; }
  grep -Fx '  3 - - -(x)- - - - 3' log || { cat log; exit 1; }
}

echo '== a loop of its own, with Domain and UseCases alone'
mkdir -p "$work/inner/Sources/App"
cd "$work/inner"
block Package.swift | sed -e 's/, "Adapters", "Infrastructure"//' -e '/testTarget/d' >Package.swift
block OwnLoop.swift >Sources/App/OwnLoop.swift
cat >Sources/App/main.swift <<'SWIFT'
import Domain
import UseCases

/// Keeps nothing, and prints what is to be seen of each event.
struct Quiet: GameRepository, Presenter {
  func load() -> SavedGame? { nil }
  func save(_ saved: SavedGame) {}
  func present(_ event: Event, in session: Session) {
    guard case .placed(let move) = event else { return }
    print("\(move.side) \(move.square)")
  }
}

var game = try OwnLoop(Ports(repository: Quiet(), presenter: Quiet()))
while game.session.game.result == nil {
  while game.end(choosing: { $0.legalSquares.first }) {}
  let square = game.session.game.legalSquares.first
  let step = square.map { Record.Step.move($0) } ?? .pass
  guard game.session.game.result != nil || game.make(step) == .accepted else { break }
}
print("over: \(game.session.game.result?.dark ?? -1)")
SWIFT
swift run App >log 2>&1 || { cat log; exit 1; }
grep -Fx 'x d3' log && grep -Fx 'o c3' log && grep -E '^over: [0-9]+$' log || { cat log; exit 1; }
[ "${1:-}" != inner ] || exit 0

echo "== the guide's program, and its test"
package plain
plays
swift test >log 2>&1 || { cat log; exit 1; }
grep 'Test run with 2 tests .* passed' log || { cat log; exit 1; }

echo '== a target called Domain beside ours'
package aliased
mkdir -p Sources/Domain
echo 'public enum Wood: Sendable { case oak }' >Sources/Domain/Wood.swift
printf '%s\n' 'import Domain' 'let wood = Wood.oak' >Sources/App/Wood.swift
sed -i.old -e 's|package: "reversi")|package: "reversi", moduleAliases: ["Domain": "ReversiDomain"])|' \
  -e 's|    .executableTarget(name: "App", dependencies: reversi),|    .target(name: "Domain"),\
    .executableTarget(name: "App", dependencies: ["Domain"] + reversi),|' -e '/testTarget/d' Package.swift
sed -i.old 's/^import Domain$/import ReversiDomain/' Sources/App/[FGTm]*.swift
plays

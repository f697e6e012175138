/// The lines that were entered, and the walk through them.
///
/// A line that the walk visits can be edited and is found as it was left, as is the half-typed one
/// that the walk began with; coming back to that one ends the walk, and the edits of the others.
struct LineHistory: Hashable, Sendable {
  private static let limit = 100

  private var entries: [String] = []
  /// The lines before and after the one that is recalled; after the newest comes the half-typed one.
  private var older: [TypedLine] = []
  private var newer: [TypedLine] = []

  /// Remembers a line, unless it is blank or the last one again, and ends the walk.
  mutating func remember(_ line: String) {
    leave()
    guard !line.allSatisfy(\.isWhitespace), line != entries.last else { return }
    entries = entries.suffix(Self.limit - 1) + [line]
  }

  /// Ends the walk; what was edited on it is forgotten.
  mutating func leave() {
    (older, newer) = ([], [])
  }

  /// Puts the next older line in the place of a line, if there is one.
  mutating func recallOlder(_ line: inout TypedLine) {
    if newer.isEmpty { older = entries.map { TypedLine($0) } }
    guard let recalled = older.popLast() else { return }
    newer.append(line)
    line = recalled
  }

  /// Puts the next newer line in the place of a line, if there is one.
  mutating func recallNewer(_ line: inout TypedLine) {
    guard let recalled = newer.popLast() else { return }
    older.append(line)
    line = recalled
    if newer.isEmpty { leave() }
  }
}

/// The lines that were entered, and the position of a walk through them.
///
/// Lines that are visited can be edited, and keep their edits during the walk. The walk ends, and
/// forgets these edits, when it returns to the half-typed line that it began with.
struct LineHistory: Hashable, Sendable {
  private static let limit = 100

  private var entries: [TypedLine] = []
  /// The lines before and after the recalled one; the half-typed line comes after the newest.
  private var older: [TypedLine] = []
  private var newer: [TypedLine] = []
  /// Whether a line is recalled: the half-typed one is then among the newer ones.
  private var isWalking: Bool { !newer.isEmpty }

  mutating func remember(_ line: String) {
    leave()
    guard !line.allSatisfy(\.isWhitespace), line != entries.last?.text else { return }
    entries = entries.suffix(Self.limit - 1) + [TypedLine(line)]
  }

  mutating func leave() {
    older = []
    newer = []
  }

  mutating func recallOlder(_ line: inout TypedLine) {
    if !isWalking { older = entries }
    guard let recalled = older.popLast() else { return }
    newer.append(line)
    line = recalled
  }

  mutating func recallNewer(_ line: inout TypedLine) {
    guard let recalled = newer.popLast() else { return }
    older.append(line)
    line = recalled
    if !isWalking { leave() }
  }
}

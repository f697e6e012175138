/// The entered lines, and a walk through them.
///
/// Recalled lines keep their edits during the walk. It ends, and forgets the edits, when it returns
/// to its half-typed line.
struct LineHistory: Hashable, Sendable {
  private static let limit = 100

  private var entries: [TypedLine] = []
  /// The lines before and after the recalled one, the half-typed line last.
  private var older: [TypedLine] = []
  private var newer: [TypedLine] = []
  /// True while a line is recalled.
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

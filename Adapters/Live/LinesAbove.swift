/// The latest lines above the block, those first that have been written.
struct LinesAbove {
  private var lines: [LiveLine] = []
  /// How many of the lines, at their end, have not been written yet.
  private var newCount = 0

  mutating func add(_ new: [LiveLine]) {
    newCount += new.count
    lines += new
    lines = lines.suffix(max(100, newCount))
  }

  mutating func add(_ sentences: [String]) {
    add(sentences.map(LiveLine.sentence))
  }

  /// Takes the rows of the lines that have not been written yet and, before them, a number of those
  /// that have.
  mutating func take(again count: Int, in layout: LiveLayout) -> [String] {
    let rows = { (line: LiveLine) in line.wrapped(in: layout).map { $0.drawn(in: layout) } }
    let new = lines.suffix(newCount).flatMap(rows)
    let old = lines.dropLast(newCount)
    newCount = 0
    guard count > 0 else { return new }
    return old.flatMap(rows).suffix(count) + new
  }
}

/// The latest lines above the block, those first that have been written.
struct LinesAbove {
  private var lines: [String] = []
  /// How many of the lines, at their end, have not been written yet.
  private var newCount = 0

  mutating func add(_ new: [String]) {
    newCount += new.count
    lines += new
    lines = lines.suffix(max(100, newCount))
  }

  /// Takes the rows of the lines that have not been written yet and, before them, a number of those
  /// that have.
  mutating func take(again count: Int, in layout: LiveLayout) -> [[TextRun]] {
    let new = lines.suffix(newCount).flatMap(layout.rows)
    let old = lines.dropLast(newCount)
    newCount = 0
    // Every line has a row at least.
    return old.suffix(count).flatMap(layout.rows).suffix(count) + new
  }
}

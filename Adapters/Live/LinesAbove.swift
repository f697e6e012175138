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
  mutating func take(again count: Int, in style: LiveStyle) -> [Row] {
    func rows(_ lines: some Sequence<String>) -> [Row] {
      lines.flatMap { style.rows(of: $0, columns: style.columns) }
    }
    let new = rows(lines.suffix(newCount))
    let old = lines.dropLast(newCount)
    newCount = 0
    // Every line has a row at least.
    return rows(old.suffix(count)).suffix(count) + new
  }
}

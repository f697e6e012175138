/// The latest lines above the block, those first that have been written.
struct LinesAbove {
  /// A line above the block.
  struct Line {
    let text: String
    /// Whether it is part of a drawing, which shows the sides without colors, so that it can be
    /// copied.
    let isDrawing: Bool
  }

  private var lines: [Line] = []
  /// How many of the lines, at their end, have not been written yet.
  private var newCount = 0

  mutating func add(_ new: [String], areDrawing: Bool = false) {
    newCount += new.count
    lines += new.map { Line(text: $0, isDrawing: areDrawing) }
    lines = lines.suffix(max(100, newCount))
  }

  /// Takes the rows of the lines that have not been written yet and, before them, a number of those
  /// that have.
  mutating func take(again count: Int, in rows: (Line) -> [String]) -> [String] {
    let new = lines.suffix(newCount).flatMap(rows)
    let old = lines.dropLast(newCount)
    newCount = 0
    guard count > 0 else { return new }
    return old.flatMap(rows).suffix(count) + new
  }
}

/// The latest lines above the block, those first that have been written.
struct LinesAbove {
  /// A drawing shows the sides without colors, so that it can be copied.
  typealias Line = (text: String, isDrawing: Bool)

  private var lines: [Line] = []
  private var newCount = 0

  mutating func add(_ new: [String], areDrawing: Bool = false) {
    newCount += new.count
    lines = (lines + new.map { ($0, areDrawing) }).suffix(max(100, newCount))
  }

  /// Takes the rows of the lines that have not been written yet and, before them, a number of those
  /// that have.
  mutating func take(again count: Int, in rows: (Line) -> [String]) -> [String] {
    defer { newCount = 0 }
    let old = count > 0 ? lines.dropLast(newCount).flatMap(rows).suffix(count) : []
    return old + lines.suffix(newCount).flatMap(rows)
  }
}

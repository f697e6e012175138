/// The latest lines above the block, those first that have been written, and where these stand.
///
/// A terminal keeps rows together, whatever its size: those that leave the window at its top come
/// back when it grows. So a place counts from the foot of the window, and on into the history.
struct LinesAbove {
  private struct Line {
    let text: String
    /// The rows it was written in, when there were so many columns; none before.
    var rows = 0
    var columns = 0
    /// The place of its last row, which is 1 at the foot of the window.
    var height = 0
    /// How many rows, at its beginning, still stand of a line that is to be written again.
    var kept = 0
  }

  private var lines: [Line] = []
  /// How many of the lines, at their end, have not been written yet, or no longer stand.
  private var newCount = 0
  /// Which of the new lines were taken last.
  private var taken = 0..<0

  mutating func add(_ new: [String]) {
    newCount += new.count
    lines += new.map { Line(text: $0) }
    lines = lines.suffix(max(100, newCount))
  }

  /// Lets the lines be written again that stand in the lowest rows, which are erased.
  mutating func erase(rows count: Int) {
    let erased = lines.indices.suffix(lines.reversed().prefix { $0.height <= count }.count)
    for number in erased {
      let kept = max(0, lines[number].rows - (count - lines[number].height + 1))
      let isNew = number >= lines.count - newCount
      lines[number].kept = isNew ? min(lines[number].kept, kept) : kept
    }
    newCount = max(newCount, erased.count)
  }

  /// Takes the rows of the lines that no longer stand and, unless they wait, of those that have not
  /// been written yet.
  mutating func take(letting newWait: Bool, in style: LiveStyle) -> [Row] {
    let new = lines.indices.suffix(newCount)
    let waiting = newWait ? new.reversed().prefix { lines[$0].rows == 0 }.count : 0
    taken = new.dropLast(waiting)
    return taken.flatMap { number in
      let rows = style.rows(of: lines[number].text, columns: style.columns)
      // What was broken elsewhere is written as a whole.
      let kept = lines[number].columns == style.columns ? lines[number].kept : 0
      (lines[number].rows, lines[number].columns) = (rows.count, style.columns)
      return rows.dropFirst(kept)
    }
  }

  /// Notes that what was taken stands above so many rows now, and that so many rows have pushed up
  /// what stood there before.
  mutating func stand(aboveRows count: Int, pushedBy pushed: Int) {
    for number in lines.indices.dropLast(newCount) { lines[number].height += pushed }
    var height = count + 1
    for number in taken.reversed() {
      lines[number].height = height
      height += lines[number].rows
    }
    newCount -= taken.count
    taken = 0..<0
  }
}

/// The latest lines above the block, in the order of writing.
///
/// A terminal brings rows that left at the top back when the window grows. So places count from the
/// foot of the window, on into the history.
struct LinesAbove {
  private struct Line {
    let text: String
    /// The rows it took at a width of `columns`, 0 before it is written.
    var rows = 0
    var columns = 0
    /// The place of its last row, 1 at the foot of the window.
    var height = 0
    /// The number of its first rows that an erasure left standing.
    var kept = 0
  }

  private var lines: [Line] = []
  /// The number of lines at the end that are unwritten or erased.
  private var newCount = 0
  /// The indices of the new lines taken last.
  private var taken = 0..<0

  mutating func add(_ new: [String]) {
    newCount += new.count
    lines += new.map { Line(text: $0) }
    lines = lines.suffix(max(100, newCount))
  }

  /// Notes that the lowest rows are erased, so that their lines are rewritten.
  mutating func erase(rows count: Int) {
    let erased = lines.indices.suffix(lines.reversed().prefix { $0.height <= count }.count)
    for number in erased {
      let kept = max(0, lines[number].rows - (count - lines[number].height + 1))
      let isNew = number >= lines.count - newCount
      lines[number].kept = isNew ? min(lines[number].kept, kept) : kept
    }
    newCount = max(newCount, erased.count)
  }

  /// Takes the rows to write: erased lines and, unless `newWait`, new ones.
  mutating func take(letting newWait: Bool, in style: LiveStyle) -> [Row] {
    let new = lines.indices.suffix(newCount)
    let waiting = newWait ? new.reversed().prefix { lines[$0].rows == 0 }.count : 0
    taken = new.dropLast(waiting)
    return taken.flatMap { number in
      let rows = style.rows(of: lines[number].text, columns: style.columns)
      // A line that was broken at another width is written whole.
      let kept = lines[number].columns == style.columns ? lines[number].kept : 0
      (lines[number].rows, lines[number].columns) = (rows.count, style.columns)
      return rows.dropFirst(kept)
    }
  }

  /// Records the new places of all lines.
  ///
  /// The taken lines stand above `count` rows. The lines before them were pushed up by `pushed`
  /// rows.
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

/// The latest lines above the block, in order of output.
///
/// When a window grows, its terminal restores rows from the scrollback. So positions are counted
/// from the bottom of the window up.
struct LinesAbove {
  private struct Line {
    let text: String
    /// The number of rows the line took at width `columns`, or 0 if unwritten.
    var rows = 0
    var columns = 0
    /// The position of its last row, 1 at the bottom of the window.
    var height = 0
    /// The number of its leading rows that survived an erasure.
    var kept = 0
  }

  private var lines: [Line] = []
  /// The number of trailing lines still to be written or rewritten.
  private var newCount = 0
  /// The indices of the most recently taken lines.
  private var taken = 0..<0

  mutating func add(_ new: [String]) {
    newCount += new.count
    lines += new.map { Line(text: $0) }
    lines = lines.suffix(max(100, newCount))
  }

  /// Marks the lines in the lowest `count` rows as erased, to be rewritten.
  mutating func erase(rows count: Int) {
    let erased = lines.indices.suffix(lines.reversed().prefix { $0.height <= count }.count)
    for number in erased {
      let kept = max(0, lines[number].rows - (count - lines[number].height + 1))
      let isNew = number >= lines.count - newCount
      lines[number].kept = isNew ? min(lines[number].kept, kept) : kept
    }
    newCount = max(newCount, erased.count)
  }

  /// Takes the rows of erased lines and, unless `newWait` is true, of new lines.
  mutating func take(letting newWait: Bool, in style: LiveStyle) -> [Row] {
    let new = lines.indices.suffix(newCount)
    let waiting = newWait ? new.reversed().prefix { lines[$0].rows == 0 }.count : 0
    taken = new.dropLast(waiting)
    return taken.flatMap { number in
      let rows = style.rows(of: lines[number].text, columns: style.columns)
      // A line that was wrapped at another width is rewritten in full.
      let kept = lines[number].columns == style.columns ? lines[number].kept : 0
      (lines[number].rows, lines[number].columns) = (rows.count, style.columns)
      return rows.dropFirst(kept)
    }
  }

  /// Updates the positions of all lines after a frame.
  ///
  /// The taken lines are now above `count` rows, and earlier lines have moved up by `pushed` rows.
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

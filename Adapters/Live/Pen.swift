/// Builds the text of a frame and tracks the terminal's cursor and style.
struct Pen {
  /// The position of a cell, relative to the block's first row and column.
  struct Place: Hashable {
    var row = 0
    var column = 0
  }

  /// Adjacent characters with the same face.
  private struct Run {
    let face: Face
    let row: Int
    let start: Int
    var text: String
    var end: Int
  }

  private let style: LiveStyle
  private var text = ""
  private var face = Face.plain
  var place = Place()

  init(_ style: LiveStyle) { self.style = style }

  /// Writes control sequences that neither print text nor set a color.
  mutating func write(_ sequences: String) { text += sequences }

  mutating func move(to new: Place) {
    if new.row < place.row { text += "\u{1b}[\(place.row - new.row)A" }
    if new.row > place.row { text += "\u{1b}[\(new.row - place.row)B" }
    if new.column != place.column { text += new.column == 0 ? "\r" : "\u{1b}[\(new.column + 1)G" }
    place = new
  }

  /// Writes the changed cells, grouped by face.
  ///
  /// Moving the cursor takes fewer bytes than changing colors.
  mutating func write(_ rows: [Row], over old: [Row]) {
    let old = old + Array(repeating: [], count: max(0, rows.count - old.count))
    let runs = rows.indices.flatMap { Self.runs(of: rows[$0], over: old[$0], in: $0) }
    var faces: [Face] = []
    for run in runs where !faces.contains(run.face) { faces.append(run.face) }
    for face in faces {
      set(face)
      for run in runs where run.face == face {
        move(to: Place(row: run.row, column: run.start))
        text += run.text
        place.column = run.end
      }
    }
    set(.plain)
    for (number, row) in rows.enumerated() where row.count < old[number].count {
      move(to: Place(row: number, column: row.count))
      text += "\u{1b}[K"
    }
  }

  /// Returns the changed runs of a row.
  ///
  /// A run can span up to three unchanged blanks, which take fewer bytes than a cursor movement.
  private static func runs(of row: Row, over old: Row, in number: Int) -> [Run] {
    var runs: [Run] = []
    for (column, cell) in row.enumerated() {
      guard let character = cell.character, cell != (column < old.count ? old[column] : .blank)
      else { continue }
      let isWide = column + 1 < row.count && row[column + 1].character == nil
      let end = column + (isWide ? 2 : 1)
      if let last = runs.last, last.face == cell.face,
        column - last.end <= (cell.face.ground == nil ? 3 : 0),
        row[last.end..<column].allSatisfy({ $0 == .blank }), !cell.face.isReversed
      {
        runs[runs.count - 1].text += String(repeating: " ", count: column - last.end)
        runs[runs.count - 1].text.append(character)
        runs[runs.count - 1].end = end
      } else {
        runs.append(
          Run(face: cell.face, row: number, start: column, text: String(character), end: end))
      }
    }
    return runs
  }

  /// Writes lines at the cursor and makes room for `count` rows below.
  mutating func write(_ lines: [Row], aboveRows count: Int) {
    for line in lines {
      write(line)
      text += "\r\n"
    }
    text += String(repeating: "\r\n", count: count - 1)
    place = Place(row: count - 1)
  }

  /// Writes lines at the cursor, and the rows of a block below them.
  ///
  /// Never moves the cursor up, because some terminals drop rows below it when a window shrinks.
  mutating func write(_ lines: [Row], above rows: [Row]) {
    for (number, row) in (lines + rows).enumerated() {
      if number > 0 { text += "\r\n" }
      write(row)
    }
    place = Place(row: rows.count - 1, column: rows.last?.count ?? 0)
  }

  /// Inserts lines above a block of `count` rows at the bottom of the window.
  ///
  /// First scrolls everything up and then pushes the block down again.
  mutating func scroll(_ lines: [Row], above count: Int) {
    var lines = lines[...]
    while !lines.isEmpty {
      let part = lines.prefix(style.rows - count)
      lines = lines.dropFirst(part.count)
      move(to: Place(row: count - 1))
      text += String(repeating: "\r\n", count: part.count)
      text += "\u{1b}[\(count - 1 + part.count)A\u{1b}[\(part.count)L"
      for line in part {
        write(line)
        text += "\r\n"
      }
      // Line feeds scroll if necessary, so this is correct even if the window has just shrunk.
      text += String(repeating: "\n", count: count - 1)
      place = Place(row: count - 1)
    }
  }

  /// Erases the cursor's row, the `count - 1` rows above, and everything below.
  ///
  /// Leaves the cursor at the start of the first erased row.
  mutating func erase(rows count: Int) {
    if count > 1 { text += "\u{1b}[\(count - 1)A" }
    // Some terminals move a fully erased screen into the scrollback.
    text += "\u{1b}[2G\u{1b}[J\u{1b}[2K\r"
  }

  /// Moves to the start of the row `count` rows above the window's last row.
  mutating func moveToFoot(above count: Int) {
    text += "\u{1b}[999B" + (count > 0 ? "\u{1b}[\(count)A" : "") + "\r"
  }

  private mutating func write(_ line: Row) {
    for cell in line {
      guard let character = cell.character else { continue }
      set(cell.face)
      text.append(character)
    }
    // A terminal uses the current color to fill the rows that scroll in.
    set(.plain)
    place.column = 0
  }

  /// Returns the text as one synchronized frame, which hides the cursor during drawing.
  mutating func framed(endingAt end: Place) -> String {
    move(to: end)
    return "\u{1b}[?2026h\u{1b}[?25l\(text)\u{1b}[?25h\u{1b}[?2026l"
  }

  private mutating func set(_ face: Face) {
    let new = face.seen(in: style.palette)
    text += new.sequence(after: self.face, in: style.palette)
    self.face = new
  }
}

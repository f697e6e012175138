/// What is written in a frame, and where the terminal's cursor is and what is set there.
struct Pen {
  /// A place in the block, counted from its first row.
  struct Place: Hashable {
    var row = 0
    var column = 0
  }

  /// Characters beside each other that look alike.
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

  /// Writes a text that neither shows anything nor sets a color.
  mutating func write(_ sequences: String) { text += sequences }

  /// Moves to a place.
  mutating func move(to new: Place) {
    if new.row < place.row { text += "\u{1b}[\(place.row - new.row)A" }
    if new.row > place.row { text += "\u{1b}[\(new.row - place.row)B" }
    if new.column != place.column { text += new.column == 0 ? "\r" : "\u{1b}[\(new.column + 1)G" }
    place = new
  }

  /// Writes what differs from the rows that are shown: those that look alike one after the other,
  /// because a place takes fewer bytes than a color.
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

  /// Returns what has to be written where another row is shown; a few blanks between words are
  /// written again, which is shorter than to name a column.
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

  /// Writes lines from the cursor on, and makes room for so many rows at the foot of the window.
  mutating func write(_ lines: [Row], aboveRows count: Int) {
    for line in lines {
      write(line)
      text += "\r\n"
    }
    text += String(repeating: "\r\n", count: count - 1)
    place = Place(row: count - 1)
  }

  /// Writes lines from the cursor on, and the rows of a block below: never upward, so that all get
  /// as far up if the window shrinks meanwhile, which drops rows below the cursor on some terminals.
  mutating func write(_ lines: [Row], above rows: [Row]) {
    for (number, row) in (lines + rows).enumerated() {
      if number > 0 { text += "\r\n" }
      write(row)
    }
    place = Place(row: rows.count - 1, column: rows.last?.count ?? 0)
  }

  /// Writes lines in above a block of so many rows at the foot of the window: everything is pushed
  /// up, and the block is pushed back.
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
      // Goes down by what scrolls: in a window that is smaller by now than this program knows, the
      // lines get as far up as in one that is not.
      text += String(repeating: "\n", count: count - 1)
      place = Place(row: count - 1)
    }
  }

  /// Erases so many rows up from the cursor, and everything below, and goes to the first of them.
  mutating func erase(rows count: Int) {
    if count > 1 { text += "\u{1b}[\(count - 1)A" }
    // A screen that is erased as a whole would go into the history of some terminals.
    text += "\u{1b}[2G\u{1b}[J\u{1b}[2K\r"
  }

  /// Goes to the start of the row that is so many rows above the foot of the window.
  mutating func moveToFoot(above count: Int) {
    text += "\u{1b}[999B" + (count > 0 ? "\u{1b}[\(count)A" : "") + "\r"
  }

  /// Writes a line from its start on.
  private mutating func write(_ line: Row) {
    for cell in line {
      guard let character = cell.character else { continue }
      set(cell.face)
      text.append(character)
    }
    // A terminal scrolls in a row of the color that is set.
    set(.plain)
    place.column = 0
  }

  /// Returns everything as a frame that the terminal shows at once, without a cursor that moves
  /// about.
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

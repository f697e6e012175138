/// Builds the text of a frame and tracks the terminal's cursor and face.
struct Pen {
  /// Adjacent cells with the same face.
  private struct Run {
    let face: Face
    let row: Int
    let start: Int
    var text: String
    var end: Int
  }

  private let palette: Palette
  private(set) var text = ""
  private var face = Face.plain
  /// The place of the terminal's cursor, or `nil` while it is unknown.
  private var place: (row: Int, column: Int)?

  /// The number of unchanged blanks that take fewer bytes than a movement of the cursor.
  private static let shortGap = 3

  init(_ palette: Palette) { self.palette = palette }

  mutating func clear() { text += "\u{1b}[m\u{1b}[2J" }

  /// Writes the cells that differ, face by face.
  ///
  /// A movement of the cursor takes fewer bytes than a change of colors.
  mutating func write(_ rows: [Row], over old: [Row]) {
    let old = old + Array(repeating: Row(), count: max(0, rows.count - old.count))
    let runs = rows.indices.flatMap { self.runs(of: rows[$0], over: old[$0], in: $0) }
    var faces: [Face] = []
    for run in runs where !faces.contains(run.face) { faces.append(run.face) }
    for face in faces {
      set(face)
      for run in runs where run.face == face { write(run) }
    }
    set(.plain)
    for (number, row) in rows.enumerated() where row.count < old[number].count {
      move(toRow: number, column: row.count)
      text += "\u{1b}[K"
    }
    for number in old.indices.dropFirst(rows.count) where !old[number].isEmpty {
      move(toRow: number, column: 0)
      text += "\u{1b}[K"
    }
  }

  /// Writes a row at the cursor.
  mutating func write(_ row: Row) {
    for cell in row.cells {
      guard let character = cell.character else { continue }
      set(cell.face.seen(in: palette))
      text.append(character)
    }
    set(.plain)
  }

  /// Returns the text as one synchronized frame, which hides the cursor while it is drawn.
  mutating func framed(endingAtRow row: Int, column: Int) -> String {
    move(toRow: row, column: column)
    return "\u{1b}[?2026h\u{1b}[?25l\(text)\u{1b}[?25h\u{1b}[?2026l"
  }

  private mutating func write(_ run: Run) {
    move(toRow: run.row, column: run.start)
    text += run.text
    place = (run.row, run.end)
  }

  private mutating func move(toRow row: Int, column: Int) {
    if let place, place == (row, column) { return }
    if let place, place.row == row {
      text += "\u{1b}[\(column + 1)G"
    } else {
      text += "\u{1b}[\(row + 1);\(column + 1)H"
    }
    place = (row, column)
  }

  private mutating func set(_ new: Face) {
    text += new.sequence(after: face, in: palette)
    face = new
  }

  /// Returns the runs of cells in a row that differ from those on the screen.
  private func runs(of row: Row, over old: Row, in number: Int) -> [Run] {
    var runs: [Run] = []
    for (column, cell) in row.cells.enumerated() {
      guard let character = cell.character, isChanged(cell, at: column, in: old.cells) else {
        continue
      }
      let isWide = row.cells.indices.contains(column + 1) && row.cells[column + 1].character == nil
      let end = column + (isWide ? 2 : 1)
      let face = cell.face.seen(in: palette)
      if let last = runs.last, last.face == face, canJoin(last, column, row.cells) {
        runs[runs.count - 1].text += String(repeating: " ", count: column - last.end)
        runs[runs.count - 1].text.append(character)
        runs[runs.count - 1].end = end
      } else {
        runs.append(
          Run(face: face, row: number, start: column, text: String(character), end: end))
      }
    }
    return runs
  }

  /// Returns whether a cell looks different now.
  ///
  /// Both halves of a wide character do, if one does.
  private func isChanged(_ cell: Cell, at column: Int, in old: [Cell]) -> Bool {
    let shown = old.indices.contains(column) ? old[column] : .blank
    return cell.character != shown.character
      || cell.face.seen(in: palette) != shown.face.seen(in: palette)
  }

  /// Returns whether a run goes on at a column, over a few unchanged blanks.
  private func canJoin(_ run: Run, _ column: Int, _ cells: [Cell]) -> Bool {
    if run.end == column { return true }
    guard run.face.ground == nil, column - run.end <= Self.shortGap else { return false }
    return cells[run.end..<column].allSatisfy { $0 == .blank }
  }
}

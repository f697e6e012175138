/// What is written in a frame, and where the terminal's cursor is and what is set there.
struct Pen {
  /// A place in the block, counted from its first row.
  struct Place: Hashable {
    var row = 0
    var column = 0
  }

  private let style: LiveStyle
  private var text = ""
  private var setting = LiveStyle.Palette.Setting()
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
  ///
  /// - Parameter old: what is shown; rows that it does not have are blank.
  mutating func write(_ rows: [CellRow], over old: [CellRow]) {
    let old = old + Array(repeating: CellRow(), count: max(0, rows.count - old.count))
    var runs: [LiveStyle.Palette.Setting: [(row: Int, run: CellRow.Run)]] = [:]
    var settings: [LiveStyle.Palette.Setting] = []
    for (number, row) in rows.enumerated() where row != old[number] {
      for run in row.runs(over: old[number]) {
        if runs[run.setting] == nil { settings.append(run.setting) }
        runs[run.setting, default: []].append((number, run))
      }
    }
    for setting in settings {
      set(setting)
      for (number, run) in runs[setting] ?? [] {
        move(to: Place(row: number, column: run.start))
        text += run.text
        place.column = run.end
      }
    }
    set(LiveStyle.Palette.Setting())
    for (number, row) in rows.enumerated() where row.cells.count < old[number].cells.count {
      move(to: Place(row: number, column: row.cells.count))
      text += "\u{1b}[K"
    }
  }

  /// Writes lines from the cursor on, and makes room for so many rows at the foot of the window.
  mutating func write(_ lines: [[TextRun]], aboveRows count: Int) {
    for line in lines {
      write(line)
      text += "\r\n"
    }
    text += String(repeating: "\r\n", count: count - 1) + "\u{1b}[\(style.rows);1H"
    place = Place(row: count - 1)
  }

  /// Writes a line from its start on.
  private mutating func write(_ line: [TextRun]) {
    for run in CellRow(line, in: style).runs(over: CellRow()) {
      if run.start > place.column {
        set(LiveStyle.Palette.Setting())
        text += String(repeating: " ", count: run.start - place.column)
      }
      set(run.setting)
      text += run.text
      place.column = run.end
    }
    // A terminal scrolls in a row of the color that is set.
    set(LiveStyle.Palette.Setting())
    place.column = 0
  }

  /// Scrolls lines in above a block of so many rows at the foot of the window.
  mutating func scroll(_ lines: [[TextRun]], above count: Int) {
    let top = style.rows - count
    text += "\u{1b}[1;\(top)r\u{1b}[\(top);1H"
    for line in lines {
      text += "\r\n"
      place.column = 0
      write(line)
    }
    text += "\u{1b}[r\u{1b}[\(style.rows);1H"
    place = Place(row: count - 1)
  }

  /// Returns everything as a frame that the terminal shows at once, without a cursor that moves
  /// about.
  mutating func framed(endingAt end: Place) -> String {
    move(to: end)
    return "\u{1b}[?2026h\u{1b}[?25l\(text)\u{1b}[?25h\u{1b}[?2026l"
  }

  private mutating func set(_ new: LiveStyle.Palette.Setting) {
    text += new.sequence(after: setting)
    setting = new
  }
}

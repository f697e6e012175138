import Adapters
import RoomAdapters

/// The cells of a row, by their columns, as a terminal shows them.
struct CellRow: Hashable {
  /// What a cell shows.
  enum Cell: Hashable {
    case character(String, LiveStyle.Palette.Setting)
    /// The right half of the character before.
    case rightHalf

    static let blank = Cell.character(" ", LiveStyle.Palette.Setting())
  }

  /// The cells down to the last one that is not blank.
  private(set) var cells: [Cell] = []

  /// Makes a row that is blank.
  init() {}

  /// Makes the cells of a row on a terminal.
  init(_ row: [TextRun], in style: LiveStyle) {
    for run in row {
      let setting = style.palette.setting(run.face)
      for character in run.text {
        let width = DisplayWidth.of(character, circleColumns: style.circleColumns)
        if width == 0 {
          // What has no width of its own belongs to the character before, if there is one.
          guard let last = cells.lastIndex(where: { $0 != .rightHalf }),
            case .character(let before, let setting) = cells[last]
          else { continue }
          cells[last] = .character(before + String(character), setting)
        } else {
          cells.append(.character(String(character), setting.showing(character)))
          cells += Array(repeating: .rightHalf, count: max(0, width - 1))
        }
      }
    }
    while cells.last == .blank { cells.removeLast() }
  }

  /// The cell in a column.
  subscript(column: Int) -> Cell { column < cells.count ? cells[column] : .blank }

  /// Characters beside each other that look alike.
  struct Run {
    let setting: LiveStyle.Palette.Setting
    let start: Int
    var text: String
    var end: Int
  }

  /// Returns what has to be written where another row is shown: a few blanks between words that
  /// look alike are written again, which is shorter than to name a column.
  func runs(over old: CellRow) -> [Run] {
    var runs: [Run] = []
    for (column, cell) in cells.enumerated() {
      guard case .character(let text, let setting) = cell, cell != old[column] else { continue }
      let width = 1 + cells[(column + 1)...].prefix { $0 == .rightHalf }.count
      if let last = runs.indices.last, runs[last].setting == setting,
        runs[last].end == column || bridges(from: runs[last].end, to: column, setting, old)
      {
        runs[last].text += String(repeating: " ", count: column - runs[last].end) + text
        runs[last].end = column + width
      } else {
        runs.append(Run(setting: setting, start: column, text: text, end: column + width))
      }
    }
    return runs
  }

  /// Whether what is shown between two columns are so few blanks that they are written again, in a
  /// setting in which a blank looks like any other.
  private func bridges(
    from start: Int, to end: Int, _ setting: LiveStyle.Palette.Setting, _ old: CellRow
  ) -> Bool {
    end - start <= 3 && setting.ground == nil && !setting.weights.contains(7)
      && (start..<end).allSatisfy { self[$0] == .blank && old[$0] == .blank }
  }
}

extension LiveStyle.Palette.Setting {
  /// Returns what has to be set for a character: a space on a ground has no ink.
  fileprivate func showing(_ character: Character) -> Self {
    guard character == " ", ground != nil, !weights.contains(7) else { return self }
    return Self(ground: ground)
  }
}

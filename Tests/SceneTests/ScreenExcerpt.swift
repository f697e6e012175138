import TestSupport

/// The rows of a screen that a scene shows: all of them down to the last one with a text, or only
/// those at the top, at the foot, or both, with `| ...` in place of the others.
struct ScreenExcerpt: Hashable, Sendable {
  /// The mark of rows that are not shown.
  private static let elision = "| ..."
  /// How many rows are shown at the top, and at the foot; nil for all.
  private let top: Int
  private let foot: Int?
  private let hasColors: Bool

  /// Reads which rows the lines of a scene show.
  init(_ lines: [String]) {
    let rows = lines.filter { $0.hasPrefix("|") }
    hasColors = rows.count < lines.count
    guard let gap = rows.firstIndex(of: Self.elision) else {
      (top, foot) = (0, nil)
      return
    }
    (top, foot) = (gap, rows.count - gap - 1)
  }

  /// Returns these rows of a screen as a scene shows them.
  func lines(of screen: TerminalScreen) -> [String] {
    var rows = screen.lines
    rows[screen.cursor.row] = rows[screen.cursor.row].marking(
      column: screen.cursor.column, diskColumns: screen.diskWidth)
    let count = (rows.lastIndex { !$0.isEmpty } ?? 0) + 1
    let texts = rows[..<count].map { $0.isEmpty ? "|" : "| \($0)" }
    guard hasColors else { return shown(texts, gap: [Self.elision]) }
    let shownRows = shown(Array(0..<count), gap: [])
    let layer = ColorLayer(rows: shownRows.map { screen.cells(inRow: $0) })
    return shown(texts, gap: [Self.elision]) + layer.lines
  }

  private func shown<Row>(_ rows: [Row], gap: [Row]) -> [Row] {
    guard let foot else { return rows }
    return rows.prefix(top) + gap + rows.suffix(foot)
  }
}

extension TerminalScreen {
  /// Returns the cells of a row up to the last one that shows something.
  fileprivate func cells(inRow row: Int) -> [Cell] {
    var cells = (0..<columns).map { self[row: row, column: $0] }
    while let last = cells.last, last.text == " ", last.style.isEmpty { cells.removeLast() }
    return cells
  }
}

/// The colors of some rows: a letter for each way in which a cell is set, and what it stands for.
private struct ColorLayer {
  let lines: [String]

  init(rows: [[Cell]]) {
    var letters: [[Int]: Character] = [[]: "."]
    var legend: [String] = []
    let names = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    var lines: [String] = []
    for row in rows {
      let line = row.map { cell -> Character in
        if let letter = letters[cell.style] { return letter }
        let letter = names.dropFirst(legend.count).first ?? "?"
        letters[cell.style] = letter
        legend.append("~ \(letter) is \(ColorLayer.description(of: cell.style))")
        return letter
      }
      lines.append(line.isEmpty ? "~" : "~ \(String(line))")
    }
    self.lines = lines + legend
  }

  /// Returns a style in words, such as `bold, ink 114, ground 29`.
  private static func description(of style: [Int]) -> String {
    var words: [String] = []
    var rest = style[...]
    while let number = rest.popFirst() {
      switch number {
      case 1: words.append("bold")
      case 2: words.append("dim")
      case 4: words.append("underlined")
      case 7: words.append("reversed")
      case 38, 48:
        let count = rest.popFirst() == 5 ? 1 : 3
        let color = rest.prefix(count).map(\.description).joined(separator: "/")
        words.append("\(number == 38 ? "ink" : "ground") \(color)")
        rest = rest.dropFirst(count)
      case 30...37: words.append("ink \(basic[number - 30])")
      case 40...47: words.append("ground \(basic[number - 40])")
      default: words.append("\(number)")
      }
    }
    return words.joined(separator: ", ")
  }

  private static let basic = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]
}

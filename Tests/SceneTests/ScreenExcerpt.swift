import TestSupport

/// The rows of a screen that a scene shows: all from the first to the last one with a text, or only
/// some, with `| ...` in place of the others, or `| ... 4` in place of exactly four.
///
/// The rows of the layer of colors are the same, unless they have a `~ ...` of their own, and have
/// some columns if `~ columns 1 to 35` stands before them. Without any row of text only the colors
/// are shown.
struct ScreenExcerpt: Hashable, Sendable {
  /// What the letters of this excerpt stand for.
  let legend: [String]
  private let text: Excerpt?
  private let colors: Excerpt?
  private let columns: ClosedRange<Int>?

  /// Reads which rows the lines of a scene show.
  init(_ lines: [String]) {
    let rows = lines.filter { $0.hasPrefix("|") }
    var layer = lines.filter { $0.hasPrefix("~") }
    legend = layer.filter(ColorLetters.isLegend)
    layer.removeAll(where: ColorLetters.isLegend)
    let width = layer.first { $0.hasPrefix("~ columns ") }
    let ends = width?.split(separator: " ").compactMap { Int($0) } ?? []
    columns = ends.count == 2 ? min(ends[0], ends[1])...ends[1] : nil
    layer.removeAll { $0 == width }
    text = rows.isEmpty ? nil : Excerpt(rows.map { $0.dropFirst(2) })
    let own = Excerpt(layer.map { $0.dropFirst(2) })
    colors = layer.isEmpty && width == nil ? nil : own.hasGap ? own : text ?? own
  }

  /// Whether it shows something, and says which rows.
  var isRight: Bool {
    [text, colors].allSatisfy { $0?.isRight ?? true } && (text != nil || colors != nil)
  }

  /// Returns these rows of a screen as a scene shows them.
  func lines(of screen: TerminalScreen, _ letters: inout ColorLetters) -> [String] {
    var rows = screen.lines
    rows[screen.cursor.row] = rows[screen.cursor.row].marking(
      column: screen.cursor.column, diskColumns: screen.diskWidth)
    let first = rows.firstIndex { !$0.isEmpty } ?? 0
    let count = (rows.lastIndex { !$0.isEmpty } ?? 0) + 1
    let texts = rows[first..<count].map { $0.isEmpty ? "|" : "| \($0)" }
    let shown = text?.rows(of: texts, gap: "| ...") ?? []
    guard let colors else { return shown }
    let places = (columns ?? 1...screen.columns).clamped(to: 1...screen.columns)
    let cells = (first..<count).map { row in
      letters.row(of: places.map { screen[row: row, column: $0 - 1] }, at: places.lowerBound)
    }
    let layer = colors.rows(of: cells, gap: "~ ...")
    let head = columns.map { ["~ columns \($0.lowerBound) to \($0.upperBound)"] } ?? []
    return shown + head + layer + letters.news(in: layer)
  }
}

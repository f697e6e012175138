/// The size and the style of the terminal.
package struct Window: Hashable, Sendable {
  package var columns: Int
  package var rows: Int
  package var style: Style

  /// Creates a window, by default of the usual size.
  package init(columns: Int = 80, rows: Int = 24, style: Style = Style()) {
    self.columns = columns
    self.rows = rows
    self.style = style
  }

  static let leastColumns = 24
  static let leastRows = 11

  /// True if the window is smaller than the smallest board with its prompt.
  var isTooSmall: Bool { columns < Self.leastColumns || rows < Self.leastRows }
}

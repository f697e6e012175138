import Domain

/// How the live front draws: what the terminal is like, and what the user wants.
public struct LiveStyle: Hashable, Sendable {
  /// How disks are drawn.
  public enum Glyphs: Hashable, Sendable {
    /// As `x` and `o`.
    case ascii
    /// As `●` and `○`, each of which takes 1 or 2 columns.
    case unicode(columns: Int)
  }

  /// The colors of the board; its text is the same in all of them.
  public enum Palette: Hashable, Sendable {
    /// No colors.
    case none
    /// Colors that any terminal with colors can show.
    case basic
    /// Colors out of 256.
    case rich
  }

  /// How large the board is drawn.
  public enum Size: Hashable, Sendable, CaseIterable {
    /// Each square takes one row.
    case normal
    /// Each square takes two rows, if the terminal has room for that.
    case large
  }

  /// The width of the terminal in columns.
  public var columns: Int
  /// The height of the terminal in rows.
  public var rows: Int
  /// How disks are drawn.
  public var glyphs: Glyphs
  /// The colors of the board; color is never the only signal.
  public var palette: Palette
  /// How large the board is to be drawn where there is room for it.
  public var size: Size
  /// Whether the terminal wraps its rows again when its width changes; otherwise it cuts them.
  public var rewraps: Bool

  /// The language of the words.
  public var language: Language

  /// Makes a style.
  public init(
    columns: Int, rows: Int, glyphs: Glyphs, palette: Palette, size: Size = .normal,
    rewraps: Bool = true, language: Language = .english
  ) {
    self.columns = columns
    self.rows = rows
    self.glyphs = glyphs
    self.palette = palette
    self.size = size
    self.rewraps = rewraps
    self.language = language
  }

  /// The columns that a square takes, without the space between squares.
  var squareColumns: Int {
    if case .unicode(columns: 2) = glyphs { 2 } else { 1 }
  }

  /// The style of a board that is left above the block: of normal size, without colors.
  var withoutColors: LiveStyle {
    var style = self
    (style.palette, style.size) = (.none, .normal)
    return style
  }

  /// Whether the board is drawn large (C6.12).
  var isLarge: Bool { size == .large && hasRoom(for: .large) }

  /// Whether the players stand beside the board; otherwise they stand below it (C6.3).
  var isWide: Bool { isWide(isLarge ? .large : .normal) }

  /// Whether the terminal is large enough for the live front (C1.4).
  public var fits: Bool { columns >= needed.columns && rows >= needed.rows }

  /// The columns that the live front needs, and the rows that it needs in a terminal of this width.
  var needed: (columns: Int, rows: Int) {
    (squareColumns == 2 ? 33 : 24, isWide(.normal) ? 13 : 15)
  }

  /// The columns of the board with its numbers.
  var boardColumns: Int { boardColumns(isLarge ? .large : .normal) }

  private func boardColumns(_ size: Size) -> Int {
    size == .large ? 38 : 13 + 8 * squareColumns
  }

  private func isWide(_ size: Size) -> Bool {
    columns >= boardColumns(size) + 36 + squareColumns
  }

  private func hasRoom(for size: Size) -> Bool {
    let board = size == .large ? 18 : 10
    return columns >= boardColumns(size) && rows >= board + (isWide(size) ? 3 : 5)
  }

  func disk(_ side: Disk) -> String {
    switch glyphs {
    case .ascii: side.description
    case .unicode: side == .dark ? "●" : "○"
    }
  }

  func width(of text: String) -> Int { DisplayWidth.of(text, circleColumns: squareColumns) }

  /// Returns a text cut to a number of columns, by default to the width of the terminal.
  func cut(_ text: String, to columns: Int? = nil) -> String {
    DisplayWidth.cut(text, to: columns ?? self.columns, circleColumns: squareColumns)
  }

  /// Returns a text in lines that fit into the terminal, broken at spaces if possible.
  func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for character in text {
      let isSpace = character == " "
      if width(of: line) + width(of: String(character)) > columns {
        let end = isSpace ? line.endIndex : line.lastIndex(of: " ") ?? line.endIndex
        lines.append(String(line[..<end]))
        line = String(line[end...].drop { $0 == " " })
      }
      // Spaces at a break are dropped.
      if !isSpace || !line.isEmpty || lines.isEmpty { line.append(character) }
    }
    return lines + [line]
  }
}

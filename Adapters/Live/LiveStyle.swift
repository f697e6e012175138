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

  /// What a color emphasizes; the text says the same without it.
  enum Paint: String {
    /// A square that may be picked.
    case pick = "32"
    case strong = "1"
    case faint = "2"
  }

  /// The width of the terminal in columns.
  public var columns: Int
  /// The height of the terminal in rows.
  public var rows: Int
  /// How disks are drawn.
  public var glyphs: Glyphs
  /// Whether colors are used; color is never the only signal.
  public var isColored: Bool

  /// Makes a style.
  public init(columns: Int, rows: Int, glyphs: Glyphs, isColored: Bool) {
    self.columns = columns
    self.rows = rows
    self.glyphs = glyphs
    self.isColored = isColored
  }

  /// The columns that a square takes, without the space between squares.
  var squareColumns: Int {
    if case .unicode(columns: 2) = glyphs { 2 } else { 1 }
  }

  /// Whether the players stand beside the board; otherwise they stand below it (C6.3).
  var isWide: Bool { columns >= (squareColumns == 2 ? 67 : 58) }

  /// Whether the terminal is large enough for the live front (C1).
  public var fits: Bool {
    columns >= (squareColumns == 2 ? 33 : 24) && rows >= (isWide ? 13 : 15)
  }

  func disk(_ side: Disk) -> String {
    switch glyphs {
    case .ascii: side.description
    case .unicode: side == .dark ? "●" : "○"
    }
  }

  /// Returns a text in a color, if colors are used.
  func painted(_ text: String, _ paint: Paint) -> String {
    isColored ? "\u{1b}[\(paint.rawValue)m\(text)\u{1b}[m" : text
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

import Domain

/// How the live face draws: what the terminal is like, and what the user wants.
public struct LiveStyle: Hashable, Sendable {
  /// How disks are drawn.
  public enum Glyphs: Hashable, Sendable {
    /// As `x` and `o`.
    case ascii
    /// As `●` and `○`, each so many columns wide, 1 or 2.
    case unicode(columns: Int)
  }

  /// The width of the terminal in columns.
  public var columns: Int
  /// The height of the terminal in rows.
  public var rows: Int
  /// How disks are drawn.
  public var glyphs: Glyphs
  /// Whether colours are used; nothing is told by colour alone.
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

  /// Whether the players stand beside the board; else they stand below it (CONSOLE C6.3).
  var isWide: Bool { columns >= (squareColumns == 2 ? 65 : 56) }

  /// Whether the terminal is large enough for the live face (CONSOLE C1).
  public var fits: Bool {
    columns >= (squareColumns == 2 ? 33 : 24) && rows >= (isWide ? 13 : 15)
  }

  /// Returns the columns that a text takes.
  func width(of text: String) -> Int { DisplayWidth.of(text, diskColumns: squareColumns) }

  /// Returns a text that fits into so many columns of the terminal, or into all of them.
  func cut(_ text: String, to columns: Int? = nil) -> String {
    DisplayWidth.cut(text, to: columns ?? self.columns, diskColumns: squareColumns)
  }

  /// Returns the disk of a side.
  func disk(_ side: Disk) -> String {
    switch glyphs {
    case .ascii: side.description
    case .unicode: side == .dark ? "●" : "○"
    }
  }
}

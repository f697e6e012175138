import Domain

/// What the terminal of the live front is like, and how the user wants the game drawn there.
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
  var squareColumns: Int { glyphs == .unicode(columns: 2) ? 2 : 1 }

  func disk(_ side: Disk) -> String {
    switch glyphs {
    case .ascii: side.description
    case .unicode: side == .dark ? "●" : "○"
    }
  }
}

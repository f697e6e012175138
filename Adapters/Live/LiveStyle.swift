import Domain

/// What the terminal of the live front is like, and how large the board is to be drawn there.
package struct LiveStyle: Hashable, Sendable {
  /// How disks are drawn.
  package enum Glyphs: Hashable, Sendable {
    /// As `x` and `o`.
    case ascii
    /// As `●` and `○`, each of which takes 1 or 2 columns.
    case unicode(columns: Int)
  }

  /// The colors of the board.
  package enum Palette: Hashable, Sendable {
    /// No colors.
    case none
    /// Colors that any terminal with colors can show.
    case basic
    /// The nearest of 256 colors.
    case rich
    /// Colors of 24 bits.
    case full
  }

  /// How large the board is drawn, if it fits.
  package enum Size: Hashable, Sendable, CaseIterable {
    /// As large as fits with the panel beside it or, if no board does, without.
    case auto
    /// With squares of one row.
    case small
    /// With squares of two rows.
    case medium
    /// With squares of three rows.
    case large
  }

  /// The columns of the terminal.
  package var columns: Int
  /// The rows of the terminal.
  package var rows: Int
  /// How disks are drawn.
  package var glyphs: Glyphs
  /// The colors that are used.
  package var palette: Palette
  /// How large the board is to be drawn.
  package var size: Size

  /// Makes the style of a terminal.
  package init(columns: Int, rows: Int, glyphs: Glyphs, palette: Palette, size: Size = .auto) {
    self.columns = columns
    self.rows = rows
    self.glyphs = glyphs
    self.palette = palette
    self.size = size
  }

  /// Whether colors are used.
  var hasColor: Bool { palette != .none }

  /// Whether drawing characters take one column: they are as wide as circles.
  var isSmooth: Bool { glyphs == .unicode(columns: 1) }

  /// Whether disks outside the board lie on its ground: letters have no color there (C6.31).
  var hasGrounds: Bool { hasColor && glyphs != .ascii }

  /// The columns that a disk takes.
  var circleColumns: Int { glyphs == .unicode(columns: 2) ? 2 : 1 }

  /// Returns a disk as it is drawn without colors, and named in sentences.
  func disk(_ side: Disk) -> String {
    switch glyphs {
    case .ascii: side.description
    case .unicode: side == .dark ? "●" : "○"
    }
  }

  /// Returns a disk as it is drawn with colors, which tell the sides apart.
  func solidDisk(_ side: Disk) -> String {
    glyphs == .ascii ? side.description : "●"
  }

  /// Whether disks fill their squares, so that no mark has room beside them or in them.
  var fillsSquares: Bool { hasColor && circleColumns == 2 }

  /// Whether an empty square that may not be picked has a mark: where all squares are of one green.
  var marksEmptySquares: Bool { palette != .full }
}

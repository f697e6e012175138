import Domain

/// What the terminal of the live front is like, and how the user wants the game drawn there.
package struct LiveStyle: Hashable, Sendable {
  package enum Glyphs: Hashable, Sendable {
    case ascii
    /// As `●` and `○`, each of which takes 1 or 2 columns.
    case unicode(columns: Int)
  }

  /// The colors of the board.
  package enum Palette: Hashable, Sendable {
    case none
    /// Colors that any terminal with colors can show.
    case basic
    case rich
  }

  /// How large the board is drawn.
  package enum Size: Hashable, Sendable, CaseIterable {
    /// Each square takes three rows if the terminal has room for that beside the players.
    case auto
    /// Each square takes one row.
    case normal
    /// Each square takes three rows if the terminal has any room for that.
    case large
  }

  package var columns: Int
  package var rows: Int
  package var glyphs: Glyphs
  package var palette: Palette
  package var size: Size
  package var language: Language

  package init(
    columns: Int, rows: Int, glyphs: Glyphs, palette: Palette, size: Size = .auto,
    language: Language = .english
  ) {
    self.columns = columns
    self.rows = rows
    self.glyphs = glyphs
    self.palette = palette
    self.size = size
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

extension LiveStyle {
  var hasColor: Bool { palette != .none }

  /// Whether drawing characters take one column: they are as wide as circles.
  var isSmooth: Bool { glyphs == .unicode(columns: 1) }

  /// A disk as it is drawn with colors, which tell the sides apart.
  func solidDisk(_ side: Disk) -> String { glyphs == .ascii ? side.description : "●" }

  /// What marks a square that may be picked, on a board with colors.
  var pick: String { palette == .rich ? dot : "+" }

  /// A small mark of one column.
  var dot: String { isSmooth ? "·" : palette == .rich ? "+" : "-" }

  func drawing(of view: ViewModel, last: Square? = nil) -> BoardDrawing {
    BoardDrawing(view: view, last: last, disk: disk, squareColumns: squareColumns)
  }

  /// Returns texts in their colors, if colors are used.
  func painted(_ pieces: [BoardPiece]) -> String {
    var (row, code) = ("", nil as String?)
    for piece in pieces where !piece.text.isEmpty {
      let next = piece.code(in: palette)
      if next != code, let next { row += "\u{1b}[\(next)m" }
      row += piece.text
      code = next
    }
    return code == nil ? row : row + "\u{1b}[m"
  }

  func dimmed(_ text: String) -> String {
    palette == .none || text.isEmpty ? text : "\u{1b}[2m\(text)\u{1b}[m"
  }

  /// Returns a text whose disks have the colors of those on the board, if colors are used: on a dark
  /// terminal a `●` would look like a light disk.
  func paintingDisks(_ text: String) -> String {
    guard hasColor, glyphs != .ascii else { return text }
    // The dark ones first: painted, the light ones look the same.
    return Disk.sides.reduce(text) { text, side in
      let piece = BoardPiece(text: solidDisk(side), ink: .disk(side), ground: .square(isEven: true))
      return text.replacing(disk(side), with: painted([piece]))
    }
  }

  /// Returns a bar of a number of columns that shows how the disks are shared.
  package func bar(dark: Int, light: Int, columns: Int) -> String {
    let count = (dark * columns + (dark + light) / 2) / max(1, dark + light)
    let line = isSmooth ? "●" : "="
    return painted(
      zip(Disk.sides, [count, columns - count]).map { side, count in
        let text = hasColor ? line : side == .dark ? "#" : "-"
        return BoardPiece(
          text: String(repeating: text, count: count), ink: .disk(side),
          ground: .square(isEven: true))
      })
  }
}

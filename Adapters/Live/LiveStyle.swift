package import Domain

/// What the terminal of the live front is like, and how the user wants the game drawn there.
package struct LiveStyle: Hashable, Sendable {
  package enum Glyphs: Hashable, Sendable {
    case ascii
    /// As `●` and `○`, each of which takes 1 or 2 columns.
    case unicode(columns: Int)
  }

  /// The colors of the board, which are never the only signal: its text is the same in all of them.
  package enum Palette: Hashable, Sendable {
    case none
    /// Colors that any terminal with colors can show.
    case basic
    case rich
  }

  /// How large the board is drawn.
  package enum Size: Hashable, Sendable, CaseIterable {
    /// Each square takes one row.
    case normal
    /// Each square takes two rows, if the terminal has room for that.
    case large
  }

  package var columns: Int
  package var rows: Int
  package var glyphs: Glyphs
  package var palette: Palette
  package var size: Size
  /// Whether the terminal wraps its rows again when its width changes; otherwise it cuts them.
  package var rewraps: Bool
  package var language: Language
  package var engines: [Disk: String] = [:]

  package init(
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

extension BoardDrawing.Mark {
  /// Returns the color in a palette, as the parameters of the control sequence that sets it.
  ///
  /// Bold makes a basic color bright, on every terminal that has no bright colors of its own, too.
  func code(in palette: LiveStyle.Palette) -> String? {
    switch (palette, self) {
    case (.none, _): nil
    case (.basic, .disk(.dark)), (.basic, .empty): "0;30;42"
    case (.basic, .disk(.light)): "0;1;37;42"
    case (.basic, .pick), (.basic, .last): "0;1;33;42"
    case (.rich, .disk(.dark)): "0;38;5;16;48;5;28"
    case (.rich, .disk(.light)): "0;38;5;231;48;5;28"
    case (.rich, .empty): "0;38;5;22;48;5;28"
    case (.rich, .pick): "0;38;5;155;48;5;28"
    case (.rich, .last): "0;1;38;5;226;48;5;28"
    }
  }
}

extension LiveStyle {
  /// Returns texts in their colors, if colors are used.
  func painted(_ parts: [BoardDrawing.Piece]) -> String {
    var row = ""
    var code: String?
    for part in parts {
      let next = part.mark.code(in: palette)
      if next != code, let next { row += "\u{1b}[\(next)m" }
      row += part.text
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
    guard palette != .none, case .unicode = glyphs else { return text }
    return Disk.sides.reduce(text) { text, side in
      let disk = disk(side)
      return text.replacing(disk, with: painted([(disk, .disk(side))]))
    }
  }
}

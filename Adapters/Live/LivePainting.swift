import Domain

/// How texts get their colors in a style, if it has any (C6.11, C6.31).
extension LiveStyle {
  /// Returns texts in their colors.
  func painted(_ pieces: [BoardPiece]) -> String {
    guard hasColor else { return pieces.text }
    var row = ""
    var colors: BoardPiece.Colors?
    for piece in pieces where !piece.text.isEmpty {
      if piece.colors != colors { row += "\u{1b}[\(piece.colors?.code(in: palette) ?? "")m" }
      row += piece.text
      colors = piece.colors
    }
    return colors == nil ? row : row + "\u{1b}[m"
  }

  /// Returns a text that is less bright than others.
  func dimmed(_ text: String) -> String {
    hasColor && !text.isEmpty ? "\u{1b}[2m\(text)\u{1b}[m" : text
  }

  /// Returns a text whose disks have the colors of those on the board: on a dark terminal a `●`
  /// would look like a light disk.
  func paintingDisks(_ text: String) -> String {
    guard hasColor, glyphs != .ascii else { return text }
    var painted = text
    // The dark ones first: painted, the light ones look the same.
    for side in [Disk.dark, .light] {
      let piece = BoardPiece(solidDisk(side), .disk(side), on: .square(isEven: true))
      painted.replace(disk(side), with: self.painted([piece]))
    }
    return painted
  }

  /// Returns a bar of a number of columns that shows how the disks are shared.
  package func bar(dark: Int, light: Int, columns: Int) -> String {
    let darkColumns = (dark * columns + (dark + light) / 2) / max(1, dark + light)
    return painted([cells(of: .dark, darkColumns), cells(of: .light, columns - darkColumns)])
  }

  /// Returns the part of the bar that stands for a side.
  private func cells(of side: Disk, _ count: Int) -> BoardPiece {
    var cell = side == .dark ? "#" : "-"
    if hasColor { cell = isSmooth ? "●" : "=" }
    return BoardPiece(
      String(repeating: cell, count: count), .disk(side), on: .square(isEven: true))
  }
}

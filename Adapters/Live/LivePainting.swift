import Domain

/// How texts get their colors in a style, if it has any (C6.11, C6.31).
extension LiveStyle {
  /// Returns texts in their colors.
  func painted(_ pieces: [BoardPiece]) -> String {
    guard hasColor else { return pieces.text }
    var row = ""
    var before = BoardPiece("")
    for piece in pieces where !piece.text.isEmpty {
      if !piece.isPainted(like: before) {
        row += "\u{1b}[\(piece.code(in: palette) ?? "")m"
      }
      row += piece.text
      before = piece
    }
    return before.isPainted(like: BoardPiece("")) ? row : row + "\u{1b}[m"
  }

  /// Returns a text whose disks have the colors of those on the board.
  func paintingDisks(_ text: String) -> String {
    hasColor ? painted(pieces(of: text)) : text
  }

  /// Returns the parts of a text in a tone, whose disks have the colors of those on the board: on a
  /// dark terminal a `●` would look like a light disk.
  func pieces(of text: String, _ tone: Tone = .plain) -> [BoardPiece] {
    guard hasGrounds else { return [BoardPiece(text, tone)] }
    var pieces: [BoardPiece] = []
    var rest = text[...]
    while let place = rest.firstIndex(where: { $0 == "●" || $0 == "○" }) {
      let side: Disk = rest[place] == "●" ? .dark : .light
      pieces.append(BoardPiece(String(rest[..<place]), tone))
      pieces.append(BoardPiece(solidDisk(side), .disk(side), on: .square(isEven: true)))
      rest = rest[place...].dropFirst()
    }
    return pieces + [BoardPiece(String(rest), tone)]
  }
}

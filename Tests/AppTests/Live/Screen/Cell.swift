/// One cell of a screen.
struct Cell: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    /// Never written to, or erased since.
    case blank
    /// A character with what combines with it, a written space included.
    case text(String)
    /// The right half of the character in the cell before.
    case rightHalf
    /// Left free at the end of a row, since a wide character did not fit.
    case filler
  }

  var content = Content.blank
  var style = TextStyle()

  /// What is to be seen in the cell.
  var text: String {
    switch content {
    case .blank, .filler: " "
    case .text(let text): text
    case .rightHalf: ""
    }
  }
}

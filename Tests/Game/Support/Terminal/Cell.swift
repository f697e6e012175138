package struct Cell: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// Never written, or erased since.
    case blank
    /// A character with its combining marks, or a written space.
    case text(String)
    /// The right half of the character in the previous cell.
    case rightHalf
    /// Left empty at the end of a row because a wide character did not fit.
    case filler
  }

  package var content = Content.blank
  /// The numbers of the active styles, such as 1 for bold.
  package var style: [Int] = []

  package var text: String {
    switch content {
    case .blank, .filler: " "
    case .text(let text): text
    case .rightHalf: ""
    }
  }
}

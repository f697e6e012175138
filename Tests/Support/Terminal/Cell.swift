/// One cell of a terminal's screen.
package struct Cell: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// Never written to, or erased since.
    case blank
    /// A character with what combines with it; a space that was written is one, too.
    case text(String)
    /// The right half of the character in the cell before.
    case rightHalf
    /// Left free at the end of a row, because a wide character did not fit.
    case filler
  }

  package var content = Content.blank
  /// The numbers of the styles that are set, such as 1 for bold.
  package var style: [Int] = []

  /// What the cell shows.
  package var text: String {
    switch content {
    case .blank, .filler: " "
    case .text(let text): text
    case .rightHalf: ""
    }
  }
}

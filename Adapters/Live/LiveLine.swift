import Adapters

/// A line above the block, or on a page in place of it.
enum LiveLine: Hashable, Sendable {
  /// A sentence, whose disks have the colors of those on the board.
  case sentence(String)
  /// A line that is shown as it is.
  case text(String)

  /// Returns the line in lines that have room in a layout.
  func wrapped(in layout: LiveLayout) -> [LiveLine] {
    switch self {
    case .sentence(let text): layout.wrapped(text.printable).map(LiveLine.sentence)
    case .text(let text): layout.wrapped(text.printable).map(LiveLine.text)
    }
  }

  /// Returns what is written of the line, cut if it is wider than the terminal.
  func drawn(in layout: LiveLayout) -> String {
    switch self {
    case .sentence(let text): layout.style.paintingDisks(layout.cut(text))
    case .text(let text): layout.cut(text)
    }
  }
}

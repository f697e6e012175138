/// The bars of the graph, each of a move: in the row above zero, or in the one below (C6.37).
struct WorthBars {
  /// What is special about a bar.
  struct Mark {
    /// Whether it is the one of the moment that is seen.
    var isSeen = false
    /// Whether its move turned the game.
    var isTurningPoint = false

    /// The face of a bar: no other one and no mark of a move has that of a turning point.
    fileprivate func face(_ usual: Face) -> Face {
      var face = isTurningPoint ? Face(ink: .accent) : usual
      if isSeen { face.isStrong = true }
      return face
    }
  }

  private let style: LiveStyle
  /// The lead that fills a row.
  private let fullLead: Int

  /// Makes the bars of some worths, as high as the greatest lead: at least as for 8 disks, and at
  /// most as for 24, by which it matters little how many they are (R11.6).
  init(style: LiveStyle, worths: [Int?]) {
    self.style = style
    let greatest = worths.compactMap { $0.map(abs) }.max() ?? 0
    fullLead = min(max(8, greatest), 24)
  }

  /// Blocks of so many eighths of a row.
  private static let blocks = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  /// The nearest of the blocks that hang from above.
  private static let hangingBlocks = [" ", "▔", "▔", "▀", "▀", "▀", "▀", "█", "█"]
  private static let letters = [" ", ".", ".", ".", ":", ":", ":", "|", "|"]
  private static let hangingLetters = [" ", "'", "'", "'", ":", ":", ":", "|", "|"]

  /// Returns the part of a bar in a row, or its mark, of a worth that may not be known.
  func bar(_ worth: Int?, isAbove: Bool, _ mark: Mark) -> TextRun {
    guard let worth else { return TextRun(" ") }
    if worth == 0, isAbove { return TextRun(style.isSmooth ? "▁" : "_", mark.face(.dim)) }
    if worth == 0 || (worth > 0) != isAbove {
      // A weight alone is not seen in a full bar, so an arrow shows the column, from the free row.
      if mark.isSeen { return TextRun(isAbove ? "v" : "^", .strong) }
      // Where there is no ink, a character there does.
      return TextRun(mark.isTurningPoint && !style.hasColor ? "!" : " ")
    }
    let eighths = min(abs(worth), fullLead) * 8
    let height = max(1, (eighths + fullLead / 2) / fullLead)
    var face = mark.face(Face(ink: isAbove ? .good : .bad))
    guard style.isSmooth else {
      return TextRun((isAbove ? Self.letters : Self.hangingLetters)[height], face)
    }
    guard !isAbove else { return TextRun(Self.blocks[height], face) }
    guard style.hasColor else { return TextRun(Self.hangingBlocks[height], face) }
    // There are few blocks that hang from above, so those are the ground around one that stands.
    face.isReversed = true
    return TextRun(Self.blocks[8 - height], face)
  }
}

/// The bars of the graph, each of a move: in the rows above zero, or in those below (C6.37).
struct WorthBars {
  private let style: LiveStyle
  /// The rows above zero, and those below.
  private let rows: Int
  /// The lead that fills them.
  private let fullLead: Int

  /// Makes the bars of some worths, as high as the greatest lead, and at least as for 8 disks.
  init(style: LiveStyle, rows: Int, worths: [Int?]) {
    self.style = style
    self.rows = rows
    fullLead = worths.reduce(8) { max($0, abs($1 ?? 0)) }
  }

  /// What is so many eighths of a row high, standing and hanging, in blocks and in letters.
  private static let blocks: [Character] = Array(" ▁▂▃▄▅▆▇█")
  private static let hangingBlocks: [Character] = Array(" ▔▔▀▀▀▀██")
  private static let letters: [Character] = Array(" ...:::||")
  private static let hangingLetters: [Character] = Array(" ''':::||")

  /// A row of the graph: above zero or below, and how many rows away from it.
  struct Place: Hashable {
    let isAbove: Bool
    let distance: Int
  }

  /// The places of the rows, from the top to the bottom.
  var places: [Place] {
    (0..<rows).reversed().map { Place(isAbove: true, distance: $0) }
      + (0..<rows).map { Place(isAbove: false, distance: $0) }
  }

  /// Returns the part of a bar in a row, or its mark, of a worth that may not be known.
  func bar(_ worth: Int?, at place: Place, isSeen: Bool, isTurningPoint: Bool) -> Row {
    let isAbove = place.isAbove
    let isNext = place.distance == 0
    guard let worth else { return [.blank] }
    // No other bar and no mark of a move has the face of a turning point.
    func face(_ ink: Paint) -> Face {
      Face(ink: isTurningPoint ? .accent : ink, isStrong: isSeen)
    }
    if worth == 0, isAbove, isNext { return Row(style.isSmooth ? "▁" : "_", face(.dim)) }
    if worth == 0 || (worth > 0) != isAbove {
      guard isNext else { return [.blank] }
      // A weight alone is not seen in a full bar, so an arrow shows the column, from the free row.
      if isSeen { return Row(isAbove ? "v" : "^", .strong) }
      // Where there is no ink, a character there does.
      return Row(isTurningPoint && !style.hasColor ? "!" : " ")
    }
    let whole = max(1, (abs(worth) * 8 * rows + fullLead / 2) / fullLead)
    let height = min(8, whole - 8 * place.distance)
    guard height > 0 else { return [.blank] }
    // There are few blocks that hang from above, so those are the ground around one that stands.
    if !isAbove, style.hasGrounds {
      var reversed = face(.bad)
      reversed.isReversed = true
      return Row(String(Self.blocks[8 - height]), reversed)
    }
    guard isAbove else {
      let hanging = style.isSmooth ? Self.hangingBlocks : Self.hangingLetters
      return Row(String(hanging[height]), face(.bad))
    }
    let standing = style.isSmooth ? Self.blocks : Self.letters
    return Row(String(standing[height]), face(.good))
  }
}

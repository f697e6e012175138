/// The bars of the graph, one per move, above or below zero (C6.37).
struct ValueBars {
  private let style: LiveStyle
  /// The number of rows on each side of zero.
  private let rows: Int
  /// The lead, in disks, that fills these rows.
  private let fullLead: Int

  /// Creates bars scaled to the largest lead, or to 8 disks if it is smaller.
  init(style: LiveStyle, rows: Int, values: [Int?]) {
    self.style = style
    self.rows = rows
    fullLead = values.reduce(8) { max($0, abs($1 ?? 0)) }
  }

  /// Bar characters by eighths of a row, standing or hanging, as blocks or ASCII.
  private static let blocks: [Character] = Array(" ▁▂▃▄▅▆▇█")
  private static let hangingBlocks: [Character] = Array(" ▔▔▀▀▀▀██")
  private static let letters: [Character] = Array(" ...:::||")
  private static let hangingLetters: [Character] = Array(" ''':::||")

  /// A row of the graph, by its side of zero and distance from zero.
  struct Place: Hashable {
    let isAbove: Bool
    let distance: Int
  }

  var places: [Place] {
    (0..<rows).reversed().map { Place(isAbove: true, distance: $0) }
      + (0..<rows).map { Place(isAbove: false, distance: $0) }
  }

  /// Returns a bar's cell in one row, which can be a mark.
  ///
  /// An unknown value, `nil`, is blank.
  func bar(_ value: Int?, at place: Place, isSeen: Bool, isTurningPoint: Bool) -> Row {
    let isAbove = place.isAbove
    let isNext = place.distance == 0
    guard let value else { return [.blank] }
    // Among bars and move marks, only the turning point has this color.
    func face(_ ink: Paint) -> Face {
      Face(ink: isTurningPoint ? .accent : ink, isStrong: isSeen)
    }
    if value == 0, isAbove, isNext { return Row(style.isSmooth ? "▁" : "_", face(.dim)) }
    if value == 0 || (value > 0) != isAbove {
      guard isNext else { return [.blank] }
      // A full bar cannot show bold, so an arrow on the other side of zero marks the column.
      if isSeen { return Row(isAbove ? "v" : "^", .strong) }
      // Without color, a character marks the turning point.
      return Row(isTurningPoint && !style.hasColor ? "!" : " ")
    }
    let whole = max(1, (abs(value) * 8 * rows + fullLead / 2) / fullLead)
    let height = min(8, whole - 8 * place.distance)
    guard height > 0 else { return [.blank] }
    // Few block characters hang from the top, so reversed standing ones are used instead.
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

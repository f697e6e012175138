package import Domain

/// A color, named by its meaning.
package enum Paint: Hashable, Sendable {
  case disk(Disk)
  /// The mark of a legal square.
  case legal
  case empty
  /// A value on a square, colored by the disks that its move gives away.
  case value(loss: Int)
  /// One of the board's two greens.
  case square(isEven: Bool)
  /// The background of the best square.
  case best
  /// The marks around the cursor's square.
  case cursor
  /// A side's part of the bar.
  case share(Disk)
  /// Secondary text.
  case dim
  /// Text that a player looks for.
  case accent
  /// A lead in the graph.
  case good
  /// A move that may be a mistake.
  case doubtful
  /// A refusal, a failure, or a mistake.
  case bad

  /// The index in the 256-color palette, and the RGB components from 0 to 255.
  ///
  /// Text colors have only the index and are readable on dark and light backgrounds.
  private var numbers: (rich: Int, full: (red: Int, green: Int, blue: Int)?) {
    switch self {
    case .disk(.dark): (233, (17, 17, 19))
    case .disk(.light): (255, (244, 242, 234))
    case .legal: (114, (150, 208, 154))
    case .empty: (22, (24, 84, 50))
    case .value(loss: ..<3): (157, (180, 255, 180))
    case .value(loss: ..<6): (227, (255, 238, 110))
    case .value: (224, (255, 206, 196))
    // Of the 256 colors, this green contrasts best with both disks. Two greens would clash.
    case .square(isEven: true): (29, (42, 118, 76))
    case .square(isEven: false): (29, (52, 130, 82))
    // Darker than the board, for players who cannot tell the hues apart. No disk lies there.
    case .best: (24, (20, 70, 140))
    case .cursor: (227, (255, 224, 90))
    case .share(.dark): (238, (62, 62, 66))
    case .share(.light): (252, (214, 212, 204))
    // On light backgrounds, many terminals show faint black as black.
    case .dim: (244, nil)
    case .accent: (31, nil)
    case .good: (71, nil)
    case .doubtful: (172, nil)
    case .bad: (167, nil)
    }
  }

  /// Returns the parameters that follow `38;` or `48;` in a control sequence.
  func parameters(in palette: Palette) -> String {
    let (rich, full) = numbers
    guard palette == .full, let full else { return "5;\(rich)" }
    return "2;\(full.red);\(full.green);\(full.blue)"
  }

  var isBold: Bool {
    switch self {
    case .legal, .cursor, .value(loss: 0): true
    default: false
    }
  }
}

import Adapters
package import Domain
import RoomAdapters
import Rooms

/// The meaning of a color (C6.11, C6.28, C6.31).
package enum Paint: Hashable, Sendable {
  case disk(Disk)
  /// The mark of a legal square.
  case pick
  /// The mark of another empty square.
  case empty
  /// A value on a square, by the disks that its move gives away (C6.41).
  case worth(loss: Int)
  /// One of the two greens of the squares.
  case square(isEven: Bool)
  /// The best square.
  case hint
  /// The marks around the cursor's square.
  case cursor
  /// A side's part of the share bar, visible in dark and light windows.
  case share(Disk)
  /// Secondary text.
  case dim
  /// Text that a player looks for.
  case accent
  /// A lead.
  case good
  /// A possible mistake.
  case doubtful
  /// A loss.
  case bad

  /// The index among 256 colors, and red, green, and blue from 0 to 255.
  ///
  /// Text has only the index, and is readable in dark and light windows.
  package var numbers: (rich: Int, full: (red: Int, green: Int, blue: Int)?) {
    switch self {
    case .disk(.dark): (233, (17, 17, 19))
    case .disk(.light): (255, (244, 242, 234))
    case .pick: (114, (150, 208, 154))
    case .empty: (22, (24, 84, 50))
    case .worth(let loss):
      switch MoveGrade(loss: loss) {
      case nil: (157, (180, 255, 180))
      case .doubtful: (227, (255, 238, 110))
      case .mistake, .blunder: (224, (255, 206, 196))
      }
    // Of all greens this one contrasts best with both disks, and two greens would clash.
    case .square(isEven: true): (29, (42, 118, 76))
    case .square(isEven: false): (29, (52, 130, 82))
    // Darker than the board, because not all players see a hue. No disk lies there.
    case .hint: (24, (20, 70, 140))
    case .cursor: (227, (255, 224, 90))
    case .share(.dark): (238, (62, 62, 66))
    case .share(.light): (252, (214, 212, 204))
    // In light windows many terminals show faint black as black.
    case .dim: (244, nil)
    case .accent: (31, nil)
    case .good: (28, nil)
    case .doubtful: (136, nil)
    case .bad: (167, nil)
    }
  }

  /// Returns the parameters of a control sequence after `38;` or `48;`.
  func parameters(in palette: LiveStyle.Palette) -> String {
    let (rich, full) = numbers
    guard palette == .full, let full else { return "5;\(rich)" }
    return "2;\(full.red);\(full.green);\(full.blue)"
  }

  var isBold: Bool { self == .pick || self == .worth(loss: 0) || self == .cursor }
}

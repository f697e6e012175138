import Adapters
package import Domain
import RoomAdapters
import Rooms

/// A color, named by its meaning (C6.11, C6.28, C6.31).
package enum Paint: Hashable, Sendable {
  case disk(Disk)
  /// The mark of a legal square.
  case pick
  /// The mark of any other empty square.
  case empty
  /// A value on a square, colored by the disks its move gives away (C6.41).
  case value(loss: Int)
  /// One of the board's two greens.
  case square(isEven: Bool)
  /// The background of the best square.
  case hint
  /// The marks around the cursor's square.
  case cursor
  /// A side's part of the share bar, visible on dark and light backgrounds.
  case share(Disk)
  /// Secondary text.
  case dim
  /// Text that a player looks for.
  case accent
  /// A lead.
  case good
  /// A doubtful move or a mistake.
  case doubtful
  /// A deficit, or a blunder.
  case bad

  /// The index in the 256-color palette, and the RGB components from 0 to 255.
  ///
  /// Text colors have only the index and are readable on dark and light backgrounds.
  package var numbers: (rich: Int, full: (red: Int, green: Int, blue: Int)?) {
    switch self {
    case .disk(.dark): (233, (17, 17, 19))
    case .disk(.light): (255, (244, 242, 234))
    case .pick: (114, (150, 208, 154))
    case .empty: (22, (24, 84, 50))
    case .value(let loss):
      switch MoveGrade(loss: loss) {
      case nil: (157, (180, 255, 180))
      case .doubtful: (227, (255, 238, 110))
      case .mistake, .blunder: (224, (255, 206, 196))
      }
    // Of the 256 colors, this green contrasts best with both disks. Two greens would clash.
    case .square(isEven: true): (29, (42, 118, 76))
    case .square(isEven: false): (29, (52, 130, 82))
    // Darker than the board, for players who cannot tell the hues apart. No disk lies there.
    case .hint: (24, (20, 70, 140))
    case .cursor: (227, (255, 224, 90))
    case .share(.dark): (238, (62, 62, 66))
    case .share(.light): (252, (214, 212, 204))
    // On light backgrounds, many terminals show faint black as black.
    case .dim: (244, nil)
    case .accent: (31, nil)
    case .good: (28, nil)
    case .doubtful: (136, nil)
    case .bad: (167, nil)
    }
  }

  /// Returns the parameters that follow `38;` or `48;` in a control sequence.
  func parameters(in palette: LiveStyle.Palette) -> String {
    let (rich, full) = numbers
    guard palette == .full, let full else { return "5;\(rich)" }
    return "2;\(full.red);\(full.green);\(full.blue)"
  }

  var isBold: Bool { self == .pick || self == .value(loss: 0) || self == .cursor }
}

import Adapters
package import Domain
import RoomAdapters
import Rooms

/// What a color stands for (C6.11, C6.28, C6.31).
package enum Paint: Hashable, Sendable {
  /// A disk.
  case disk(Disk)
  /// The mark of a square that may be picked.
  case pick
  /// The mark of another empty square.
  case empty
  /// The number on a square whose move gives so many disks away against the best one (C6.41).
  case worth(loss: Int)
  /// One of the two greens of the squares.
  case square(isEven: Bool)
  /// The square of a hint.
  case hint
  /// The corners around the square of the cursor.
  case cursor
  /// A side's part of the bar beside the board, which can be seen in a dark and in a light window.
  case share(Disk)
  /// Words that are known, or can wait.
  case dim
  /// Words that a player is looking for.
  case accent
  /// A lead.
  case good
  /// What may have been a mistake.
  case doubtful
  /// A loss.
  case bad

  /// The number among 256 colors and, where there are as many colors as that, the red, the green
  /// and the blue part, each from 0 to 255; words beside the board have none, and can be read in a
  /// dark and in a light window.
  package var numbers: (rich: Int, full: (red: Int, green: Int, blue: Int)?) {
    switch self {
    case .disk(.dark): (233, (17, 17, 19))
    case .disk(.light): (255, (244, 242, 234))
    case .pick: (114, (150, 208, 154))
    case .empty: (22, (24, 84, 50))
    case .worth(let loss):
      switch MoveMark(loss: loss) {
      case nil: (157, (180, 255, 180))
      case .doubtful: (227, (255, 238, 110))
      case .mistake, .blunder: (224, (255, 206, 196))
      }
    // Of all greens this one keeps both disks apart from it, and two of them fight.
    case .square(isEven: true): (29, (42, 118, 76))
    case .square(isEven: false): (29, (52, 130, 82))
    // No disk lies there, so it is darker than the board: a hue alone is not seen by everybody.
    case .hint: (24, (20, 70, 140))
    case .cursor: (227, (255, 224, 90))
    case .share(.dark): (238, (62, 62, 66))
    case .share(.light): (252, (214, 212, 204))
    // In a light window many a terminal shows faint black as black.
    case .dim: (244, nil)
    case .accent: (31, nil)
    case .good: (28, nil)
    case .doubtful: (136, nil)
    case .bad: (167, nil)
    }
  }

  /// Returns what a control sequence says behind `38;` or `48;`.
  func parameters(in palette: LiveStyle.Palette) -> String {
    let (rich, full) = numbers
    guard palette == .full, let full else { return "5;\(rich)" }
    return "2;\(full.red);\(full.green);\(full.blue)"
  }

  /// Whether it is written in bold letters.
  var isBold: Bool { self == .pick || self == .worth(loss: 0) || self == .cursor }
}

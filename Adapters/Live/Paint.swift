package import Domain

/// What a color stands for (C6.11, C6.28, C6.31).
package enum Paint: Hashable, Sendable {
  /// A disk.
  case disk(Disk)
  /// The mark of a square that may be picked.
  case pick
  /// The mark of another empty square.
  case empty
  /// The number on a square whose move gives so much away.
  case worth(Loss)
  /// One of the two greens of the squares.
  case square(isEven: Bool)
  /// The square of a hint.
  case hint
  /// The corners around the square of the cursor.
  case cursor
  /// The ground of the cursor, where disks leave no room for corners.
  case cursorSquare
  /// The ground of the last disk placed, where it has no room for a mark.
  case lastSquare
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

  /// The red, the green and the blue part, each from 0 to 255, where there are as many colors as
  /// that; nil where the nearest of 256 is taken.
  package var full: (red: Int, green: Int, blue: Int)? {
    switch self {
    case .disk(.dark): (17, 17, 19)
    case .disk(.light): (244, 242, 234)
    case .pick: (150, 208, 154)
    case .empty: (24, 84, 50)
    case .worth(.none), .worth(.little): (180, 255, 180)
    case .worth(.some): (255, 238, 110)
    case .worth(.much): (255, 206, 196)
    case .square(let isEven): isEven ? (42, 118, 76) : (52, 130, 82)
    // No disk lies there, so it is darker than the board: a hue alone is not seen by everybody.
    case .hint: (20, 70, 140)
    case .lastSquare: (40, 120, 165)
    case .cursor: (255, 224, 90)
    case .cursorSquare: (162, 46, 156)
    case .share(.dark): (62, 62, 66)
    case .share(.light): (214, 212, 204)
    case .dim, .accent, .good, .doubtful, .bad: nil
    }
  }

  /// The number among 256 colors; words beside the board can be read in a dark and in a light
  /// window.
  package var rich: Int {
    switch self {
    case .disk(.dark): 233
    case .disk(.light): 255
    case .pick: 114
    case .empty: 22
    case .worth(.none), .worth(.little): 157
    case .worth(.some): 227
    case .worth(.much): 224
    // Of all greens this one keeps both disks apart from it, and two of them fight.
    case .square: 29
    case .hint: 24
    case .lastSquare: 31
    case .cursor: 227
    case .cursorSquare: 127
    case .share(.dark): 238
    case .share(.light): 252
    // In a light window many a terminal shows faint black as black.
    case .dim: 244
    case .accent: 31
    case .good: 28
    case .doubtful: 136
    case .bad: 167
    }
  }

  /// The number among the 8 colors that every terminal with colors has; nil for that of the window:
  /// of the usual ones green, yellow and cyan cannot be read on white, nor blue on black.
  package var basic: Int? {
    switch self {
    case .disk(.dark), .pick, .empty, .share(.dark), .worth, .cursor: 0
    case .disk(.light), .share(.light): 7
    case .square: 2
    case .hint: 6
    case .accent, .doubtful, .lastSquare: 5
    case .cursorSquare: 3
    case .bad: 1
    case .dim, .good: nil
    }
  }

  /// Whether the color is the bright one of two that have its number among the 8.
  package var isBright: Bool { self == .disk(.light) || self == .bad }

  /// Whether it is written in bold letters where there are more than 8 colors.
  var isBold: Bool { self == .pick || self == .worth(.none) || self == .cursor }
}

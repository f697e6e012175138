package import Domain

/// What a color on the live board stands for, and the color itself (C6.11, C6.28, C6.29).
package enum BoardColor: Hashable, Sendable {
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
  /// The square of the last disk placed.
  case last
  /// The square of a hint.
  case hint
  /// The square of the cursor, where it is not in brackets.
  case cursor
  /// A side's part of the bar beside the board, which can be seen in a dark and in a light window.
  case share(Disk)

  /// The color where there are as many as 24 bits can tell.
  package var full: RGB {
    switch self {
    case .disk(.dark): RGB(17, 17, 19)
    case .disk(.light): RGB(244, 242, 234)
    case .pick: RGB(150, 208, 154)
    case .empty: RGB(24, 84, 50)
    case .worth(.none), .worth(.little): RGB(180, 255, 180)
    case .worth(.some): RGB(255, 238, 110)
    case .worth(.much): RGB(255, 206, 196)
    case .square(let isEven): isEven ? RGB(42, 118, 76) : RGB(52, 130, 82)
    case .last: RGB(150, 112, 30)
    case .hint: RGB(40, 120, 165)
    case .cursor: RGB(162, 46, 156)
    case .share(.dark): RGB(62, 62, 66)
    case .share(.light): RGB(214, 212, 204)
    }
  }

  /// The number among the 8 colors that every terminal with colors has.
  package var basic: Int {
    switch self {
    case .disk(.dark), .pick, .empty, .share(.dark), .worth: 0
    case .disk(.light), .share(.light): 7
    case .square: 2
    case .last: 5
    case .hint: 6
    case .cursor: 3
    }
  }

  /// Whether the color is the bright one of two that have its number among the 8.
  package var isBright: Bool { self == .disk(.light) }

  /// Whether it is written in bold letters, except with 8 colors, where these are bright.
  var isBold: Bool { self == .pick || self == .worth(.none) }
}

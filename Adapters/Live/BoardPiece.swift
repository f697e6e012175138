import Domain

/// A part of a row of the live board, and its colors (C6.11, C6.28).
struct BoardPiece {
  enum Color: Equatable {
    case disk(Disk)
    case pick
    /// One of the two greens of the squares.
    case square(isEven: Bool)
    /// The square of the last disk placed.
    case last
    /// The square of a hint.
    case hint
  }

  let text: String
  let ink: Color
  let ground: Color

  /// Returns the colors in a palette, as the parameters of the control sequence that sets them.
  func code(in palette: LiveStyle.Palette) -> String? {
    switch palette {
    case .none: return nil
    // Bold makes a color bright, even on a terminal without bright colors. Only an ink can be bold,
    // so a bright ground is written as an ink, in reverse.
    case .basic where ground.isBright: return "0;1;7;3\(ground.basic);4\(ink.basic)"
    case .basic:
      let bold = ink.isBright ? "1;" : ""
      return "0;\(bold)3\(ink.basic);4\(ground.basic)"
    case .rich:
      let bold = ink == .pick ? "1;" : ""
      return "0;\(bold)38;5;\(ink.rich);48;5;\(ground.rich)"
    }
  }
}

extension BoardPiece.Color {
  fileprivate var isBright: Bool {
    switch self {
    case .disk(.light), .pick: true
    default: false
    }
  }

  /// The number among the 8 colors of a terminal.
  fileprivate var basic: Int {
    switch self {
    case .disk(.dark): 0
    case .disk(.light): 7
    case .pick, .last: 3
    case .square: 2
    case .hint: 6
    }
  }

  /// The number among the 256 colors.
  fileprivate var rich: Int {
    switch self {
    case .disk(.dark): 16
    case .disk(.light): 231
    case .pick: 157
    case .square(let isEven): isEven ? 28 : 22
    case .last: 100
    case .hint: 31
    }
  }
}

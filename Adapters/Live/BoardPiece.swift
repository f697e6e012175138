/// A part of a row of the live board or of the panel, and its colors (C6.11, C6.28, C6.31).
struct BoardPiece: Hashable {
  struct Colors: Hashable {
    let ink: BoardColor
    let ground: BoardColor

    /// Returns the parameters of the control sequence that sets the colors in a palette.
    func code(in palette: LiveStyle.Palette) -> String? {
      switch palette {
      case .none: return nil
      // Bold makes a color bright, even on a terminal without bright colors. Only an ink can be
      // bold, so a bright ground is written as an ink, in reverse.
      case .basic where ground.isBright: return "0;1;7;3\(ground.basic);4\(ink.basic)"
      case .basic:
        let bold = ink.isBright ? "1;" : ""
        return "0;\(bold)3\(ink.basic);4\(ground.basic)"
      case .rich: return "\(bold)38;5;\(ink.full.nearestOf256);48;5;\(ground.full.nearestOf256)"
      case .full: return "\(bold)38;2;\(ink.full.parameters);48;2;\(ground.full.parameters)"
      }
    }

    private var bold: String { ink.isBold ? "0;1;" : "0;" }
  }

  private(set) var text: String
  /// The colors of a part of the board, or nil for those of words.
  let colors: Colors?
  /// The tone of words.
  let tone: Tone
  /// Whether words are written in the color of the window, on a ground in theirs.
  let isReversed: Bool

  /// Makes words in a tone.
  init(_ text: String, _ tone: Tone = .plain, isReversed: Bool = false) {
    self.text = text
    self.tone = tone
    self.isReversed = isReversed
    colors = nil
  }

  /// Makes a part in colors of the board.
  init(_ text: String, _ ink: BoardColor, on ground: BoardColor) {
    self.text = text
    colors = Colors(ink: ink, ground: ground)
    tone = .plain
    isReversed = false
  }

  /// Returns the parameters of the control sequence that sets the colors in a palette; nil for
  /// those of the terminal.
  func code(in palette: LiveStyle.Palette) -> String? {
    guard colors == nil else { return colors?.code(in: palette) }
    let code = tone.code(in: palette)
    return isReversed ? "\(code ?? "0");7" : code
  }

  /// Returns another text that looks the same.
  func with(text: String) -> BoardPiece {
    var piece = self
    piece.text = text
    return piece
  }

  /// Whether it looks as another part does.
  func isPainted(like other: BoardPiece) -> Bool {
    colors == other.colors && tone == other.tone && isReversed == other.isReversed
  }
}

extension RGB {
  fileprivate var parameters: String { "\(red);\(green);\(blue)" }
}

extension [BoardPiece] {
  /// The parts without their colors.
  var text: String { map(\.text).joined() }
}

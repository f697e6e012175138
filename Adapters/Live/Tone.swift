/// What a color or a weight of words beside the board means (C6.31).
package enum Tone: Hashable, CaseIterable, Sendable {
  /// Words as others.
  case plain
  /// What matters most at this moment.
  case strong
  /// What is known, or can wait.
  case dim
  /// What a player is looking for.
  case accent
  /// A lead.
  case good
  /// What may have been a mistake.
  case doubtful
  /// A loss.
  case bad

  /// The number among 256 colors, which terminals with 24 bits have, too; nil if the color is that
  /// of other words.
  ///
  /// Each can be read in a dark and in a light window.
  package var of256: Int? {
    switch self {
    case .plain, .strong: nil
    // In a light window many a terminal shows faint black as black.
    case .dim: 244
    // The blue of a hint on the board.
    case .accent: 31
    case .good: 28
    case .doubtful: 136
    case .bad: 167
    }
  }

  /// Returns the parameters of the control sequence that sets the tone in a palette, or nil if it
  /// is that of the terminal.
  func code(in palette: LiveStyle.Palette) -> String? {
    switch (self, palette) {
    case (_, .none), (.plain, _): return nil
    case (.strong, _): return "0;1"
    case (.dim, .basic): return "0;2"
    // Of the usual 16 colors green, yellow and cyan cannot be read on white, nor blue on black.
    case (.good, .basic): return nil
    case (.accent, .basic), (.doubtful, .basic): return "0;35"
    case (.bad, .basic): return "0;1;31"
    case (_, .rich), (_, .full): return of256.map { "0;38;5;\($0)" }
    }
  }
}

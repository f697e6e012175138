import UseCases

/// Who plays a side, as it is kept on paper: a person, or a computer at the level of the side.
struct PaperPlayer: Hashable {
  var isManual = true
  /// It stays when a person takes over (R9.2).
  var level = 0

  /// Hands the side over.
  mutating func choose(_ choice: ModeChoice) {
    isManual = choice == .manual
    if case .computerAt(let other) = choice { level = other.number }
  }

  /// What the player is called.
  var name: String { isManual ? "manual" : "computer \(level)" }
}

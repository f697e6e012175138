import UseCases

/// The mark behind a move that has cost something (C6.35).
enum MoveMark: String, CaseIterable {
  /// A move that may be a mistake.
  case doubtful = "?!"
  /// A mistake.
  case mistake = "?"
  /// A move that by itself can decide a game.
  case blunder = "??"

  /// The disks that a move must have cost.
  ///
  /// A lead of 24 disks decides a game (R11.6): these are an eighth, a quarter and a half of it.
  /// Below the first, two estimates of one game often differ by as much.
  var leastLoss: Int {
    switch self {
    case .doubtful: 3
    case .mistake: 6
    case .blunder: 12
    }
  }

  /// The mark of a move that has cost so many disks, or nil if it has none.
  init?(loss: Int) {
    guard let mark = Self.allCases.last(where: { loss >= $0.leastLoss }) else { return nil }
    self = mark
  }

  /// The face of the mark.
  var face: Face { self == .blunder ? Face(ink: .bad, isStrong: true) : Face(ink: .doubtful) }
}

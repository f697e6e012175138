public import Domain
public import UseCases

/// A game that is kept (R7.10).
public struct KeptGame: Hashable, Sendable {
  /// Its number among those that are kept, from 1 on, or nil if too many stand before it.
  public let number: Int?
  /// The day on which it ended or was left, such as `2026-11-26`.
  public let date: String
  /// The game with its steps.
  public let record: Record
  /// Who has played it.
  public let players: Modes

  /// How many first steps tell that a game goes on from the one that is kept (R7.11).
  private static let stepsInCommon = 30

  /// Makes a game that is kept.
  public init(number: Int?, date: String, record: Record, players: Modes) {
    self.number = number
    self.date = date
    self.record = record
    self.players = players
  }

  /// Returns whether a game that is resumed goes on from this one, of which steps were taken back
  /// behind its end (R7.11).
  func isContinued(by record: Record) -> Bool {
    let first = self.record.steps.prefix(Self.stepsInCommon)
    return self.record.game.result != nil && first.count == Self.stepsInCommon
      && record.steps.starts(with: first) && record.steps != self.record.steps
  }
}

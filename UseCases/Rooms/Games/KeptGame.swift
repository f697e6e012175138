public import Domain
public import UseCases

/// A game that was left, and is kept (R7.10).
public struct KeptGame: Hashable, Sendable {
  /// Its number among those that are kept, from 1 on.
  public let number: Int
  /// The day on which it was left, such as `2026-11-26`.
  public let date: String
  /// The game with its steps.
  public let record: Record
  /// Who has played it.
  public let players: BySide<Mode>

  /// Makes a game that is kept.
  public init(number: Int, date: String, record: Record, players: BySide<Mode>) {
    self.number = number
    self.date = date
    self.record = record
    self.players = players
  }

  /// The side of the only person who has played, or nil.
  package var onlyPerson: Disk? { Modes(dark: players.dark, light: players.light).onlyPerson }
}

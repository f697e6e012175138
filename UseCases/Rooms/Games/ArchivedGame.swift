public import Domain
public import UseCases

/// An archived game (R7.10).
public struct ArchivedGame: Hashable, Sendable {
  /// The number in the archive, counted from 1.
  ///
  /// `nil` if the archive was too large for its games to be counted.
  public let number: Int?
  /// The day on which the game ended or was replaced, such as `2026-11-26`.
  public let date: String
  /// The game with its players.
  public let game: KeptGame

  /// The number of identical opening steps that mark a continued game (R7.11).
  private static let stepsInCommon = 30

  /// Creates an archived game.
  public init(number: Int?, date: String, _ game: KeptGame) {
    self.number = number
    self.date = date
    self.game = game
  }

  /// The record of the game.
  public var record: Record { game.record }

  /// The modes of both sides.
  public var players: Modes { game.players }

  /// Returns whether a resumed game continues this finished game after an undo (R7.11).
  func isContinued(by record: Record) -> Bool {
    let first = self.record.steps.prefix(Self.stepsInCommon)
    return self.record.game.result != nil && first.count == Self.stepsInCommon
      && record.steps.starts(with: first) && record.steps != self.record.steps
  }
}

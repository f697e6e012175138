public import Domain
import UseCases

/// How a game goes on after a move, if both sides play as a computer expects.
public struct Line: Hashable, Sendable {
  /// The game before the move.
  public let before: Game
  /// The move, and what it is worth.
  public let move: ValuedMove
  /// The steps from the move on, with every pass between them.
  public let steps: [Record.Step]
  /// The side that makes the move.
  public let side: Disk
  /// The games after each of the steps.
  let games: [Game]

  /// Makes a line; returns nil if its steps do not begin with the move, or are not legal.
  ///
  /// A pass that a move implies may be left out.
  public init?(before: Game, move: ValuedMove, steps: [Record.Step]) {
    guard let side = before.turn, steps.first == .move(move.square),
      let record = try? Record(start: before, steps: steps)
    else { return nil }
    self.before = before
    self.move = move
    self.steps = record.steps
    self.side = side
    games = Array(record.games.dropFirst())
  }

  /// Returns the game before the step at a place in the line.
  func game(before index: Int) -> Game {
    index == 0 ? before : games[index - 1]
  }

  /// Whether the game is over after the last step.
  var isOver: Bool { games.last?.turn == nil }

  /// The number of disks that are placed.
  var moveCount: Int { steps.count(where: \.isMove) }
}

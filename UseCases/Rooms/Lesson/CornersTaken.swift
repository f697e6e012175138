public import Domain
import UseCases

extension Line {
  /// A corner that a side takes in a line.
  public struct Corner: Hashable, Sendable {
    /// The side.
    public let side: Disk
    /// The corner.
    public let square: Square
    /// Whether the side could have taken it before the first move, had it been its turn.
    public let wasLegal: Bool
    /// The steps from behind the first move to the one that takes the corner; none if the first
    /// move does.
    public let way: [Record.Step]
  }

  /// Returns the corners that are taken within a horizon, in their order.
  func corners(within horizon: Horizon) -> [Corner] {
    steps.indices.prefix(stepCount(within: horizon)).compactMap { index in
      guard case .move(let square) = steps[index], square.isCorner,
        let side = game(before: index).turn
      else { return nil }
      return Corner(
        side: side, square: square,
        wasLegal: before.board.legalSquares(for: side).contains(square),
        way: Array(steps[...index].dropFirst()))
    }
  }
}

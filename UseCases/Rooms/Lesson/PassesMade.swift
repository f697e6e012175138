public import Domain
import UseCases

extension Line {
  /// A pass that a side must make in a line.
  public struct Pass: Hashable, Sendable {
    /// The side.
    public let side: Disk
    /// The number of the move that follows.
    public let number: Int
  }

  /// Returns the passes between the moves within a horizon, in their order.
  func passes(within horizon: Horizon) -> [Pass] {
    steps.indices.prefix(stepCount(within: horizon)).compactMap { index in
      let game = game(before: index)
      guard case .toPass(let side) = game.status else { return nil }
      return Pass(side: side, number: game.moveNumber)
    }
  }
}

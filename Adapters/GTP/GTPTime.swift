import Domain

/// The time that another program gives a side (C7.3).
struct GTPTime: Sendable {
  let seconds: Int32
  /// For how many moves the time is; 0 is the rest of the game.
  let moves: Int32

  /// Returns what a side may take of it for the next move on a board.
  func share(on board: Board) -> Duration {
    let rest = (board.emptySquares.count + 1) / 2
    let moves = moves > 0 ? Int(moves) : rest
    // A tenth is kept back.
    return max(.milliseconds(10), .seconds(seconds) * 9 / (10 * moves))
  }
}

import Domain

/// How long the other program lets each side think (C7.3).
struct GTPTime: Sendable {
  /// The seconds that are left, and for how many moves; without a number, for the rest of the game.
  typealias Left = (seconds: Int32, moves: Int32)

  private var main: Int32 = 0
  private var byoYomi: Left?
  private var left: [Disk: Left] = [:]

  /// Sets the main time of each side, and the time for so many moves after it.
  mutating func set(main: Int32, byoYomi: Left) {
    // Time for no moves is GTP's way to say that there is no limit.
    let isLimited = byoYomi.moves > 0 || byoYomi.seconds == 0
    self = GTPTime(main: isLimited ? main : 0, byoYomi: byoYomi.moves > 0 ? byoYomi : nil)
  }

  /// Notes what is left to a side.
  mutating func note(_ left: Left, for side: Disk) { self.left[side] = left }

  /// Returns the time for the next move of a side on a board, or nil if it is not limited; a tenth is
  /// kept back, and at least a hundredth of a second is taken.
  func share(of side: Disk, on board: Board) -> Duration? {
    let movesToMake = Int32(board.emptySquares.count + 1) / 2
    let whole: Left? =
      switch left[side] {
      case (0, 0)?: byoYomi ?? (0, 1)
      case (let seconds, let moves)?: (seconds, moves > 0 ? moves : movesToMake)
      case nil: main > 0 ? (main, 30) : byoYomi
      }
    return whole.map {
      max(.milliseconds(10), .seconds($0.seconds) * 9 / (10 * max(1, Int($0.moves))))
    }
  }
}

public import Domain

/// A move whose disks are being shown one by one (R3.1).
public struct Showing: Hashable, Sendable {
  /// The move.
  public let move: Move
  /// The number of the move's disks that are on the board as shown, 1 to `move.count`; the last of
  /// them is being turned now.
  public let shown: Int

  /// The square whose disk is being turned now.
  public var square: Square {
    var order = ShowingOrder(of: move)
    for _ in 1..<shown { _ = order.next() }
    return order.next() ?? move.square
  }

  /// The board as shown: the move up to the disk that is being turned.
  public var board: Board { move.board(showing: shown) }
}

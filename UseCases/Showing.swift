public import Domain

/// A move whose disks are being shown one by one (R3.1).
public struct Showing: Hashable, Sendable {
  /// The move.
  public let move: Move
  /// The number of the move's disks that are on the board as shown, 1 to `move.count`; the last of
  /// them is being turned now.
  public private(set) var shown = 1

  /// The square whose disk is being turned now.
  public var square: Square { move.square(number: shown) }

  /// The board as shown: the move up to the disk that is being turned.
  public var board: Board { move.board(showing: shown) }

  var next: Showing? {
    guard shown < move.count else { return nil }
    var next = self
    next.shown += 1
    return next
  }
}

public import Domain

/// A move whose disks are being shown one by one (R3.1).
public struct Showing: Hashable, Sendable {
  /// The move.
  public let move: Move
  /// The square whose disk is being turned now.
  public private(set) var square: Square
  /// The number of the move's disks that are on the board as shown, 1 to `move.count`; the last of
  /// them is being turned now.
  public private(set) var shown = 1
  /// The squares that follow.
  private var rest: ShowingOrder

  /// Begins with the placed disk.
  init(move: Move) {
    self.move = move
    square = move.square
    rest = ShowingOrder(of: move)
    _ = rest.next()
  }

  /// The board as shown: the move up to the disk that is being turned.
  public var board: Board { move.board(showing: shown) }

  /// Turns the next disk and returns true, or changes nothing and returns false after the last.
  mutating func turnNext() -> Bool {
    guard let next = rest.next() else { return false }
    square = next
    shown += 1
    return true
  }
}

public import Domain

/// A move whose disks are being shown one by one (R3.1).
public struct Showing: Hashable, Sendable {
  /// The move.
  public let move: Move
  /// How many of the move's disks are on the board as shown, 1 to `move.count`; the last of them
  /// is being turned now.
  public private(set) var shown = 1

  /// Begins to show a move: the placed disk is on the board at once.
  init(_ move: Move) {
    self.move = move
  }

  /// The square whose disk is being turned now.
  public var square: Square {
    move.square(number: shown)
  }

  /// The board as shown, with the moved disks up to the one that is being turned.
  public var board: Board {
    move.board(showing: shown)
  }

  /// The showing with the next disk turned too, or nil when all are.
  var next: Showing? {
    guard shown < move.count else { return nil }
    var next = self
    next.shown += 1
    return next
  }
}

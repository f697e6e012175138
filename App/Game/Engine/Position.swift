public import Domain

/// A board as the side to move sees it, whatever its color.
///
/// It is three times as fast as a `Game`. Moves need no check of colors, and all directions are
/// searched at once.
@usableFromInline package struct Position: Hashable, Sendable {
  /// The disks of the side to move.
  @usableFromInline package let mover: SquareSet
  @usableFromInline package let opponent: SquareSet

  /// Creates a position from two sets that the caller knows to be disjoint.
  @inlinable @inline(__always) init(mover: SquareSet, disjointFrom opponent: SquareSet) {
    self.mover = mover
    self.opponent = opponent
  }

  @inlinable package init(of side: Disk, on board: Board) {
    self.init(mover: board.squares(of: side), disjointFrom: board.squares(of: side.flipped))
  }

  /// Creates a game's position, or `nil` if no side is to move.
  package init?(of game: Game) {
    guard case .toMove(let side) = game.status else { return nil }
    self.init(of: side, on: game.board)
  }

  @inlinable @inline(__always) package var emptySquares: SquareSet {
    mover.union(opponent).inverted
  }

  /// The squares on which the mover may place a disk (R1.3).
  @inlinable @inline(__always) package var legalSquares: SquareSet {
    Runs(of: opponent).ends(from: mover).intersection(emptySquares)
  }

  /// Returns the disks that the mover flips by playing an empty square.
  ///
  /// The set is empty if and only if the square is illegal (R1.3).
  @inlinable @inline(__always) package func flips(from square: Square) -> SquareSet {
    Rays.all[square.index].squares(of: opponent, enclosedBy: mover)
  }

  /// Returns the position after a legal move, as the other side sees it.
  @inlinable @inline(__always) package func placing(at square: Square) -> Position {
    placing(at: square, flipping: flips(from: square))
  }

  /// Returns the same as `flips(from:)`, for callers that already hold the rays.
  @inline(__always) func flips(from square: Square, along rays: [Rays]) -> SquareSet {
    rays[square.index].squares(of: opponent, enclosedBy: mover)
  }

  @inlinable @inline(__always) func placing(
    at square: Square, flipping flips: SquareSet
  ) -> Position {
    Position(
      mover: opponent.subtracting(flips), disjointFrom: mover.union(flips).union(SquareSet(square)))
  }

  /// The same board, as the other side sees it.
  @inlinable @inline(__always) package var passing: Position {
    Position(mover: opponent, disjointFrom: mover)
  }

  var isOver: Bool { legalSquares.isEmpty && passing.legalSquares.isEmpty }
}

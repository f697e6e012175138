public import Domain

/// A board as the side on turn sees it: its own disks and those of its opponent, whatever their
/// colors.
///
/// It says the same as a `Game`, three times as fast: a move makes a position without a question
/// about sides, and all directions are followed at once.
@usableFromInline package struct Position: Hashable, Sendable {
  /// The disks of the side on turn.
  @usableFromInline package let mover: SquareSet
  /// The disks of the other side.
  @usableFromInline package let opponent: SquareSet

  /// Makes a position from two sets that the caller knows to be disjoint.
  @inlinable @inline(__always) init(mover: SquareSet, disjointFrom opponent: SquareSet) {
    self.mover = mover
    self.opponent = opponent
  }

  /// Makes the position of a side on a board.
  @inlinable package init(of side: Disk, on board: Board) {
    self.init(mover: board.squares(of: side), disjointFrom: board.squares(of: side.flipped))
  }

  /// Makes the position of a game, or returns nil if no side is to place a disk.
  package init?(of game: Game) {
    guard case .toMove(let side) = game.status else { return nil }
    self.init(of: side, on: game.board)
  }

  /// The squares without a disk.
  @inlinable @inline(__always) package var emptySquares: SquareSet {
    mover.union(opponent).inverted
  }

  /// The squares on which the mover may place a disk (R1.3).
  @inlinable @inline(__always) package var legalSquares: SquareSet {
    Runs(of: opponent).ends(from: mover).intersection(emptySquares)
  }

  /// Returns the squares of the disks that the mover flips from an empty square; the set is empty
  /// if and only if the square is not legal (R1.3).
  @inlinable @inline(__always) package func flips(from square: Square) -> SquareSet {
    Rays.all[square.index].squares(of: opponent, enclosedBy: mover)
  }

  /// Returns the position after a move on a legal square, as the other side sees it.
  @inlinable @inline(__always) package func placing(at square: Square) -> Position {
    placing(at: square, flipping: flips(from: square))
  }

  /// Returns what `flips(from:)` does, for whoever keeps the rays at hand.
  @inline(__always) func flips(from square: Square, along rays: [Rays]) -> SquareSet {
    rays[square.index].squares(of: opponent, enclosedBy: mover)
  }

  @inlinable @inline(__always) func placing(
    at square: Square, flipping flips: SquareSet
  ) -> Position {
    Position(
      mover: opponent.subtracting(flips), disjointFrom: mover.union(flips).union(SquareSet(square)))
  }

  /// The same board as the other side sees it.
  @inlinable @inline(__always) package var passing: Position {
    Position(mover: opponent, disjointFrom: mover)
  }

  /// Whether neither side may place a disk.
  var isOver: Bool { legalSquares.isEmpty && passing.legalSquares.isEmpty }
}

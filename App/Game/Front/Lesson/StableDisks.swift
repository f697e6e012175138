import Domain
import UseCases

extension Board {
  /// Each side's provably stable disks, which no move can ever flip (R16.4).
  var stableDisks: BySide<SquareSet> {
    let axes = [
      (Direction.left, Direction.right), (.up, .down), (.upLeft, .downRight), (.upRight, .downLeft),
    ]
    let safe = axes.map { axis in
      emptySquares.spread(axis.0).union(emptySquares.spread(axis.1)).union(emptySquares).inverted
        .union(SquareSet.all.moved(axis.0).inverted).union(SquareSet.all.moved(axis.1).inverted)
    }
    return BySide { side in
      var stable = SquareSet.empty
      while true {
        let more = zip(axes, safe).reduce(squares(of: side)) { squares, axis in
          let beside = stable.moved(axis.0.0).union(stable.moved(axis.0.1))
          return squares.intersection(axis.1.union(beside))
        }
        guard more != stable else { return stable }
        stable = more
      }
    }
  }
}

extension SquareSet {
  /// Returns these squares and all squares beyond them in a direction.
  fileprivate func spread(_ direction: Direction) -> SquareSet {
    (1...7).reduce(self) { squares, _ in squares.union(squares.moved(direction)) }
  }
}

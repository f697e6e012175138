extension PlainBoard {
  /// Returns the places of the disks of a side of which four lines prove that they can never turn.
  ///
  /// A disk turns only between two others on a line, of which one is new. That cannot happen on a
  /// line that is full, nor on one where the next place on one side lies off the board, or has a
  /// disk of the same side that can never turn. Proofs are collected until there are no more.
  package func stable(_ side: Side) -> Set<Place> {
    var proven: Set<Place> = []
    while true {
      let more = Place.all.filter { place in
        self[place] == side && !proven.contains(place)
          && Direction.axes.allSatisfy { isSafe(place, along: $0, given: proven) }
      }
      if more.isEmpty { return proven }
      proven.formUnion(more)
    }
  }

  private func isSafe(_ place: Place, along axis: Direction, given proven: Set<Place>) -> Bool {
    let ways = [axis, axis.opposite]
    if ways.contains(where: { way in
      let next = place.going(way)
      return !next.isOnBoard || proven.contains(next)
    }) {
      return true
    }
    return ways.allSatisfy { way in
      (1...7).map { place.going(way, $0) }.allSatisfy { !$0.isOnBoard || self[$0] != nil }
    }
  }
}

extension Direction {
  /// One way of each of the four lines through a place.
  fileprivate static let axes = [
    Direction(right: 1, down: 0), Direction(right: 0, down: 1), Direction(right: 1, down: 1),
    Direction(right: 1, down: -1),
  ]
}

extension SearchTree {
  /// Returns the mover's score rounded to whole disks, beginning at a guess.
  ///
  /// It asks only whether the score reaches a bound, which a probable cut can answer.
  package mutating func wholeDisks(
    _ position: Position, depth: Int, around guess: Int
  ) throws(Stopped) -> Int {
    var low = -Search.infinity
    var high = Search.infinity
    var bound = Self.wholeDisks(guess)
    while low + Search.disk < high {
      let edge = bound - Search.disk / 2
      let score = try score(position, depth: depth, edge - 1, edge)
      if score >= edge {
        low = Self.wholeDisks(score)
        bound = low + Search.disk
      } else {
        high = Self.wholeDisks(score) + Search.disk
        bound = high - Search.disk
      }
    }
    return low
  }

  /// Returns a score rounded to whole disks, with halves rounded up.
  static func wholeDisks(_ score: Int) -> Int {
    (score + Search.disk / 2 + Search.infinity) / Search.disk * Search.disk - Search.infinity
  }
}

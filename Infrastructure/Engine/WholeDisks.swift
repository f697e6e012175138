/// Scores in whole disks, which is all that advice tells.
extension SearchTree {
  /// Returns the score of the mover, rounded to whole disks, from a guess on.
  ///
  /// It only asks whether the score is at least so much, which a probable cut can answer.
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

  /// Returns a score rounded to whole disks, half a disk up.
  static func wholeDisks(_ score: Int) -> Int {
    (score + Search.disk / 2 + Search.infinity) / Search.disk * Search.disk - Search.infinity
  }
}

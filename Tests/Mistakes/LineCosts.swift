import Domain

/// How long it took to find lines of each length.
struct LineCosts {
  /// The searches that have made one line longer, each with the time it took.
  struct Parts {
    fileprivate var lengths: [(moves: Int, time: Duration)]
    private var latest = ContinuousClock.now

    /// Begins with what was known without a search.
    init(_ record: Record) {
      lengths = [(record.moves - 1, .zero)]
    }

    /// Adds a search that has just ended.
    mutating func add(_ record: Record) {
      let now = ContinuousClock.now
      lengths.append((record.moves - 1, latest.duration(to: now)))
      latest = now
    }
  }

  /// The lengths that are told: moves after the move.
  static let lengths = [4, 6, 8, 10, 12]

  private var count = 0
  private var times = [Duration](repeating: .zero, count: lengths.count)

  /// Adds the searches for one line: those before it was so long count for that length.
  mutating func add(_ parts: Parts) {
    count += 1
    for (place, length) in Self.lengths.enumerated() {
      var reached = 0
      for part in parts.lengths {
        if reached >= length { break }
        times[place] += part.time
        reached = part.moves
      }
    }
  }

  /// One line for each length: the mean of the seconds.
  var rows: [String] {
    zip(Self.lengths, times).map { length, time in
      "\(length)\t\(count)\t\(time / .seconds(1))"
    }
  }
}

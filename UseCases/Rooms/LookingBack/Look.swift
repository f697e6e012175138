public import Domain

extension Table {
  /// What a person looks at: a moment and the steps behind it, of the game or of a line that is
  /// tried (R13).
  public struct Look: Hashable, Sendable {
    /// The game, or the line that is tried, up to the moment that is seen.
    public private(set) var seen: Record
    /// The steps behind it, in their order.
    public private(set) var following: [Record.Step]

    /// Looks at a game up to a moment; behind it come the steps of a longer game that has begun in
    /// the same way, if there are any.
    init(at seen: Record, of game: Record) {
      self.seen = seen
      following = game.steps(after: seen)
    }

    /// All steps, those before the moment and those behind it.
    public var line: [Record.Step] { seen.steps + following }

    /// Goes back by so many moves, or to the first one, and returns true, or changes nothing and
    /// returns false if there is none.
    mutating func goBack(by count: Int) -> Bool {
      let number = max(seen.start.moveNumber, seen.game.moveNumber - max(1, count))
      guard let earlier = seen.before(move: number) else { return false }
      following = seen.steps.dropFirst(earlier.steps.count) + following
      seen = earlier
      return true
    }

    /// Goes on by so many moves, or to the end, and returns true, or changes nothing and returns
    /// false if that is here.
    mutating func goForward(by count: Int, in game: Record) -> Bool {
      guard !following.isEmpty else { return false }
      for _ in 1...max(1, count) {
        pass(in: game)
        guard let next = following.first else { break }
        _ = make(next, in: game)
      }
      return true
    }

    /// Makes a step, with a pass that is due before it, and returns true, or returns false if that
    /// is not legal.
    ///
    /// If it is the next one, those behind it stay; if it is one of the game, those of the game
    /// come behind it, and nothing otherwise.
    mutating func make(_ step: Record.Step, in game: Record) -> Bool {
      if step.isMove { pass(in: game) }
      guard seen.make(step) else { return false }
      following =
        following.first == step ? Array(following.dropFirst()) : game.steps(after: seen)
      return true
    }

    /// Passes if that is due.
    mutating func pass(in game: Record) {
      if case .toPass = seen.game.status { _ = make(.pass, in: game) }
    }
  }

  /// Whether a line is tried that the game has not made.
  public var isTrying: Bool { look.map { $0.line != record.steps } ?? false }
}

extension Record {
  /// Returns the steps behind another record that has begun in the same way; none if it has not.
  fileprivate func steps(after other: Record) -> [Step] {
    steps.starts(with: other.steps) ? Array(steps.dropFirst(other.steps.count)) : []
  }
}

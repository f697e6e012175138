public import Domain

extension Table {
  /// A reviewed position and the later steps of the game or a trial (R13).
  public struct Review: Hashable, Sendable {
    /// The record up to the viewed position.
    public private(set) var viewed: Record
    /// The later steps, in order.
    public private(set) var following: [Record.Step]

    /// Creates a review of a position.
    ///
    /// The later steps come from `game`, if it begins with the same steps.
    init(at viewed: Record, of game: Record) {
      self.viewed = viewed
      following = game.steps(after: viewed)
    }

    /// All steps, before and after the viewed position.
    public var line: [Record.Step] { viewed.steps + following }

    /// Goes back by `count` moves, but not past the first.
    ///
    /// - Returns: `false` if there is no earlier move.
    mutating func goBack(by count: Int) -> Bool {
      let number = max(viewed.start.moveNumber, viewed.game.moveNumber - max(1, count))
      guard let earlier = viewed.before(move: number) else { return false }
      following = viewed.steps.dropFirst(earlier.steps.count) + following
      viewed = earlier
      return true
    }

    /// Goes forward by `count` moves, but not past the last.
    ///
    /// - Returns: `false` if there is no later step.
    mutating func goForward(by count: Int, in game: Record) -> Bool {
      guard !following.isEmpty else { return false }
      for _ in 1...max(1, count) {
        pass(in: game)
        guard let next = following.first else { break }
        _ = make(next, in: game)
      }
      return true
    }

    /// Plays a step in the viewed position, after any pass that is due.
    ///
    /// If `step` is the first later step, the rest remain. Otherwise the later steps come from
    /// `game`, if it begins with the same steps.
    ///
    /// - Returns: `false` if the step is illegal.
    mutating func make(_ step: Record.Step, in game: Record) -> Bool {
      if step.isMove { pass(in: game) }
      guard viewed.make(step) else { return false }
      following =
        following.first == step ? Array(following.dropFirst()) : game.steps(after: viewed)
      return true
    }

    mutating func pass(in game: Record) {
      if case .toPass = viewed.game.status { _ = make(.pass, in: game) }
    }
  }

  /// True while the player tries a line that differs from the game.
  public var isTrying: Bool { review.map { $0.line != record.steps } ?? false }
}

extension Record {
  /// Returns the steps after `other`, or none if the record begins differently.
  fileprivate func steps(after other: Record) -> [Step] {
    steps.starts(with: other.steps) ? Array(steps.dropFirst(other.steps.count)) : []
  }
}

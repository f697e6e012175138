/// What is true of the two lines of a mistake, found by replaying them.
package struct Facts: Sendable {
  /// A corner that somebody takes.
  package struct Corner: Hashable, Sendable {
    /// Who takes it.
    package let side: Side
    /// The corner.
    package let place: Place
  }

  /// A pass before a move of a number.
  package struct Pass: Hashable, Sendable {
    /// Who passes.
    package let side: Side
    /// The number of the move that follows.
    package let number: Int
  }

  /// How many disks of each side are certain to stay.
  package struct Good: Hashable, Sendable {
    /// Those of the side that has moved.
    package let own: Int
    /// Those of the other side.
    package let others: Int
  }

  /// The legal squares of the side that has moved at its next turn.
  package struct Choice: Hashable, Sendable {
    /// The squares in the line that was played.
    package let played: Int
    /// The squares in the best line.
    package let best: Int
  }

  /// The most moves of a line that are compared.
  private static let longest = 13

  /// The moves of both lines that are compared, or nil if they are compared to their ends.
  package let length: Int?
  /// The moves that both lines have, as far as they go, or nil if both are over.
  private let whole: Int?
  /// Whether the game ends within the moves that are compared in one of the lines.
  private let endsWithin: Bool
  /// The empty squares before the move.
  package let empties: Int
  /// The disks that are certain to stay after both lines; nil if nothing may be said of them.
  package let good: (played: Good, best: Good)?
  /// The choice that is to be told, or nil if there is none.
  package let choice: Choice?
  /// The kinds of sentences that hold, in their order; not only those that are to be said.
  package private(set) var kinds: [Kind] = []

  /// Finds out about a mistake.
  package init(_ mistake: Mistake) {
    let (played, best) = (mistake.played, mistake.best)
    let lines = [played, best]
    empties = mistake.board.empties.count
    whole = lines.filter { !$0.isOver }.map(\.moves.count).min()
    if lines.allSatisfy({ $0.isOver && $0.moves.count <= Self.longest }) {
      length = nil
    } else {
      length = min(whole ?? Self.longest, Self.longest)
    }
    let compared = length ?? 0
    endsWithin = lines.contains { $0.isOver && $0.moves.count < compared }
    good = length.flatMap { Self.good(played, best, $0) }
    choice = Self.choice(played, best)
    if Self.isCertain(mistake) { kinds.append(.certain) }
    if isHeld({ cornerLead(best, $0) > cornerLead(played, $0) }) { kinds.append(.corner) }
    if good != nil { kinds.append(.good) }
    if isHeld({ isPassing(mistake, $0) }) { kinds.append(.pass) }
    if choice != nil { kinds.append(.choice) }
    if kinds.isEmpty { kinds.append(.nothing) }
  }

  /// Returns whether what is true of so many moves of both lines (nil is all) is no accident of
  /// where they are cut: it is true of one move less, too, and of the whole lines.
  private func isHeld(_ isTrue: (Int?) -> Bool) -> Bool {
    guard let length else { return isTrue(nil) }
    return length >= 5 && !endsWithin && isTrue(length) && isTrue(length - 1) && isTrue(whole)
  }

  /// Returns whether it is certain how the game ends after both moves, and lines that are over end
  /// so.
  private static func isCertain(_ mistake: Mistake) -> Bool {
    let told = [(mistake.played, mistake.playedWorth), (mistake.best, mistake.bestWorth)]
    return mistake.bestWorth.lead > mistake.playedWorth.lead
      && told.allSatisfy { line, worth in
        worth.isExact && (!line.isOver || line.end.lead(of: mistake.side) == worth.lead)
      }
  }

  /// Returns the corners that are taken in a line after its first move, in their order.
  package func corners(_ line: ReplayedLine) -> [Corner] {
    line.steps(toMove: length).dropFirst().compactMap { step in
      step.place.flatMap { $0.isCorner ? Corner(side: step.side, place: $0) : nil }
    }
  }

  /// Returns the steps after the first up to the only corner that is taken, if there is one and it
  /// is at most four steps away, but not the very next.
  package func told(_ line: ReplayedLine) -> [String]? {
    way(line).flatMap { $0.count > 1 ? $0 : nil }
  }

  /// Returns the steps after the first up to the only corner that is taken, if there is one and it
  /// is at most four steps away.
  package func way(_ line: ReplayedLine) -> [String]? {
    guard corners(line).count == 1 else { return nil }
    let following = line.steps(toMove: length).dropFirst()
    guard let taking = following.firstIndex(where: { $0.place?.isCorner == true }), taking <= 4
    else { return nil }
    return following[...taking].map(\.word)
  }

  private func cornerLead(_ line: ReplayedLine, _ length: Int?) -> Int {
    line.steps(toMove: length).filter { $0.place?.isCorner == true }
      .map { $0.side == line.side ? 1 : -1 }.reduce(0, +)
  }

  private static func good(_ played: ReplayedLine, _ best: ReplayedLine, _ length: Int) -> (
    played: Good, best: Good
  )? {
    guard length >= 5 else { return nil }
    for line in [played, best] where line.isOver && line.moves.count <= length { return nil }
    func good(_ line: ReplayedLine, _ length: Int) -> Good {
      let board = line.steps(toMove: length).last?.board ?? line.start
      return Good(own: board.stable(line.side).count, others: board.stable(line.side.other).count)
    }
    for length in [length - 1, length] {
      let (played, best) = (good(played, length), good(best, length))
      if (best.own - best.others) - (played.own - played.others) < 3 { return nil }
    }
    return (good(played, length), good(best, length))
  }

  /// Returns the passes of a line, in their order.
  package func passes(_ line: ReplayedLine) -> [Pass] {
    passes(line, length)
  }

  private func passes(_ line: ReplayedLine, _ length: Int?) -> [Pass] {
    line.steps(toMove: length).filter { $0.place == nil }
      .map { Pass(side: $0.side, number: 61 - $0.board.empties.count) }
  }

  /// Returns whether the passes of so many moves speak for the best move: more of the other side,
  /// less own ones, and some that only one line has.
  private func isPassing(_ mistake: Mistake, _ length: Int?) -> Bool {
    func count(_ line: ReplayedLine, _ side: Side) -> Int {
      passes(line, length).count { $0.side == side }
    }
    let (own, other) = (mistake.side, mistake.side.other)
    let (played, best) = (mistake.played, mistake.best)
    let isBetter =
      count(best, other) - count(best, own) > count(played, other) - count(played, own)
    let isOwn = count(played, own) > 0 && count(best, own) == 0
    let isOther = count(best, other) > 0 && count(played, other) == 0
    return isBetter && (isOwn || isOther)
  }

  private static func choice(_ played: ReplayedLine, _ best: ReplayedLine) -> Choice? {
    guard let first = played.choices(of: played.side).first,
      let second = best.choices(of: played.side).first, second - first >= 3
    else { return nil }
    return Choice(played: first, best: second)
  }
}

extension Checker {
  /// Returns what is false of the warnings against the move of a mistake before it is made.
  ///
  /// The end of the game is looked at with the sentences of the mistake.
  func falsehoods(of warnings: [String], _ mistake: Mistake, _ facts: Facts) -> [Falsehood] {
    let due = facts.warnings(of: mistake)
    if due == warnings.map({ Warning($0) }) { return [] }
    let sentence = warnings.joined(separator: " / ")
    return [Falsehood(sentence: sentence, kind: due.first?.kind, why: "due to warn is \(due)")]
  }
}

extension Facts {
  /// Returns what is to be said against the move of a mistake before it is made: of each reason
  /// that is told, what it says of the line of that move alone.
  fileprivate func warnings(of mistake: Mistake) -> [Warning] {
    kinds.prefix(2).compactMap { warning($0, of: mistake) }
  }

  private func warning(_ kind: Kind, of mistake: Mistake) -> Warning? {
    let line = mistake.played
    let (own, other) = (mistake.side, mistake.side.other)
    switch kind {
    case .nothing: return nil
    case .certain:
      return .certain(
        empties: empties, lead: mistake.bestWorth.lead, played: line.first,
        otherLead: mistake.playedWorth.lead)
    case .corner:
      let corners = corners(line)
      let won = corners.count { $0.side == own } + (line.first.isCorner ? 1 : 0)
      guard corners.count(where: { $0.side == other }) > won else { return nil }
      let inBestLine = self.corners(mistake.best)
      let wasLegal = mistake.board.legal(for: other).contains(corners[0].place)
      if !line.first.isCorner, let way = way(line), !wasLegal, !inBestLine.contains(corners[0]) {
        return .gives(
          line.first, name: mistake.name(other), corner: corners[0].place,
          way: way.count > 1 ? way : [])
      }
      let each = corners.map { (mistake.name($0.side), $0.place) }
      return .corner(
        front,
        Claim.Corners(
          move: line.first, takesCorner: line.first.isCorner, groups: grouped(each), way: told(line)
        )
      )
    case .good:
      guard let length, let good = good?.played, good.others > good.own else { return nil }
      return .good(
        Claim.Counts(
          move: line.first, moves: length - 1, first: good.others, second: good.own),
        first: mistake.name(other), second: mistake.name(own))
    case .pass:
      let passes = passes(line)
      guard passes.contains(where: { $0.side == own }) else { return nil }
      let each = passes.map { (mistake.name($0.side), $0.number) }
      return .pass(front, Claim.Passes(move: line.first, groups: grouped(each)))
    case .choice:
      guard let choice, choice.played <= 5 else { return nil }
      return .choice(
        line.first, name: mistake.name(own), squares: choice.played, others: choice.best)
    }
  }

  /// Returns things in groups of the same name in a row.
  private func grouped<Thing>(_ each: [(String, Thing)]) -> [Claim.Group<Thing>] {
    each.reduce(into: []) { groups, next in
      var things = [next.1]
      if let last = groups.last, last.name == next.0 {
        things = last.things + things
        groups.removeLast()
      }
      groups.append(Claim.Group(name: next.0, things: things))
    }
  }
}

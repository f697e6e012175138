import Domain

/// What a person tries at an earlier moment, which is no move of the game (R13.9).
extension Session {
  /// Tries a square at the moment that is looked at, and returns what became of it; nil at the
  /// present.
  mutating func tryOut(_ square: Square, _ ports: Ports) -> Outcome? {
    guard look != nil else { return nil }
    let reason = tryOut([.move(square)], ports).reason
    return reason.map(Outcome.ignored) ?? .accepted
  }

  /// Tries steps at the moment that is looked at, one behind the other up to the first that does
  /// not count; returns how many have counted, and why the next one does not, if there is one.
  mutating func tryOut(
    _ steps: [Record.Step], _ ports: Ports
  ) -> (count: Int, reason: Outcome.Reason?) {
    if let reason = reasonAgainstPick { return (0, reason) }
    guard var look else { return (0, .atPresent) }
    let count = steps.prefix { look.make($0, in: record) }.count
    if count > 0 { LookBack.show(look, in: &self, ports) }
    return (count, steps.dropFirst(count).first.map(look.seen.game.reasonAgainst))
  }
}

extension Game {
  /// Returns why a step that is not legal is not.
  fileprivate func reasonAgainst(_ step: Record.Step) -> Outcome.Reason {
    switch step {
    case .move(let square): turn == nil ? .gameOver : reasonAgainst(square)
    case .pass: turn == nil ? .nothingToAnswer : .canPlace
    }
  }
}

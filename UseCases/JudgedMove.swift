public import Domain

/// A move of a side, and what the computer says of the game before it.
public struct JudgedMove: Hashable, Sendable {
  /// The game before the move.
  public let before: Record
  /// The side.
  public let side: Disk
  /// The move.
  public let played: ValuedMove
  /// What would have been best.
  public let advice: Advice

  /// How many disks the move has cost its side, never less than zero: estimates may differ.
  public var loss: Int { max(0, lead(advice.best) - lead(played)) }
  /// Whether the cost is certain.
  public var isExact: Bool {
    [played, advice.best].allSatisfy { $0.worth == .exactly(lead($0)) }
  }

  /// How much the move has given away of a game that was not decided yet.
  var share: Int {
    let shares = [advice.best, played].map { move in
      let isCertain = move.worth == .exactly(lead(move))
      return isCertain ? lead(move).signum() * 24 : min(max(-24, lead(move)), 24)
    }
    return shares[0] - shares[1]
  }

  func certainlyLoses(leadOf least: Int) -> Bool {
    isExact && lead(advice.best) >= least && lead(played) < least
  }

  private func lead(_ move: ValuedMove) -> Int { move.worth?.lead ?? 0 }
}

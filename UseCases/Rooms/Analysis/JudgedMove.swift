public import Domain
import UseCases

/// A move of a side, and what the computer says of the game before it.
public struct JudgedMove: Hashable, Sendable {
  /// The game before the move.
  public let before: Record
  /// The side.
  public let side: Disk
  /// The move, which is worth what the game after it is.
  public let played: ValuedMove
  /// What would have been best.
  public let advice: Advice

  /// How many disks the move has cost its side; none if the computer cannot say.
  public var loss: Int {
    guard played.worth != nil else { return 0 }
    return lead(advice.best) - lead(played)
  }
  /// The disks that a mistake has cost at least; two estimates of one game often differ by less.
  public static let leastLossOfMistake = 3
  /// Whether the move is a mistake.
  public var isMistake: Bool { loss >= Self.leastLossOfMistake }
  /// The number of the move in its game.
  public var number: Int { before.game.moveNumber }
  /// Whether the cost is certain.
  public var isExact: Bool {
    played.isExact && advice.best.isExact
  }

  /// How much the move has given away of a game that was not decided yet (R11.6).
  var weight: Int { decidedLead(advice.best) - decidedLead(played) }

  /// Returns whether a lead of so many disks, or a tie if it is none, was certain before the move,
  /// and is certainly lost by it.
  func givesAway(leadOf least: Int) -> Bool {
    isExact && lead(advice.best) >= least && lead(played) < least
  }

  /// Whether the side was not behind before the move, and is after it, as far as that is known.
  var fallsBehind: Bool { lead(advice.best) >= 0 && lead(played) < 0 }

  /// Returns the lead after a move, as far as it tells who wins: 24 disks decide a game, and so
  /// does any lead that is certain.
  private func decidedLead(_ move: ValuedMove) -> Int {
    switch move.worth {
    case .exactly(let lead): return lead.signum() * 24
    case .about(let lead): return min(max(-24, lead), 24)
    case nil: return 0
    }
  }

  private func lead(_ move: ValuedMove) -> Int {
    move.worth?.lead ?? 0
  }
}

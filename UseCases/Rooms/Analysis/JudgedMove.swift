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
  /// How the game would go on after the move, as far as that is known.
  public let following: [Record.Step]
  /// What would have been best.
  public let advice: Advice

  /// Makes a move that is judged.
  package init(
    before: Record, side: Disk, played: ValuedMove, following: [Record.Step], advice: Advice
  ) {
    self.before = before
    self.side = side
    self.played = played
    self.following = following
    self.advice = advice
  }

  /// How many disks the move has cost its side, at most 64; none if the computer cannot say.
  public var loss: Int {
    guard played.worth != nil else { return 0 }
    return min(lead(advice.best) - lead(played), 64)
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

  /// Whether the game was certainly lost before the move.
  var wasLost: Bool { advice.best.isExact && lead(advice.best) < 0 }

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

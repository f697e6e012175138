import Domain

/// The mistakes of a game that come back as questions, in its order, of which one is asked (R14).
public struct Lesson: Hashable, Sendable {
  /// What a person was told of the best move.
  public enum Hint: Hashable, Sendable {
    /// Nothing.
    case none
    /// Of which kind the reason is.
    case kind
    /// The square.
    case square
  }

  /// The mistakes that are asked.
  public let mistakes: [JudgedMove]
  /// How many moves have cost as much as is asked for; some of them may not be asked.
  public let mistakeCount: Int
  /// The place of the one that is asked.
  public private(set) var place = 0
  /// How many were solved by now.
  public private(set) var solvedCount = 0
  /// What was told of the best move.
  public internal(set) var hint = Hint.none

  /// The disks that a move has cost at least that comes back.
  public static let leastLoss = 6
  /// How many come back at most.
  public static let mostMistakes = 5
  /// The disks that a try may be worth less than the best move.
  static let tolerance = 2

  /// The mistake that is asked.
  public var mistake: JudgedMove { mistakes[place] }

  /// Chooses from the moves that were judged those of some sides that have cost most; returns nil
  /// if none has cost enough.
  init?(about judged: [JudgedMove], of sides: [Disk]) {
    let costly = judged.filter { sides.contains($0.side) && $0.loss >= Self.leastLoss }
    guard !costly.isEmpty else { return nil }
    mistakeCount = costly.count
    // Of those that have cost the same the earliest comes first.
    let costliest = costly.sorted { ($1.loss, $0.number) < ($0.loss, $1.number) }
    mistakes = costliest.prefix(Self.mostMistakes).sorted { $0.number < $1.number }
  }

  /// Notes that the mistake was solved; one whose best square was told does not count.
  mutating func solve() {
    if hint != .square { solvedCount += 1 }
  }

  /// Goes to the next mistake, or to the one before, and returns true, or changes nothing and
  /// returns false if there is none.
  mutating func go(by step: Int) -> Bool {
    guard mistakes.indices.contains(place + step) else { return false }
    place += step
    hint = .none
    return true
  }
}

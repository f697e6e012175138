import Domain
import UseCases

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
  /// The places of those that were solved.
  package private(set) var solved: Set<Int> = []
  /// The places of those of which the best square was told.
  package private(set) var told: Set<Int> = []
  /// What was told of the best move.
  public private(set) var hint = Hint.none
  /// Whether a good square has been found, so that the next question may come.
  public private(set) var isAnswered = false

  /// The disks that a move has cost at least that comes back.
  public static let leastLoss = 6
  /// How many come back at most.
  public static let mostMistakes = 5
  /// The disks that a try may be worth less than the best move.
  static let tolerance = 2

  /// The mistake that is asked.
  public var mistake: JudgedMove { mistakes[place] }

  /// Chooses from the moves that were judged those of some sides that have cost most, and before
  /// which the game was not certainly lost; returns nil if there is none.
  init?(about judged: [JudgedMove], of sides: [Disk]) {
    let costly = judged.filter { sides.contains($0.side) && $0.loss >= Self.leastLoss }
    let open = costly.filter { !$0.wasLost }
    guard !open.isEmpty else { return nil }
    mistakeCount = costly.count
    // Of those that have cost the same the earliest comes first.
    let costliest = open.sorted { ($1.loss, $0.number) < ($0.loss, $1.number) }
    mistakes = costliest.prefix(Self.mostMistakes).sorted { $0.number < $1.number }
  }

  /// How many were solved by now.
  public var solvedCount: Int { solved.count }

  /// Notes that a good square was found; a mistake whose best square was told is not solved.
  mutating func solve() {
    if !told.contains(place) { solved.insert(place) }
    isAnswered = true
  }

  /// Notes that more is told of the best move: first the kind of the reason, and then the square.
  mutating func tellMore() {
    hint = hint == .none ? .kind : .square
    if hint == .square { told.insert(place) }
  }

  /// Goes to the next mistake, or to the one before, and returns true, or changes nothing and
  /// returns false if there is none.
  mutating func go(by step: Int) -> Bool {
    guard mistakes.indices.contains(place + step) else { return false }
    place += step
    hint = told.contains(place) ? .square : .none
    isAnswered = false
    return true
  }
}

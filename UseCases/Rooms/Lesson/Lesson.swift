package import Domain
import UseCases

/// The costliest mistakes of a game as exercises, in game order (R14).
public struct Lesson: Hashable, Sendable {
  /// The information given about the best move.
  public enum Hint: Hashable, Sendable {
    case none
    /// The kind of reason.
    case kind
    /// The square itself.
    case square
  }

  /// The mistakes to practice.
  public let mistakes: [JudgedMove]
  /// The number of moves costly enough for a lesson, including any left out.
  public let mistakeCount: Int
  /// The index of the current mistake.
  public private(set) var place = 0
  /// The indices of the solved mistakes.
  package private(set) var solved: Set<Int> = []
  /// The indices of the mistakes whose best square was revealed.
  package private(set) var told: Set<Int> = []
  /// The latest hint about the current mistake.
  public private(set) var hint = Hint.none
  /// True once the player has found a good square.
  public private(set) var isAnswered = false

  /// The smallest loss, in disks, that a lesson asks about.
  public static let leastLoss = 6
  /// The maximum number of exercises.
  public static let mostMistakes = 5
  /// The largest loss, in disks, of a good try.
  static let tolerance = 2

  /// The current mistake.
  public var mistake: JudgedMove { mistakes[place] }

  /// Creates a lesson from the costliest judged moves of the given sides.
  ///
  /// Skips moves in a certainly lost game. Returns `nil` if no moves remain.
  package init?(about judged: [JudgedMove], of sides: [Disk]) {
    let costly = judged.filter { sides.contains($0.side) && $0.loss >= Self.leastLoss }
    let open = costly.filter { !$0.wasLost }
    guard !open.isEmpty else { return nil }
    mistakeCount = costly.count
    // Among equal losses, the earliest move comes first.
    let costliest = open.sorted { ($1.loss, $0.number) < ($0.loss, $1.number) }
    mistakes = costliest.prefix(Self.mostMistakes).sorted { $0.number < $1.number }
  }

  /// The number of solved mistakes.
  public var solvedCount: Int { solved.count }

  /// Marks the mistake as answered, and as solved unless its best square was revealed.
  package mutating func solve() {
    if !told.contains(place) { solved.insert(place) }
    isAnswered = true
  }

  /// Gives the next hint: first the kind of reason, then the square.
  package mutating func tellMore() {
    hint = hint == .none ? .kind : .square
    if hint == .square { told.insert(place) }
  }

  /// Goes to the next or previous mistake.
  ///
  /// - Returns: `false` if there is no such mistake.
  package mutating func go(by step: Int) -> Bool {
    guard mistakes.indices.contains(place + step) else { return false }
    place += step
    hint = told.contains(place) ? .square : .none
    isAnswered = false
    return true
  }
}

import Domain
import Rooms
import UseCases

/// What is up, wanted, or under way in a table, so that tables of one kind can be told from
/// those of another.
struct SessionTraits: OptionSet, Hashable {
  let rawValue: UInt32

  /// Disks turn.
  static let flipping = Self(rawValue: 1 << 0)
  /// A person is to pick at the present.
  static let choosing = Self(rawValue: 1 << 1)
  /// A computer is to move at the present.
  static let thinking = Self(rawValue: 1 << 2)
  /// A side must pass at the present.
  static let passing = Self(rawValue: 1 << 3)
  /// The game is over.
  static let over = Self(rawValue: 1 << 4)
  /// A reset is asked about.
  static let reset = Self(rawValue: 1 << 5)
  /// Another game is asked about.
  static let again = Self(rawValue: 1 << 6)
  /// Moves wait for their turn.
  static let queued = Self(rawValue: 1 << 7)
  /// An earlier moment is looked at.
  static let earlier = Self(rawValue: 1 << 8)
  /// An analysis is under way.
  static let analyzing = Self(rawValue: 1 << 9)
  /// A hint is awaited.
  static let hint = Self(rawValue: 1 << 10)
  /// Values are awaited that somebody has asked for.
  static let values = Self(rawValue: 1 << 11)
  /// Steps were taken back that can be made again.
  static let undone = Self(rawValue: 1 << 14)
  /// A line is tried at an earlier moment.
  static let trying = Self(rawValue: 1 << 15)
  /// Advice is in force.
  static let advised = Self(rawValue: 1 << 16)
  /// Moves have been judged.
  static let judged = Self(rawValue: 1 << 17)
  /// A person plays a side.
  static let human = Self(rawValue: 1 << 18)
  /// No step was made.
  static let fresh = Self(rawValue: 1 << 20)

  /// A lesson asks about a mistake.
  static let lesson = Self(rawValue: 1 << 21)
  /// The coach asks about a square.
  static let warned = Self(rawValue: 1 << 23)

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The traits of a table.
  init(_ table: Table) {
    let phase: Self =
      switch table.session.phase {
      case .flipping: .flipping
      case .choosing: .choosing
      case .thinking: .thinking
      case .passing: .passing
      case .over: .over
      }
    let modes = [table.modes[.dark], table.modes[.light]]
    let isWarned = if case .play = table.question { true } else { false }
    let others: [(Self, Bool)] = [
      (.lesson, table.lesson != nil), (.warned, isWarned),
      (.reset, table.question == .game(.reset)), (.again, table.question == .game(.again)),
      (.queued, !table.waiting.isEmpty), (.earlier, table.review != nil),
      (.analyzing, table.isAnalyzing), (.hint, table.asked == .hint),
      (.values, table.asked == .values),
      (.undone, !table.undone.isEmpty), (.trying, table.isTrying),
      (.advised, table.currentAdvice?.advice != nil),
      (.judged, !table.analysis.moves.isEmpty), (.human, modes.contains(.manual)),
      (.fresh, table.record.steps.isEmpty),
    ]
    self = others.reduce(into: phase) { if $1.1 { $0.insert($1.0) } }
  }
}

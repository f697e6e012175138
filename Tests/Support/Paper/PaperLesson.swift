import Domain
import Rooms
import UseCases

/// The reference lesson (R14.2).
struct PaperLesson: Equatable, Sendable {
  /// The mistakes to ask about, in the order of the game.
  let mistakes: [PaperJudgment]
  /// The number of mistakes of 6 disks or more, including those not asked about.
  let count: Int
  var place = 0
  /// The indices of the solved mistakes, and of those revealed.
  var solved: Set<Int> = []
  var told: Set<Int> = []
  var hint = Lesson.Hint.none
  /// True once the player has found a good square.
  var isAnswered = false

  var mistake: PaperJudgment { mistakes[place] }

  /// Creates a lesson from the five costliest mistakes of 6 disks or more.
  ///
  /// Prefers the earliest of equally costly mistakes. Skips mistakes in positions that were
  /// certainly lost. Returns `nil` if none is left.
  init?(about judged: [PaperJudgment]) {
    let costly = judged.filter { $0.loss >= 6 }
    let open = costly.filter {
      if case .exact(..<0)? = $0.advice.best.value { false } else { true }
    }
    guard !open.isEmpty else { return nil }
    count = costly.count
    var rest = open.sorted { $0.before.steps.count < $1.before.steps.count }
    while rest.count > 5 {
      let least = rest.map(\.loss).min()
      rest.remove(at: rest.lastIndex { $0.loss == least } ?? 0)
    }
    mistakes = rest
  }

  init(_ lesson: Lesson) {
    mistakes = lesson.mistakes.map(PaperJudgment.init)
    count = lesson.mistakeCount
    (place, solved, told) = (lesson.place, lesson.solved, lesson.told)
    hint = lesson.hint
    isAnswered = lesson.isAnswered
  }
}

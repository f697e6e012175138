import Domain
import Rooms
import UseCases

/// The questions of a lesson, as they stand on paper (R14.2).
struct PaperLesson: Equatable, Sendable {
  /// The mistakes that are asked, in the order of the game.
  let mistakes: [PaperJudgment]
  /// How many moves have cost as much.
  let count: Int
  var place = 0
  /// The places of those that were solved, and of those whose best square was told.
  var solved: Set<Int> = []
  var told: Set<Int> = []
  /// How much was told of the best move.
  var hint = Lesson.Hint.none
  /// Whether a good square was found.
  var isAnswered = false

  var mistake: PaperJudgment { mistakes[place] }

  /// Takes those that have cost 6 disks or more, unless the game was lost before, of them the five that have cost most and of equal
  /// ones the earliest; nil if there are none.
  init?(about judged: [PaperJudgment]) {
    let costly = judged.filter { $0.loss >= 6 }
    let open = costly.filter {
      if case .exactly(..<0)? = $0.advice.best.worth { false } else { true }
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

  /// Copies what the product has.
  init(_ lesson: Lesson) {
    mistakes = lesson.mistakes.map(PaperJudgment.init)
    count = lesson.mistakeCount
    (place, solved, told) = (lesson.place, lesson.solved, lesson.told)
    hint = lesson.hint
    isAnswered = lesson.isAnswered
  }
}

import Domain
import UseCases

/// The exercises from the mistakes of a studied game (R14).
struct Exercises: Hashable {
  /// The latest answer about an exercise.
  enum Reply: Hashable {
    case none
    case hint
    case wrong(Attempt)
    case right(Attempt)
  }

  private(set) var lesson: Lesson
  private(set) var reply = Reply.none
  /// The square that the engine weighs, or `nil`.
  var tried: Square?
  /// True behind the last exercise.
  private(set) var isOver = false

  /// Creates exercises from the mistakes of some sides, or returns `nil` without any.
  ///
  /// A mistake with one other legal square asks nothing.
  init?(about judged: [JudgedMove], of sides: [Disk]) {
    let moves = judged.filter { $0.before.game.legalSquares.count > 2 }
    guard let lesson = Lesson(about: moves, of: sides) else { return nil }
    self.lesson = lesson
  }

  var isSolved: Bool { lesson.isAnswered }

  /// Goes on or back by some exercises, where behind the last the lesson is over.
  ///
  /// - Returns: `false` if there is nothing there.
  mutating func go(by step: Int) -> Bool {
    if step == 0 { return false }
    tried = nil
    if isOver, step < 0 {
      isOver = false
      return step == -1 || go(by: step + 1)
    }
    if lesson.go(by: step) {
      reply = lesson.hint == .none ? .none : .hint
      return true
    }
    let isBehindLast = step > 0 && !isOver
    if isBehindLast { isOver = true }
    return isBehindLast
  }

  /// Gives the next hint: the kind of reason, then the square.
  ///
  /// Without a reason, the square is all there is to tell.
  mutating func tellMore() {
    lesson.tellMore()
    if lesson.mistake.reason == nil, lesson.hint == .kind { lesson.tellMore() }
    reply = .hint
  }

  /// Tries a square, which the engine must weigh unless the analysis has.
  mutating func tryOut(_ square: Square) {
    tried = square
    let mistake = lesson.mistake
    let isKnown = [mistake.advice.best.square, mistake.played.square].contains(square)
    if isKnown { learn(mistake.advice) }
  }

  /// Judges the tried square by the values of all moves.
  mutating func learn(_ values: Advice) {
    guard let tried else { return }
    var attempt = Attempt(tried, against: lesson.mistake)
    attempt.learn(from: values)
    if attempt.isGood { lesson.solve() }
    reply = attempt.isGood ? .right(attempt) : .wrong(attempt)
    self.tried = nil
  }
}

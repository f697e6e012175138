public import Domain

/// An event in a lesson.
public enum LessonEvent: Hashable, Sendable {
  case begun
  /// Another exercise is shown.
  case asked
  /// No move of these sides qualifies as an exercise.
  case nothingToAsk(of: [Disk])
  /// A tried square is being judged.
  case tried(Attempt)
  /// A tried square is not good enough.
  case refuted(Attempt)
  /// A tried square is good enough.
  case solved(Attempt)
  /// The lesson gave the hint in `Lesson.hint`.
  case hinted
  case ended(Lesson)
}

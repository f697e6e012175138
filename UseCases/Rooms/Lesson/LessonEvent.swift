/// Something that has happened in a lesson, or with the coach.
public enum LessonEvent: Hashable, Sendable {
  /// A lesson has begun; the table has its first question.
  case begun
  /// Another mistake is asked.
  case asked
  /// There is nothing to ask: no move has cost enough.
  case nothingToAsk
  /// A square is tried, and what it is worth is being found out.
  case tried(Attempt)
  /// A square that was tried is not good enough.
  case refuted(Attempt)
  /// A square that was tried is as good as the best; what explains the mistake follows, if that was
  /// found.
  case solved(Attempt, Explanation?)
  /// What is known of the best move; the table knows how much of that is to be told.
  case hinted(Explanation?)
  /// The lesson is over.
  case ended(Lesson)
  /// The mistake that is looked at was explained.
  case explained(Explanation)
}

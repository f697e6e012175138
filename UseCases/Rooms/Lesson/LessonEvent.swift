public import Domain

/// Something that has happened in a lesson.
public enum LessonEvent: Hashable, Sendable {
  /// A lesson has begun; the table has its first question.
  case begun
  /// Another mistake is asked.
  case asked
  /// There is nothing to ask about some sides: no move has cost enough.
  case nothingToAsk(of: [Disk])
  /// A square is tried, and what it is worth is being found out.
  case tried(Attempt)
  /// A square that was tried is not good enough.
  case refuted(Attempt)
  /// A square that was tried is as good as the best.
  case solved(Attempt)
  /// More of the best move is told; the lesson knows how much.
  case hinted
  /// The lesson is over.
  case ended(Lesson)
}

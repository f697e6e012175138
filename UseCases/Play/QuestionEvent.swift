/// Something that has happened to a question.
public enum QuestionEvent: Hashable, Sendable {
  /// A question is up.
  case asked
  /// A question was answered with Cancel.
  case canceled(Question)
}

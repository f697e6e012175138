public import Domain
public import UseCases

extension Table {
  /// A question before an action that may be a slip.
  public enum Question: Hashable, Sendable {
    case game(UseCases.Question)
    /// The coach's question whether to play a costly square (R15.2).
    case play(Square)
  }
}

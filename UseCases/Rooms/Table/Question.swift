public import Domain
public import UseCases

extension Table {
  /// A question that guards against an accidental action.
  public enum Question: Hashable, Sendable {
    case game(UseCases.Question)
    /// The coach's question about playing a costly square (R15.2).
    case play(Square)
  }
}

public import Domain
public import UseCases

extension Table {
  /// What is asked before something that may be a slip.
  public enum Question: Hashable, Sendable {
    /// A question of the game (R6).
    case game(UseCases.Question)
    /// Whether a square is to be played that the coach has warned of (R15.2).
    case play(Square)
  }
}

package import Adapters
package import UseCases

/// An input that depends on the game as it is when the core handles it.
///
/// The screen may be behind the game. So the core's loop chooses the input and handles it in one
/// step, and no move that is still on its way to the screen can be lost. The choice comes back with
/// the event that it caused.
package struct Choice: Sendable {
  /// True if the chosen game replaces the current one, which is archived before.
  package let replacesGame: Bool
  /// Returns the input, or `nil` if there is nothing to choose.
  package let input: @Sendable (Session) -> Input?
  /// Follows the game to the chosen one, from the session before.
  let follow: @Sendable (inout Model, Session) -> Void
  /// Tells that there is nothing to choose.
  let refuse: @Sendable (inout Model) -> Void

  init(
    replacesGame: Bool = false,
    input: @escaping @Sendable (Session) -> Input?,
    follow: @escaping @Sendable (inout Model, Session) -> Void,
    refuse: @escaping @Sendable (inout Model) -> Void = { _ in }
  ) {
    self.replacesGame = replacesGame
    self.input = input
    self.follow = follow
    self.refuse = refuse
  }
}

package import Adapters
package import UseCases

/// An input that depends on the game as it is when the core handles it.
///
/// The screen may be behind the game. So the core's loop chooses the input and handles it in one
/// step, and no move that is still on its way to the screen can be lost. The choice comes back with
/// the event that it caused.
package struct Choice: Sendable {
  /// Returns whether the game ends with this choice, and is archived before.
  package let archives: @Sendable (Session) -> Bool
  /// Returns the input, or `nil` if there is nothing to choose.
  package let input: @Sendable (Session) -> Input?
  /// Follows the game to the chosen one, from the session before.
  let follow: @Sendable (inout Model, Session) -> [Effect]
  /// Tells that there is nothing to choose.
  let refuse: @Sendable (inout Model) -> Void

  init(
    archives: @escaping @Sendable (Session) -> Bool = { _ in false },
    input: @escaping @Sendable (Session) -> Input?,
    follow: @escaping @Sendable (inout Model, Session) -> [Effect],
    refuse: @escaping @Sendable (inout Model) -> Void = { _ in }
  ) {
    self.archives = archives
    self.input = input
    self.follow = follow
    self.refuse = refuse
  }
}

extension Model {
  /// Has the game make a choice, once the one before has been answered.
  ///
  /// What waits in the queue does not go into the game in between.
  mutating func choose(_ choice: @escaping @Sendable (Model) -> Choice) -> [Effect] {
    guard !queue.isHeld else {
      waitingChoices.append(choice)
      return []
    }
    queue.hold()
    return [.choose(choice(self))]
  }

  /// Follows the game to the one that a choice has led to.
  mutating func follow(_ choice: Choice, from before: Session) -> [Effect] {
    let effects = choice.follow(&self, before)
    dropHeld()
    return effects + chooseNext()
  }

  /// Follows a choice that came to nothing.
  mutating func followNothing(of choice: Choice) -> [Effect] {
    queue.restore()
    choice.refuse(&self)
    return chooseNext() + playQueue()
  }

  private mutating func chooseNext() -> [Effect] {
    waitingChoices.isEmpty ? [] : choose(waitingChoices.removeFirst())
  }
}

package import Adapters
package import TerminalInput
package import UseCases

/// Anything that can happen to the front.
package enum Message: Sendable {
  /// An event, with the session after it and the choice behind it.
  case game(Event, Session, by: Choice?)
  /// The game ignored an input.
  case ignored(Input, Outcome.Reason)
  /// The game left a choice nothing to choose.
  case nothing(Choice)
  case key(Key)
  /// The player pressed Ctrl-C.
  case interrupt
  /// The terminal sends no more keys.
  case inputEnded
  /// The engine's answer, or `nil` if it failed.
  case answer(Query, Advice?)
  /// A pause has ended.
  case ended(Pause)
  case resized(Window)
  /// The archived games, newest last, or `nil` if there is no archive.
  case games([ArchivedGame]?, for: GamesRequest)
  /// A game was archived after one that could not be.
  case archived
  /// Something outside the front failed.
  case failed(Failure)
}

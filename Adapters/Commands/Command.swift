import Domain
import UseCases

/// What a line of the console says (C3).
struct Command: Hashable, Sendable {
  /// What a refusal calls it: the word that was typed, without a number, or the name of a square.
  let word: String
  /// What it does.
  let action: Action

  /// What a command does.
  enum Action: Hashable, Sendable {
    case input(Input)
    /// Agrees to the alert that is up.
    case agree
    /// Gives the answer to the alert that changes least; without an alert, returns to the present,
    /// or else ends an analysis or else, if that is wanted, drops what is planned.
    case enter(dropsPlanned: Bool)
    case show(Look)
    /// Sets the level of the only computer.
    case level(Level)
    /// Changes the level of the only computer to the next one.
    case step(LevelStep)
    case quit
    case wait(Duration)
    case nothing
  }
}

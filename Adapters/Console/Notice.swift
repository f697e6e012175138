import Domain
public import UseCases

/// What the console tells besides the game (CONSOLE C5).
enum Notice {
  /// Returns what an event gives notice of, or nil.
  ///
  /// - Parameter welcomes: whether a beginning without trouble is told, too.
  static func text(for event: Event, in session: Session, welcomes: Bool) -> String? {
    switch event {
    case .started(.instead(of: let failure)): failure.notice
    case .started(let origin): welcomes ? welcome(origin, session) : nil
    case .saveFailed(let failure): "Cannot save: \(failure.reason). Playing on."
    default: nil
    }
  }

  private static func welcome(_ origin: Event.Origin, _ session: Session) -> String {
    guard origin == .resumed else { return "New game. Type a move like d3, or help." }
    return session.game.turn == nil
      ? "Resumed a finished game. Type reset to play again."
      : "Resumed your game. Type reset for a new one."
  }
}

extension LoadFailure {
  /// What a player is told when nothing could be loaded.
  public var notice: String {
    switch self {
    case .setAside(let problem, let name):
      "The saved game could not be read (\(problem)). Kept as \(name); new game."
    case .stuck(let problem, let reason):
      "The saved game could not be read (\(problem)), nor set aside (\(reason)). "
        + "New game; this one will not be saved."
    case .unreadable(let reason):
      "Cannot read the saved game: \(reason). New game; this one will not be saved."
    case .foreign(let problem):
      "This is no saved game (\(problem)). It is left as it is."
    }
  }
}

public import Domain

/// Use case: a session starts, with the saved game, a new one, or one that the user gives (R7.1 to
/// R7.3, R7.5).
public enum LoadGame {
  /// The game with which a session starts.
  public enum Beginning: Hashable, Sendable {
    /// The saved game, or a new one if nothing is saved.
    case saved
    /// A new game, whatever is saved.
    case new
    /// A game that the user gives, whatever is saved.
    case given(SavedGame)
  }

  /// Starts a session.
  ///
  /// A new game, a game that is given, or a mode that differs from what was saved is a change, and
  /// is saved before it is presented.
  ///
  /// - Parameters:
  ///   - beginning: the game to start with.
  ///   - isCoached: whether a coach looks at what is picked (R15).
  ///   - level: the level of both sides' computers, or nil to keep the saved levels.
  ///   - modes: the modes to set; a side for which none is chosen keeps its saved mode.
  ///   - ports: where the game is loaded from, saved, and presented.
  /// - Throws: `LoadFailure.foreign` if the file is not a saved game and belongs to the user.
  public static func start(
    with beginning: Beginning = .saved, isCoached: Bool = false, level: Level? = nil,
    modes: BySide<ModeChoice?> = BySide(dark: nil, light: nil), _ ports: Ports
  ) throws(LoadFailure) -> Session {
    var saved: SavedGame?
    var origin = Event.Origin.new
    do {
      // Also if another game begins, so that what is no saved game is set aside.
      saved = try ports.repository.load()
      switch beginning {
      case .saved: origin = saved == nil ? .new : .resumed
      case .new: origin = .new
      case .given: origin = .given
      }
    } catch {
      if case .foreign = error { throw error }
      origin = .instead(of: error)
    }
    let loaded = saved ?? SavedGame()
    var session = Session()
    switch beginning {
    case .saved: session = Session(loaded)
    case .new: break
    case .given(let game): session = Session(game)
    }
    session.run.isCoached = isCoached
    session.run.isSaved = ports.repository.isLasting
    session.modes.set(modes, level: level)
    let baseline = Baseline(
      record: loaded.record, isAnotherGame: beginning != .saved, modes: loaded.modes, planned: [])
    ports.saveAndTell(.started(origin), in: &session, since: baseline)
    return session
  }
}

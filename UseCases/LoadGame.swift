public import Domain

/// Use case: a session starts, with the saved game or a new one (R7.2, R7.3, R7.5).
public struct LoadGame: Sendable {
  private let ports: Ports

  /// Makes the use case with the ports it needs.
  public init(_ ports: Ports) { self.ports = ports }

  /// Starts a session: with the game that is given or, without one, with the saved game or a new
  /// one.
  ///
  /// A game that is given or a mode that differs from what was saved is a change, and is saved
  /// before it is presented.
  ///
  /// - Parameters:
  ///   - given: the game to start with, whatever is saved; `SavedGame()` is a new game.
  ///   - isAutoPassing: whether the passes of Computer sides are dismissed by themselves (R5.4).
  ///   - level: the level of both sides' computers, or nil to keep the saved levels.
  ///   - modes: the modes to set; a side for which none is chosen keeps its saved mode.
  /// - Throws: `LoadFailure.foreign` if the file is not a saved game and belongs to the user.
  public func start(
    with given: SavedGame? = nil, isAutoPassing: Bool = false, level: Level? = nil,
    modes: BySide<ModeChoice?> = BySide(dark: nil, light: nil)
  ) throws(LoadFailure) -> Session {
    var saved: SavedGame?
    var origin = Event.Origin.new
    do {
      saved = try ports.repository.load()
      if saved != nil { origin = .resumed }
      if let given { origin = given == SavedGame() ? .new : .given }
    } catch {
      if case .foreign = error { throw error }
      origin = .instead(of: error)
    }
    let before = saved ?? SavedGame()
    var session = Session(given ?? before, isAutoPassing: isAutoPassing)
    session.modes.set(modes, level: level)
    if given != nil || session.saved != before { ports.save(session) }
    ports.present(.started(origin), in: session)
    return session
  }
}

public import Domain

/// Use case: a session starts, with the saved game or a new one (R7.2, R7.3, R7.5).
public struct LoadGame: Sendable {
  private let ports: Ports

  /// Makes the use case with the ports it needs.
  public init(_ ports: Ports) {
    self.ports = ports
  }

  /// Starts a session: resumes the saved game if there is one and no new one is asked for.
  ///
  /// A new game or a mode that differs from what was saved is a change, and is saved before it is
  /// presented.
  ///
  /// - Parameters:
  ///   - level: the level of both sides' computers, or nil to keep the saved levels.
  ///   - modes: the modes to set, by side; a side that is not named keeps its saved mode.
  /// - Throws: `LoadFailure.foreign` if the file is not a saved game and belongs to the user.
  public func start(
    newGame: Bool = false, level: Level? = nil, modes: [Disk: ModeChoice] = [:]
  ) throws(LoadFailure) -> Session {
    var saved: SavedGame?
    var origin = Event.Origin.new
    do {
      saved = try ports.repository.load()
      if saved != nil, !newGame { origin = .resumed }
    } catch {
      if case .foreign = error { throw error }
      origin = .instead(of: error)
    }
    var session = Session(newGame ? SavedGame() : saved ?? SavedGame())
    session.modes.set(modes, level: level)
    if newGame || session.saved != saved ?? SavedGame() { ports.save(session) }
    ports.present(.started(origin), in: session)
    return session
  }
}

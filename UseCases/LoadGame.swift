public import Domain

/// Use case: a session begins, where the saved game stopped or anew (R7.2, R7.3, R7.5).
public struct LoadGame: Sendable {
  private let repository: any GameRepository
  private let presenter: any Presenter

  /// Makes the use case with the ports it needs.
  public init(repository: any GameRepository, presenter: any Presenter) {
    self.repository = repository
    self.presenter = presenter
  }

  /// Loads the saved game, or begins a new one where none is saved or none is wanted.
  ///
  /// What the caller asks for beyond the saved game is a change, and saved before it is presented.
  ///
  /// - Parameters:
  ///   - anew: whether a new game is wanted instead of the saved one.
  ///   - modes: the modes wanted, by side; a side that is not named keeps its saved mode.
  /// - Throws: `LoadFailure.foreign` when what is there is neither a saved game nor ours to move.
  public func start(anew: Bool = false, modes: [Disk: Mode] = [:]) throws(LoadFailure) -> Session {
    var saved: SavedGame?
    var origin = Event.Origin.new
    do {
      saved = try repository.load()
      if saved != nil, !anew { origin = .resumed }
    } catch {
      if case .foreign = error { throw error }
      origin = .instead(of: error)
    }
    var session = Session(anew ? SavedGame() : saved ?? SavedGame())
    for (side, mode) in modes { session.modes[side] = mode }
    if anew || session.saved != saved ?? SavedGame() {
      Keep(repository: repository, presenter: presenter)(session)
    }
    presenter.present(.started(origin), in: session)
    return session
  }
}

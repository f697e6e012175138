import Synchronization
public import UseCases

/// Keeps the saved game in a file, which each save replaces as a whole (R7).
///
/// A second file, `….lock`, is locked as long as the repository lives, so that of several programs
/// only one writes, renames or removes anything. `open(path:owner:)` makes repositories.
public final class FileGameRepository: GameRepository {
  /// Who has chosen the file, which decides what may be done to it (R7.5).
  public enum Owner: Hashable, Sendable {
    /// The program: it makes the folder, and sets aside a file that is not a saved game.
    case program
    /// The user, by name: a file that is not a saved game is left exactly as it is.
    case user
  }

  private struct State {
    var saveGuard: SaveGuard
    /// What was found in the file, or saved to it since.
    var content: Result<SavedGame?, LoadFailure>
    var foreseenFailure: SaveFailure?
    var hasFailed = false
  }

  private let file: SavedGameFile
  private let owner: Owner
  /// Locked while a save is under way.
  private let state: Mutex<State>

  /// Makes the repository of a file that was just opened, and read or set aside.
  init(
    _ file: SavedGameFile, owner: Owner, lock: Result<Descriptor, LockFailure>,
    found: Result<SavedGame?, LoadFailure>
  ) {
    self.file = file
    self.owner = owner
    var foreseenFailure: SaveFailure?
    if case .failure(let failure) = lock { foreseenFailure = SaveFailure(failure, of: file) }
    state = Mutex(
      State(
        saveGuard: SaveGuard(file, lock: try? lock.get(), found: try? found.get()),
        content: found, foreseenFailure: foreseenFailure))
  }

  deinit {
    state.withLock { $0.saveGuard.release() }
  }

  /// The failure that the first save will probably throw, because the file could not be locked; nil
  /// after the first save.
  public var foreseenFailure: SaveFailure? {
    state.withLock { $0.foreseenFailure }
  }

  /// Whether the file holds the latest game: there is one, and no later one could not be saved.
  public var isUpToDate: Bool {
    state.withLock { state in
      guard case .success(.some) = state.content else { return false }
      return !state.hasFailed && state.foreseenFailure == nil
    }
  }

  /// Returns the game that was saved last, or that the file held when it was opened, or nil.
  ///
  /// - Throws: `LoadFailure.setAside` if the file was not a saved game, until a game is saved.
  public func load() throws(LoadFailure) -> SavedGame? {
    try state.withLock { $0.content }.get()
  }

  /// Replaces the file as a whole; what was saved before is there until the new game is safe.
  ///
  /// - Throws: `SaveFailure` if the game could not be saved. The file is then as before or, if only
  ///   its name could not be made safe, holds the new game.
  public func save(_ saved: SavedGame) throws(SaveFailure) {
    try state.withLock { state throws(SaveFailure) in
      (state.foreseenFailure, state.hasFailed) = (nil, true)
      if owner == .program { try file.makeFolder() }
      try state.saveGuard.renew()
      state.saveGuard.beginSaving(saved)
      try file.replace(with: saved)
      state.saveGuard.endSaving(saved)
      (state.content, state.hasFailed) = (.success(saved), false)
    }
  }

  /// Runs the last action of the program when no save is under way, so that none begins meanwhile.
  public func afterSaving(_ last: () -> Void) {
    state.withLock { _ in last() }
  }
}

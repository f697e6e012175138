import Synchronization
public import UseCases

/// Keeps a game in memory while another program has the file open, and in the file once that program
/// has ended and the saved game was taken over (C5.18).
public final class WaitingGameRepository: GameRepository {
  private struct State {
    /// The memory or, after the takeover, the file.
    var repository: any GameRepository
    var isWaiting = true
    /// What the latest attempt has come to, unless the other program had the file open.
    var latest: Result<Takeover, SaveFailure>?

    /// Goes on with the file, which was just locked and read.
    mutating func hold(
      _ file: SavedGameFile, owner: FileGameRepository.Owner, lock: Descriptor, found: SavedGame?
    ) {
      file.removeReplacement()
      repository = FileGameRepository(
        file, owner: owner, lock: .success(lock), found: .success(found))
      isWaiting = false
    }
  }

  private let file: SavedGameFile
  private let owner: FileGameRepository.Owner
  /// What was saved at the start.
  private let base: SavedGame?
  /// Locked while a save or an attempt is under way.
  private let state: Mutex<State>

  /// Makes the repository of a file that another program has open, with what was found there.
  init(
    _ file: SavedGameFile, owner: FileGameRepository.Owner, found: Result<SavedGame?, LoadFailure>
  ) {
    self.file = file
    self.owner = owner
    base = try? found.get()
    state = Mutex(State(repository: MemoryGameRepository(found)))
  }

  /// Whether the file was taken over and holds the latest game.
  public var isUpToDate: Bool {
    state.withLock { ($0.repository as? FileGameRepository)?.isUpToDate == true }
  }

  /// Returns the game that was saved last or, before the first save, what was found at the start or
  /// at the takeover.
  public func load() throws(LoadFailure) -> SavedGame? {
    try state.withLock { state throws(LoadFailure) in try state.repository.load() }
  }

  /// Replaces the saved game: in the file after a takeover, otherwise in memory.
  public func save(_ saved: SavedGame) throws(SaveFailure) {
    try state.withLock { state throws(SaveFailure) in try state.repository.save(saved) }
  }

  /// Locks the file if the other program has ended, reads what it left, and keeps the lock only if
  /// the session will be saved, so that otherwise another program can have it.
  public func takeOver(from own: SavedGame) throws(SaveFailure) -> Takeover? {
    try state.withLock { state throws(SaveFailure) in
      guard state.isWaiting, let lock = try? file.lockFile.lock() else { return nil }
      let latest = Result { () throws(SaveFailure) in
        let left = try left()
        let takeover = Takeover(own: own, base: base, left: left)
        if takeover != .declined { state.hold(file, owner: owner, lock: lock, found: left) }
        return takeover
      }
      if state.isWaiting { file.lockFile.unlock(lock) }
      defer { state.latest = latest }
      return latest == state.latest ? nil : try latest.get()
    }
  }

  /// Runs the last action of the program when no save is under way, so that none begins meanwhile.
  public func afterSaving(_ last: () -> Void) {
    state.withLock { _ in last() }
  }

  /// Reads what the other program has left.
  private func left() throws(SaveFailure) -> SavedGame? {
    do throws(ReadFailure) {
      return try file.read()
    } catch {
      switch error {
      case .unreadable(let reason): throw SaveFailure(reason: reason)
      case .notASavedGame(let problem):
        throw SaveFailure(reason: SaveText.failure(problem, at: file.path))
      }
    }
  }
}

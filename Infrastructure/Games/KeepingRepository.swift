import CLibrary
package import Domain
package import Infrastructure
package import Rooms
package import UseCases

/// The saved game of the program, with the file of the games that are kept beside it (R7.10).
package struct KeepingRepository: GameRepository, GameKeeping {
  private let saved: any GameRepository
  private let games: KeptGamesFile?
  package let isLasting: Bool

  /// Keeps games beside a saved game that was opened; a run that saves to a file of the user's
  /// keeps none (R7.11).
  ///
  /// - Parameters:
  ///   - opened: the saved game.
  ///   - path: its path.
  ///   - owner: who has chosen that.
  ///   - files: where the files are.
  ///   - today: returns the date of a game.
  ///   - pause: takes a hundredth of a second.
  package init(
    _ opened: OpenedGame, at path: String, owner: FileGameRepository.Owner,
    files: any AppendedFiles = SystemFiles(),
    today: @escaping @Sendable () -> String = { CalendarDate.today },
    pause: @escaping @Sendable () -> Void = { poll(nil, 0, 10) }
  ) {
    saved = opened.repository
    isLasting = opened.file != nil
    games =
      owner == .user
      ? nil : KeptGamesFile(besides: Path(path), files: files, today: today, pause: pause)
  }

  /// Saves in memory, and keeps no games.
  package init() {
    saved = MemoryGameRepository()
    games = nil
    isLasting = false
  }

  package func load() throws(LoadFailure) -> SavedGame? { try saved.load() }

  package func save(_ saved: SavedGame) throws(SaveFailure) { try self.saved.save(saved) }

  /// Adds a game to those beside the saved game, even if that may not be saved any more because
  /// another program has changed it.
  package func keep(_ record: Record, playedBy modes: Modes) throws(SaveFailure) {
    guard isLasting, let games, record.start == Game() else { return }
    do throws(SystemError) {
      try games.add(record, playedBy: modes)
    } catch {
      throw SaveFailure(FileTrouble(.refused(error), at: games.path))
    }
  }

  /// Returns the last games that are kept, or nil where none are.
  package func keptGames(last count: Int) throws(LoadFailure) -> [KeptGame]? {
    guard let games else { return nil }
    do throws(SystemError) {
      return try games.games(last: count)
    } catch {
      throw .unreadable(FileTrouble(.refused(error), at: games.path).detail)
    }
  }
}

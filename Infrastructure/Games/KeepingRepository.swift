package import Domain
package import Infrastructure
package import Rooms
package import UseCases

/// The saved game of the program, with the file of the games that were left beside it (R7.10).
package struct KeepingRepository: GameRepository, GameKeeping {
  private let saved: any GameRepository
  private let file: FileGameRepository?
  private let games: KeptGamesFile?

  /// Keeps games beside a saved game that was opened; a run that saves to a file of the user's
  /// keeps none (R7.11).
  ///
  /// - Parameters:
  ///   - opened: the saved game.
  ///   - path: its path.
  ///   - owner: who has chosen that.
  ///   - files: where the files are.
  ///   - today: returns the date of games that are left.
  package init(
    _ opened: OpenedGame, at path: String, owner: FileGameRepository.Owner,
    files: any FileSystem = SystemFiles(),
    today: @escaping @Sendable () -> String = { CalendarDate.today }
  ) {
    saved = opened.repository
    file = opened.file
    games = owner == .program ? KeptGamesFile(besides: Path(path), files: files, today: today) : nil
  }

  /// Saves in memory, and keeps no games.
  package init() {
    saved = MemoryGameRepository()
    file = nil
    games = nil
  }

  package var isLasting: Bool { file != nil }

  package func load() throws(LoadFailure) -> SavedGame? { try saved.load() }

  package func save(_ saved: SavedGame) throws(SaveFailure) { try self.saved.save(saved) }

  /// Adds a game that is left to those beside the saved game, under the lock of that.
  package func keep(_ record: Record, playedBy modes: Modes) throws(SaveFailure) {
    guard let file, let games, record.start == Game() else { return }
    do throws(FileTrouble) {
      try file.besideSaved { owner throws(FileTrouble) in
        try games.add(record, playedBy: modes, ownedLike: owner)
      }
    } catch {
      throw SaveFailure(FileTrouble(error.cause, at: games.path))
    }
  }

  /// Returns the last games that are kept, or nil where none are.
  package func keptGames(last count: Int) throws(LoadFailure) -> [KeptGame]? {
    do throws(FileTrouble) {
      return try games?.games(last: count)
    } catch {
      throw .unreadable(error.detail)
    }
  }
}

import CLibrary
import Domain
package import Front
package import Infrastructure
package import UseCases

/// A repository of the saved game, with an archive beside it (R7.10).
package struct ArchivingRepository: GameRepository {
  private let saved: any GameRepository
  private let games: GameArchiveFile?
  /// True if saved games outlive the program.
  private let isLasting: Bool

  /// Creates a repository with an archive beside an opened saved game.
  ///
  /// Nothing is archived in a run that saves to a user's file (R7.11). `today` returns the date for
  /// an archived game, and `pause` waits a hundredth of a second.
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
      ? nil : GameArchiveFile(besides: Path(path), files: files, today: today, pause: pause)
  }

  /// Creates a repository in memory, without an archive.
  package init() {
    saved = MemoryGameRepository()
    games = nil
    isLasting = false
  }

  package func load() throws(LoadFailure) -> SavedGame? { try saved.load() }

  package func save(_ saved: SavedGame) throws(SaveFailure) { try self.saved.save(saved) }

  /// Archives a game, even if another program's change prevents a save.
  package func archive(_ game: KeptGame) throws(SaveFailure) {
    guard isLasting, let games, game.record.start == Game() else { return }
    do throws(SystemError) {
      try games.add(game)
    } catch {
      throw SaveFailure(FileError(.refused(error), at: games.path))
    }
  }

  /// Returns the most recently archived games, or `nil` without an archive.
  package func archivedGames(last count: Int) throws(LoadFailure) -> [ArchivedGame]? {
    guard let games else { return nil }
    do throws(SystemError) {
      return try games.games(last: count)
    } catch {
      throw .unreadable("\(FileError(.refused(error), at: games.path))")
    }
  }
}

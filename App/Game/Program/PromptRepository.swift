import Synchronization
import UseCases

/// The saved game of a prompt, which archives a game that ends or is replaced.
final class PromptRepository: GameRepository {
  private let saved: any GameRepository
  private let archive: Archive
  private let current = Mutex<SavedGame?>(nil)

  init(_ saved: any GameRepository, _ archive: Archive) {
    self.saved = saved
    self.archive = archive
  }

  func load() throws(LoadFailure) -> SavedGame? {
    guard let found = try saved.load() else { return nil }
    current.withLock { $0 = found }
    archive.follow(Session(found))
    return found
  }

  func save(_ game: SavedGame) throws(SaveFailure) {
    if let before = current.withLock(\.self), !game.record.begins(with: before.record) {
      archive.replace(Session(before))
    }
    current.withLock { $0 = game }
    defer { archive.follow(Session(game)) }
    try saved.save(game)
  }
}

import Domain
import Front
import Synchronization
import UseCases

/// The saved game of a prompt, whose computers have the levels of the settings.
///
/// It keeps a level that the player chooses, and archives a game that ends or is replaced.
final class PromptRepository: GameRepository {
  private let saved: any GameRepository
  private let archive: Archive
  private let settings: SettingsInFile
  private let tell: @Sendable (Failure) -> Void
  private let current = Mutex<SavedGame?>(nil)

  init(
    _ saved: any GameRepository, _ archive: Archive, _ settings: SettingsInFile,
    tell: @escaping @Sendable (Failure) -> Void
  ) {
    self.saved = saved
    self.archive = archive
    self.settings = settings
    self.tell = tell
  }

  func load() throws(LoadFailure) -> SavedGame? {
    guard let found = try saved.load() else { return nil }
    let game = SavedGame(record: found.record, modes: settings.now.leveled(found.modes))
    current.withLock { $0 = game }
    archive.follow(Session(game))
    return game
  }

  func save(_ game: SavedGame) throws(SaveFailure) {
    if let before = current.withLock(\.self), !game.record.begins(with: before.record) {
      archive.replace(Session(before))
    }
    current.withLock { $0 = game }
    defer {
      archive.follow(Session(game))
      keepLevels(of: game.modes)
    }
    try saved.save(game)
  }

  /// Keeps the levels that differ, so that one of an option is not kept.
  private func keepLevels(of modes: Modes) {
    var inUse = settings.inUse
    for side in Disk.sides {
      guard let level = Front.Level(modes.level(of: side).number),
        level != inUse.now.levels[side]
      else { continue }
      inUse.set(\.levels[side], to: level)
    }
    guard inUse != settings.inUse else { return }
    do throws(SaveFailure) {
      try settings.keep(inUse)
    } catch {
      tell(.settings(error))
    }
  }
}

extension Settings {
  /// Returns modes with the levels of these settings.
  func leveled(_ modes: Modes) -> Modes {
    var modes = modes
    for side in Disk.sides { modes.setLevel(UseCases.Level(levels[side]), of: side) }
    return modes
  }
}

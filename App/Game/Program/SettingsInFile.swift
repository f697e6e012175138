import Adapters
import Domain
import Front
import Infrastructure
import Synchronization
import UseCases

/// The settings that count, and the file that keeps them for the next run.
final class SettingsInFile: Sendable {
  private let current: Mutex<Settings>
  /// The file, or `nil` if this run must not write it.
  private let file: DurableFile?
  /// True if no other program can write the file.
  private let isLocked: Bool

  private init(_ now: Settings, writtenTo file: DurableFile?, isLocked: Bool) {
    current = Mutex(now)
    self.file = file
    self.isLocked = isLocked
  }

  /// The settings that count now.
  var now: Settings { current.withLock(\.self) }

  /// Has the computers follow the settings of this run, and writes those that are kept.
  ///
  /// Writes nothing in a run that does not keep the usual game.
  func keep(_ settings: SettingsInUse) throws(SaveFailure) {
    current.withLock { $0 = settings.now }
    guard let file else { return }
    do throws(FileError) {
      try file.write(settings.kept, isLocked: isLocked)
    } catch {
      throw SaveFailure(error)
    }
  }
}

extension SettingsInFile {
  /// The settings of a run, with what went wrong in reading them.
  struct Opened {
    let inUse: SettingsInUse
    let settings: SettingsInFile
    let failures: [Failure]
  }

  /// Reads the settings beside the usual game, and sets a damaged file aside.
  ///
  /// Without a file the levels are those of the saved game. A run that keeps the usual game writes
  /// them at once, because its own games have no levels.
  static func open(
    _ options: Options, _ outside: Outside, beside place: SavePlace, systemLanguage: Front.Language
  ) -> Opened {
    var failures: [Failure] = []
    var found = Found.unreadable
    let file = place.settingsFile(outside)
    do throws(FileError) {
      found = try file?.find(isKept: place.keepsUsualGame) ?? .unreadable
    } catch {
      failures = [.settings(SaveFailure(error))]
    }
    var kept = Settings()
    switch found {
    case .settings(let settings): kept = settings
    case .missing:
      kept.levels = place.savedLevels ?? kept.levels
      if place.keepsUsualGame { try? file?.write(kept, isLocked: place.isLocked) }
    case .setAside(let name): failures = [.settingsSetAside(name: name)]
    case .unreadable: break
    }
    let now = options.settings(after: kept)
    return Opened(
      inUse: SettingsInUse(kept, now: now, systemLanguage: systemLanguage),
      settings: SettingsInFile(
        now, writtenTo: place.keepsUsualGame ? file : nil, isLocked: place.isLocked),
      failures: failures)
  }

  /// The result of reading the file.
  fileprivate enum Found {
    case missing
    case settings(Settings)
    case setAside(name: String)
    /// Damaged or beyond reach, and left where it is.
    case unreadable
  }
}

extension DurableFile {
  fileprivate func write(_ settings: Settings, isLocked: Bool) throws(FileError) {
    try makeFolder()
    try replace(by: Array(settings.description.utf8), isLocked: isLocked)
  }

  /// Reads the settings.
  ///
  /// - Parameter isKept: true if this run may rename a damaged file.
  fileprivate func find(isKept: Bool) throws(FileError) -> SettingsInFile.Found {
    do throws(FileError) {
      guard let bytes = try read() else { return .missing }
      if let text = String(validating: bytes, as: UTF8.self), let settings = Settings(text) {
        return .settings(settings)
      }
    } catch {
      guard case .invalid = error.cause else { throw error }
    }
    guard isKept else { return .unreadable }
    do throws(SystemError) {
      return .setAside(name: try setAside())
    } catch {
      throw FileError(.refused(error), at: path)
    }
  }
}

extension SavePlace {
  /// The greatest number of bytes of the settings.
  private static let limit = 64 << 10

  /// The file of the settings, or `nil` if no folder can be had.
  fileprivate func settingsFile(_ outside: Outside) -> DurableFile? {
    guard let game = try? SavedGamePlace.usual(in: Self.folder, variable: outside.variable) else {
      return nil
    }
    let path = Path(Path(game).folder.description + "/settings")
    let tooLong = Detail("it is too long", translations: ["ja": "長すぎます"])
    return try? DurableFile(
      path, atMost: Self.limit, tooLong: tooLong, ownedLike: Path(game), files: outside.files)
  }

  /// The levels of an older program in the saved game, or `nil`.
  ///
  /// A game that this program keeps elsewhere has level 0 for all computers.
  fileprivate var savedLevels: BySide<Front.Level>? {
    guard let modes = saved?.modes else { return nil }
    let isOlder = keepsUsualGame || Disk.sides.contains { modes.level(of: $0) != .random }
    guard isOlder else { return nil }
    return BySide { Front.Level(modes.level(of: $0).number) ?? .first }
  }
}

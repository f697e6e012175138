import Adapters
import Domain
import Front
import Infrastructure
import Synchronization
import UseCases

/// The settings that count, and the file that keeps them for the next run.
final class SettingsInFile: Sendable {
  private let current: Mutex<SettingsInUse>
  private let file: DurableFile?
  private let place: SavePlace
  /// The failure to read the file, which must not be overwritten then, or `nil`.
  private let unreadable: SaveFailure?

  private init(
    _ inUse: SettingsInUse, in file: DurableFile?, beside place: SavePlace, unreadable: SaveFailure?
  ) {
    current = Mutex(inUse)
    self.file = file
    self.place = place
    self.unreadable = unreadable
  }

  /// The settings of this run.
  var inUse: SettingsInUse { current.withLock(\.self) }

  /// The settings that count now.
  var now: Settings { inUse.now }

  /// Has the computers follow the settings of this run, and writes those that are kept.
  ///
  /// Writes nothing in a run that does not keep the usual game.
  func keep(_ settings: SettingsInUse) throws(SaveFailure) {
    current.withLock { $0 = settings }
    try write(settings.kept)
  }

  private func write(_ settings: Settings) throws(SaveFailure) {
    guard let file, place.keepsUsualGame else { return }
    if let unreadable { throw unreadable }
    // Without a saved game its lock may have been lost.
    if place.hasFailed { throw .gameIsNotSaved }
    do throws(FileError) {
      try file.write(settings, isLocked: place.isLocked)
    } catch {
      throw SaveFailure(error)
    }
  }
}

extension SaveFailure {
  fileprivate static let gameIsNotSaved = SaveFailure("the game is not saved")
}

extension SettingsInFile {
  /// The settings of a run, with what went wrong in reading them.
  struct Opened {
    let settings: SettingsInFile
    let failures: [Failure]
  }

  /// Reads the settings beside the usual game, and sets a damaged file aside.
  ///
  /// Without a file the levels are those of the saved game. A run that keeps the usual game writes
  /// a missing file at once, because its own games have no levels.
  static func open(
    _ options: Options, _ outside: Outside, beside place: SavePlace, systemLanguage: Language
  ) -> Opened {
    var failures: [Failure] = []
    var kept = Settings()
    var unreadable: SaveFailure?
    var isMissing = false
    let file = place.settingsFile(outside)
    do throws(FileError) {
      switch try file?.find(isKept: place.keepsUsualGame) {
      case .settings(let settings): kept = settings
      case .missing:
        isMissing = true
        kept.levels = place.savedLevels(outside) ?? kept.levels
      case .setAside(let name):
        isMissing = true
        failures = [.settingsSetAside(name: name)]
      case .damaged, nil: break
      }
    } catch {
      unreadable = SaveFailure(error)
    }
    let inUse = SettingsInUse(
      kept, now: options.settings(after: kept), systemLanguage: systemLanguage)
    let settings = SettingsInFile(inUse, in: file, beside: place, unreadable: unreadable)
    do throws(SaveFailure) {
      if let unreadable { throw unreadable }
      if isMissing { try settings.write(kept) }
    } catch {
      failures.append(.settings(error))
    }
    return Opened(settings: settings, failures: failures)
  }

  /// The result of reading the file.
  fileprivate enum Found {
    case missing
    case settings(Settings)
    case setAside(name: String)
    /// Damaged, and left where it is.
    case damaged
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
    guard isKept else { return .damaged }
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
    guard let game = try? SavedGamePlace.usual(Self.game, variable: outside.variable) else {
      return nil
    }
    let path = Path(Path(game).folder.description + "/settings")
    return try? DurableFile(
      path, atMost: Self.limit, tooLong: "it is too long", ownedLike: Path(game),
      files: outside.files)
  }

  /// Returns the levels in a saved game of version 1.0, or `nil`.
  ///
  /// They are in its first line, as in `x01 computers=04`.
  fileprivate func savedLevels(_ outside: Outside) -> BySide<Level>? {
    guard saved != nil, case .usual(let path) = storage,
      let bytes = try? outside.files.bytes(of: Path(path), atMost: SavedGameText.limit)
    else { return nil }
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard let field = line.split(separator: " ").first(where: { $0.hasPrefix("computers=") }) else {
      return nil
    }
    let digits = field.split(separator: "=").dropFirst().joined()
    let levels = digits.compactMap { Level(String($0)) }
    guard levels.count == 2, levels.contains(where: { $0 != .random }) else { return nil }
    return BySide(dark: levels[0], light: levels[1])
  }
}

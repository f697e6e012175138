import Domain
import Front
import Synchronization
import UseCases

/// The settings that count, and the file that keeps them for the next run.
final class SettingsInFile: Sendable {
  private let current: Mutex<Settings>

  init(_ now: Settings) {
    current = Mutex(now)
  }

  /// The settings that count now.
  var now: Settings { current.withLock(\.self) }

  /// Has the computers follow the settings of this run, and writes those that are kept.
  func keep(_ settings: SettingsInUse) throws(SaveFailure) {
    current.withLock { $0 = settings.now }
  }
}

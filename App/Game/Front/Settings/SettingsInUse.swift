import Domain

/// The settings of this run, beside those that are kept.
///
/// An option counts for this run only, so it changes only the former.
package struct SettingsInUse: Hashable, Sendable {
  /// The settings as they are written.
  package private(set) var kept: Settings
  /// The settings that count.
  package private(set) var now: Settings
  private let systemLanguage: Language

  /// Creates the settings of a run.
  ///
  /// - Parameters:
  ///   - kept: the settings that were read.
  ///   - now: these with the options of the run; the same by default.
  ///   - systemLanguage: the language if none was chosen.
  package init(
    _ kept: Settings = Settings(), now: Settings? = nil, systemLanguage: Language = .english
  ) {
    self.kept = kept
    self.now = now ?? kept
    self.systemLanguage = systemLanguage
  }

  package var language: Language { now.language ?? systemLanguage }

  /// Changes a setting, which is kept.
  package mutating func set<Value>(_ setting: WritableKeyPath<Settings, Value>, to value: Value) {
    kept[keyPath: setting] = value
    now[keyPath: setting] = value
  }

  /// Exchanges the levels of the sides.
  ///
  /// A level of an option stays one, and is not kept.
  mutating func swapLevels() {
    kept.levels = BySide(dark: kept.levels.light, light: kept.levels.dark)
    now.levels = BySide(dark: now.levels.light, light: now.levels.dark)
  }
}

extension Model {
  /// Changes a setting.
  mutating func set<Value>(
    _ setting: WritableKeyPath<Settings, Value>, to value: Value
  ) -> [Effect] {
    settings.set(setting, to: value)
    return [.keep(settings)]
  }
}

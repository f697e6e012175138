package import UseCases

/// A failure outside the front, which the player must know.
package enum Failure: Hashable, Sendable {
  /// The saved game could not be loaded.
  case loading(LoadFailure)
  /// The game could not be saved.
  case saving(SaveFailure)
  /// A game could not be archived.
  case archiving(SaveFailure)
  /// The archived games could not be read.
  case readingGames(LoadFailure)
  /// The settings could not be written.
  case settings(SaveFailure)
  /// The file of the settings was damaged and renamed.
  case settingsSetAside(name: String)
  /// Another window has the game open.
  case openElsewhere
  /// The saved game cannot be locked, so two windows could play it.
  case noLock(path: String)
}

/// The failures that stay on the screen.
struct StandingFailures: Hashable {
  private var saving: SaveFailure?
  private var archiving: SaveFailure?

  /// True while the game cannot be saved.
  var hasSaving: Bool { saving != nil }

  /// The failures, the latest kind last.
  var all: [Failure] {
    [saving.map(Failure.saving), archiving.map(Failure.archiving)].compactMap(\.self)
  }

  /// Keeps a failure on the screen.
  ///
  /// - Returns: `false` if a failure of this kind is told once.
  mutating func keep(_ failure: Failure) -> Bool {
    switch failure {
    case .saving(let failure): saving = failure
    case .archiving(let failure): archiving = failure
    case .loading, .readingGames, .settings, .settingsSetAside, .openElsewhere, .noLock:
      return false
    }
    return true
  }

  /// Forgets the failure to save after a save has succeeded.
  mutating func endSaving() { saving = nil }

  /// Forgets the failure to archive after a game has been archived.
  mutating func endArchiving() { archiving = nil }
}

extension Model {
  /// Tells a failure, which some kinds leave on the screen.
  mutating func tell(_ failure: Failure) {
    if failures.keep(failure) { return }
    let sentence = language.failure(failure)
    guard let earlier = notice.refusal else { return refuse(sentence) }
    // Of two failures at the start, the other is told behind the first, for which it has no room.
    guard earlier != sentence, !notice.news.contains(sentence) else { return }
    tell("\(sentence) \(notice.news)")
  }
}

extension Language {
  package func failure(_ failure: Failure) -> String {
    switch failure {
    case .loading(let failure): loading(failure)
    case .saving(let failure):
      self("The game is not saved: \(failure.reason).", ja: "対局を保存できません: \(failure.reason)。")
    case .archiving(let failure):
      self(
        "The game is not kept in 'games': \(failure.reason).",
        ja: "対局を games に残せません: \(failure.reason)。")
    case .readingGames(let failure):
      self(
        "The past games cannot be read: \(failure.reason).",
        ja: "これまでの対局を読めません: \(failure.reason)。")
    case .settings(let failure):
      self("The settings are not kept: \(failure.reason).", ja: "設定を保存できません: \(failure.reason)。")
    case .settingsSetAside(let name):
      self(
        "The settings could not be read. They are kept as '\(name)'.",
        ja: "設定を読めませんでした。ファイルは '\(name)' として残っています。")
    case .openElsewhere:
      self(
        "Your game is open in another window. This one is not saved.",
        ja: "対局は別のウィンドウで開かれています。こちらは保存されません。")
    case .noLock(let path):
      self(
        "\(path) cannot be locked. Do not play it in two windows.",
        ja: "\(path) をロックできません。二つのウィンドウで同時に対局しないでください。")
    }
  }

  private func loading(_ failure: LoadFailure) -> String {
    switch failure {
    case .setAside(let flaw, let name):
      self(
        "The saved game could not be read (\(flaw)). It is kept as '\(name)'.",
        ja: "保存された対局を読めませんでした (\(flaw))。ファイルは '\(name)' として残っています。")
    case .stuck(let flaw, let reason):
      self(
        "The saved game could not be read (\(flaw)) or renamed (\(reason)). "
          + "This game is not saved.",
        ja: "保存された対局を読めず (\(flaw))、名前も変えられません (\(reason))。"
          + "この対局は保存されません。")
    case .unreadable(let reason), .foreign(let reason):
      self(
        "The saved game cannot be read: \(reason). This game is not saved.",
        ja: "保存された対局を読めません: \(reason)。この対局は保存されません。")
    }
  }
}

extension LoadFailure {
  /// The reason, as part of a sentence.
  package var reason: String {
    switch self {
    case .foreign(let reason), .unreadable(let reason), .setAside(let reason, _),
      .stuck(let reason, _):
      reason
    }
  }
}

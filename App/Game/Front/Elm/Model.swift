import Adapters
import Domain
import TerminalInput
package import UseCases

/// The whole state of the front.
///
/// Only `update(_:)` changes it. Each feature has a part, which lies in the folder of the feature.
package struct Model: Sendable {
  /// The game, as the core last published it.
  package internal(set) var session: Session
  package internal(set) var window: Window
  var line = LineEditor(completing: CommandTable.completion)
  /// The rest of an answer that has counted, or `nil` unless directly behind one.
  var restOfAnswer: String?
  var notice = Notice()
  var log = NoticeLog()
  /// The failures that stay on the screen.
  var failures = StandingFailures()
  /// The page that hides the board, or `nil`.
  var page: Page?
  var settings: SettingsInUse
  var levels = PlayedLevels()
  /// A question that stands over the game, also over an undo, or `nil`.
  var question: Question?
  var cursor = Cursor()
  var undo = Undo()
  var queue = Queue()
  /// The choices that wait until the one before is answered.
  var waitingChoices: [@Sendable (Model) -> Choice] = []
  var advice = AdviceState()
  var coach = Coach()
  /// The study that is open over the game, or `nil`.
  var study: Study?
  var analysis = AnalysisState()
  /// The game of a file that was given, or `nil`.
  var givenGame: Study?
  var wins: Wins?
  /// The last finished game of this run, for the farewell.
  var lastGame: KeptGame?
  /// True once the terminal has reported how wide a disk is.
  var isMeasured = false
  /// The number of indicator frames so far.
  var indicatorFrame = 0
  /// The place where the game is saved.
  let storage: Storage
  /// The time that a computer takes at least for a move or a pass.
  let pauseOfComputers: Duration

  /// Creates the front of a game.
  ///
  /// - Parameters:
  ///   - settings: the settings as they were kept, and those of this run.
  ///   - storage: the place where the game is saved.
  ///   - pause: the time that a computer takes at least for a move or a pass.
  package init(
    _ session: Session, settings: SettingsInUse = SettingsInUse(),
    storage: Storage = .usual(path: "game"), pause: Duration = .seconds(2),
    in window: Window = Window()
  ) {
    self.session = session
    self.settings = settings
    self.storage = storage
    pauseOfComputers = pause
    self.window = window
    followLevels()
  }

  /// The language of all sentences.
  var language: Language { settings.language }
}

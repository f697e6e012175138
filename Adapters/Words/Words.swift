import Domain
import UseCases

/// Everything that a player may be told at a terminal, in one language (C6.17).
///
/// A side is given as it is drawn or called, and several steps or squares as one text.
protocol Words: Sendable {
  // The game
  func turn(of side: String) -> String
  func won(_ side: String) -> String
  var tied: String { get }
  func move(of side: String, on square: Square, flipping squares: String) -> String
  func passes(_ side: String) -> String
  func tookBack(_ steps: String) -> String
  func playedAgain(_ steps: String) -> String
  var newGame: String { get }
  var resetCancelled: String { get }
  func counts(dark: Int, light: Int) -> String

  // Who plays
  var manual: String { get }
  var computer: String { get }
  func computer(at level: Level) -> String
  func isPlayed(_ side: String, by mode: String) -> String
  func isThinking(_ side: String) -> String
  func stoppedThinking(_ side: String) -> String

  // Answers
  func hint(_ square: Square, about lead: String) -> String
  func hintTies(_ square: Square) -> String
  func hintWins(_ square: Square, by lead: Int) -> String
  func hintLoses(_ square: Square, by lead: Int) -> String
  func turns(_ square: Square, count: Int) -> String
  func cannotPlace(_ side: String) -> String
  var noMoves: String { get }
  var help: String { get }
  func rules(dark: String, light: String) -> String

  // Alerts
  func passAlert(of side: String) -> String
  var resetAlert: String { get }
  func pass(of side: String) -> String
  var resetQuestion: String { get }

  // The start and the end
  var welcomeNew: String { get }
  var welcomeResumed: String { get }
  var welcomeGiven: String { get }
  var welcomeFinished: String { get }
  func savedIn(_ path: String) -> String
  var notSaved: String { get }

  // Trouble with the saved game
  var heldByAnother: String { get }
  func cannotSave(because reason: String) -> String
  func setAside(_ problem: String, as name: String) -> String
  func stuck(_ problem: String, because reason: String) -> String
  func unreadable(_ reason: String) -> String
  func foreign(_ file: String, _ problem: String) -> String

  // Lines that are no command
  func didYouMean(_ near: String, for words: String) -> String
  func notACommand(_ words: String) -> String
  func offBoard(_ subject: String) -> String
  func columnByDigit(_ words: String, for square: Square) -> String
  func columnByDigit(_ words: String) -> String
  func noLevel(_ number: String) -> String
  func scriptsOnly(_ word: String) -> String
  var waitNeedsSeconds: String { get }
  func waitTooLong(limit: Int64) -> String
  func lineTooLong(limit: Int) -> String
  var lineNotUTF8: String { get }
  var lineHasControl: String { get }
  func inputBrokenOff(_ reason: String) -> String

  // Lines that do not count now
  func numbered(_ subject: String, _ number: Int) -> String
  func illegal(_ subject: String, for side: String, legal: SquareSet) -> String
  func taken(_ subject: String, legal: SquareSet) -> String
  func ignored(_ subject: String, because reason: String) -> String
  var resetQuestionFirst: String { get }
  var passFirst: String { get }
  var disksTurning: String { get }
  var gameOver: String { get }
  var gameNotOver: String { get }
  var nothingToAnswer: String { get }
  var nothingToTakeBack: String { get }
  var nothingToRedo: String { get }

  // The block of the live front
  var black: String { get }
  var white: String { get }
  var shortManual: String { get }
  var shortComputer: String { get }
  var thinking: String { get }
  func lastMove(of side: String, on square: Square) -> String
  func nextMove(_ number: Int) -> String
  var passPrompt: String { get }
  var resetPrompt: String { get }

  // Its notices
  func sentence(_ text: String) -> String
  func namedCounts(dark: Int, light: Int) -> String
  func result(_ counts: String) -> String
  func isPlayedNow(_ side: String, by mode: String) -> String
  func playsByChance(command: String) -> String
  var thinkingStopped: String { get }
  func hintIs(_ hint: String) -> String
  func takesOver(command: String) -> String
  var againStartsAnother: String { get }
}

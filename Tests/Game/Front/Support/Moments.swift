import Domain
import Front
import TerminalInput
import UseCases

/// The moments of a game against a computer, each with steps that lead to it.
enum Moments: String, CaseIterable, Sendable {
  case firstStart
  case yourTurn
  case yourTurnWithCursor
  case computerThinks
  case queued
  case flips
  case adviceSought
  case coachWeighs
  case coachAsks
  case yourPass
  case computersPass
  case question
  case won
  case lost
  case helpPage
  case rulesPage
  case tooSmall

  /// Eight moves, after which Black must pass.
  static let movesToBlacksPass = "c4c3e6b4a4a5c2a3"
  /// Fourteen moves, before the one after which White must pass.
  static let movesBeforeWhitesPass = "e6f6f5f4g4g6g5h4h5d6g3g2c5b5"
  static let moveToWhitesPass = "h3"
  /// Eight moves, after which `c5` takes the last white disk.
  static let movesBeforeWin = "e6f4e3f6g5d6e7f5"
  /// Eleven moves, after which White's `h5` takes the last black disk.
  static let movesBeforeLoss = "e6f6f5d6d7d8c5f4c6b6g5"

  /// Returns a player who is Black, in this moment.
  func player(
    settings: Settings = Settings(),
    in window: Window = Window(style: Style(palette: .none, isASCII: true))
  ) -> Player {
    var settings = settings
    if self == .coachWeighs || self == .coachAsks { settings.isCoached = true }
    var player = Player(moves, settings: SettingsInUse(settings), in: window)
    lead(&player)
    return player
  }

  /// The moves before the player takes over.
  private var moves: String {
    switch self {
    case .firstStart, .flips, .helpPage, .rulesPage: ""
    case .yourTurn, .yourTurnWithCursor, .adviceSought, .coachWeighs, .coachAsks: "d3"
    case .computerThinks, .queued, .question, .tooSmall: ""
    case .yourPass: String(Self.movesToBlacksPass.dropLast(2))
    case .computersPass: Self.movesBeforeWhitesPass
    case .won: Self.movesBeforeWin
    case .lost: Self.movesBeforeLoss
    }
  }

  private func lead(_ player: inout Player) {
    switch self {
    case .firstStart: break
    case .yourTurn: player.computerPlays("c5")
    case .yourTurnWithCursor:
      player.computerPlays("c5")
      player.press(.enter)
    case .computerThinks: player.type("d3")
    case .queued:
      player.type("d3")
      player.type("e3")
    case .flips:
      player.flipsByItself = false
      player.type("d3")
    case .adviceSought:
      player.computerPlays("c5")
      player.type("hint")
    case .coachWeighs:
      player.computerPlays("c5")
      player.type("b6")
    case .coachAsks:
      player.computerPlays("c5")
      player.engineAnswers("d6", "c4", loss: 6)
      player.type("b6")
    case .yourPass: player.computerPlays("a3")
    case .computersPass: player.type(Self.moveToWhitesPass)
    case .question:
      player.type("d3")
      player.computerPlays("c5")
      player.type("new")
    case .won: player.type("c5")
    case .lost: player.computerPlays("h5")
    case .helpPage: player.press(.text("?"))
    case .rulesPage: player.type("rules")
    case .tooSmall:
      player.type("d3")
      player.resize(columns: 23, rows: 24)
    }
  }
}

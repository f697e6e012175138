import Domain
import Front
import TerminalInput
import UseCases

/// The moments of a game against a computer, and of its study, each with steps that lead to it.
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
  case study
  case studyWithCursor
  case analysisRuns
  case judged
  case judgedAtMistake
  case trial
  case exercise
  case exerciseWithCursor
  case exerciseSolved
  case lessonOver
  case questionOfPlay
  case questionInStudy
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

  /// The best squares and the losses of the mistakes in the studied game, by the moves' numbers.
  static let mistakes: [Int: Mistake] = [
    5: Mistake("e3", loss: 13), 6: Mistake("h4", loss: 20), 9: Mistake("h3", loss: 7),
    13: Mistake("e3", loss: 4),
  ]
  /// The moments of a study that are neither a question nor a lesson.
  static let walks: [Moments] = [
    .study, .studyWithCursor, .analysisRuns, .judged, .judgedAtMistake, .trial,
  ]
  static let lessons: [Moments] = [.exercise, .exerciseWithCursor, .exerciseSolved, .lessonOver]
  static let studies: [Moments] = walks + lessons + [.questionOfPlay, .questionInStudy]

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
    case .study, .studyWithCursor, .analysisRuns, .judged, .judgedAtMistake, .trial, .exercise,
      .exerciseWithCursor, .exerciseSolved, .lessonOver, .questionOfPlay, .questionInStudy:
      Self.movesBeforeWhitesPass
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
    case .study, .studyWithCursor, .analysisRuns, .judged, .judgedAtMistake, .trial, .exercise,
      .exerciseWithCursor, .exerciseSolved, .lessonOver, .questionOfPlay, .questionInStudy:
      leadThroughStudy(&player)
    case .won: player.type("c5")
    case .lost: player.computerPlays("h5")
    case .helpPage: player.press(.text("?"))
    case .rulesPage: player.type("rules")
    case .tooSmall:
      player.type("d3")
      player.resize(columns: 23, rows: 24)
    }
  }

  /// Opens a study of fourteen moves, before the fifth.
  private func leadThroughStudy(_ player: inout Player) {
    player.type("study 5")
    switch self {
    case .studyWithCursor: player.press(.tab)
    case .analysisRuns:
      player.press(.enter)
      // The last position comes before the moves.
      player.engineJudges(Self.mistakes, atMost: 11)
    case .judged:
      player.judges(Self.mistakes)
      player.press(.left)
    case .judgedAtMistake: player.judges(Self.mistakes)
    case .trial: player.type("e3d3")
    case .exercise, .exerciseWithCursor, .exerciseSolved, .lessonOver:
      player.judges(Self.mistakes)
      player.press(.enter)
      leadThroughLesson(&player)
    case .questionOfPlay:
      player.type("e3")
      player.type("play")
    case .questionInStudy: player.type("new")
    default: break
    }
  }

  private func leadThroughLesson(_ player: inout Player) {
    switch self {
    case .exerciseWithCursor: player.press(.enter)
    case .exerciseSolved, .lessonOver:
      player.type("e3")
      player.engineAnswers("e3")
      if self == .lessonOver { player.press(.end, .pageDown) }
    default: break
    }
  }
}

/// A mistake as the engine judges it.
struct Mistake: Sendable {
  let best: String
  let loss: Int

  init(_ best: String, loss: Int) {
    self.best = best
    self.loss = loss
  }
}

extension Player {
  /// Has the engine judge all moves of the studied game.
  mutating func judges(_ mistakes: [Int: Mistake]) {
    type("analyze")
    engineJudges(mistakes)
  }

  /// Answers the queries of an analysis: no move costs a disk but the mistakes, by their numbers.
  mutating func engineJudges(_ mistakes: [Int: Mistake], atMost count: Int = .max) {
    var answered = 0
    while let query = model.query, answered < count {
      answered += 1
      guard case .best(knowing: let played) = query.question else {
        engineAnswers()
        continue
      }
      let mistake = mistakes[query.record.game.moveNumber]
      let square = mistake.flatMap { Square($0.best) } ?? played.square
      let lead = (played.value?.lead ?? 0) + (mistake?.loss ?? 0)
      let best = ValuedMove(square, value: .estimate(lead))
      receive(.answer(query, Advice(best: best, depth: 12)))
    }
  }
}

import Adapters
import Domain
import Front
import Notations
import TerminalInput
import TestSupport
import Testing
import UseCases

/// The analysis of a game: its order, marks, graph, and verdict.
struct AnalysisTests {
  /// Nine moves, with which Black wins by 13.
  private static let game = Moments.movesBeforeWin + "c5"
  private static let againstComputer = BySide<Mode>(dark: .manual, light: .computer)

  /// Returns a player after a game, in whose study an analysis begins.
  private func player(
    _ moves: String = game, from start: Game = Game(), modes: BySide<Mode> = againstComputer,
    language: Language = .english
  ) -> Player {
    var settings = Settings()
    settings.language = language
    var player = Player(moves, from: start, modes: modes, settings: SettingsInUse(settings))
    player.type("analyze")
    return player
  }

  /// Returns a player after the nine moves, which are judged.
  private func judged(_ losses: [Int], modes: BySide<Mode> = againstComputer) -> Player {
    var player = player(modes: modes)
    player.engineJudges(Judge(losses: losses))
    return player
  }

  @Test func `G16.1 R11.2 An analysis goes from the last move to the first, also during walks`() {
    var player = player()
    #expect(player.notice == "Analyzing: 0 of 9 moves.")
    #expect(player.engineJudges(atMost: 4) == [8, 7, 6, 5])
    player.press(.pageUp, .left)
    #expect(player.shows("before move 8 of 9"))
    #expect(player.notice == "Analyzing: 4 of 9 moves.")
    #expect(player.engineJudges() == [4, 3, 2, 1, 0])
    #expect(player.shows("before move 8 of 9"))
  }

  @Test func `G16.1 In a game under way the engine first values it now, after a pass that is due`()
  {
    var player = player(Moments.movesToBlacksPass, modes: BySide(dark: .manual, light: .manual))
    #expect(player.engineJudges(atMost: 2) == [9, 7])
  }

  @Test func `G16.2 Esc stops an analysis, and it goes on there when it is asked for again`() {
    var player = player()
    player.engineJudges(atMost: 4)
    player.press(.escape)
    #expect(player.model.query == nil)
    #expect(player.model.isPaused)
    player.press(.enter)
    #expect(player.engineJudges() == [4, 3, 2, 1, 0])
  }

  @Test(arguments: [
    ("Esc, study", [Int](), "6 d6 ??"),
    ("Esc, undo, study, analyze", [], "6 d6 ??"),
    ("open 1, analyze, judge, Esc, study, analyze", [], "6 d6 ??"),
    ("open 1, analyze, Esc, Esc, study, analyze", [], "6 d6 ??"),
    // Another move took the place of the seventh. What is common counts until it is judged anew.
    ("Esc, undo 2, c4, study", [], "6 d6 ??"),
    ("Esc, undo 2, c4, study, analyze, Esc", [], "6 d6 ??"),
    ("Esc, undo 2, c4, study, analyze", [7, 6, 5, 4, 3, 2, 1, 0], "6 d6 7 c4"),
  ])
  func `G16.3 What is judged counts for each record that has the same moves`(
    steps: String, asked: [Int], shown: String
  ) {
    var player = judged([0, 0, 0, 0, 0, 20, 7, 13])
    let other = KeptGame(Record(played: "d3c3"), players: BySide { _ in .human })
    player.games = [ArchivedGame(number: 1, date: "2026-11-28", other)]
    player.follow(steps)
    #expect(player.engineJudges() == asked)
    #expect(player.shows(shown))
  }

  @Test func `G16.3 A game that goes on is judged again from its new end`() {
    var player = player("d3c3")
    player.engineJudges(Judge(losses: [12]))
    player.follow("Esc, c4")
    player.computerPlays("e3")
    player.follow("study, analyze")
    #expect(player.notice == "Analyzing: 0 of 4 moves.")
    #expect(player.engineJudges(Judge(losses: [0, 0, 12])) == [4, 3, 2, 1, 0])
    #expect(player.shows("3 c4 ??"))
    #expect(!player.shows("1 d3 ??"))
  }

  @Test(arguments: [
    (againstComputer, "+        ::  +13", "- |||||"),
    (BySide(dark: .manual, light: .manual), "+        ::  +13", "- |||||"),
    (BySide(dark: .computer, light: .manual), "+ |||||      -13", "-        ::"),
  ])
  func `G16.4 C6.37 The graph shows the values for the only human, or else for Black`(
    modes: BySide<Mode>, above: String, below: String
  ) throws {
    // Black is worth -20 up to the fifth move, 0 up to the seventh, and 13 then.
    var player = judged([0, 0, 0, 0, 0, 20, 0, 13], modes: modes)
    func graph() throws -> [String] {
      let first = try #require(player.panel.firstIndex { $0.hasPrefix("+ ") })
      return Array(player.panel[first...].prefix(3))
    }
    #expect(try graph() == [above, below, "         !^"])
    player.type("study 4")
    #expect(try graph().last == "    ^    !")
    player.type("d2")
    #expect(try graph().last == "         !")
  }

  @Test func `G16.4 While an analysis runs, the graph shows the moves that are judged`() {
    var player = player()
    player.engineJudges(Judge(losses: [0, 0, 0, 0, 0, 20, 0, 13]), atMost: 2)
    #expect(player.panel.contains { $0.hasSuffix(" 2 of 9") })
    #expect(player.panel.contains("+        ||  +13"))
    #expect(player.panel.contains("-"))
  }

  @Test(arguments: [
    (againstComputer, "You: 1 ?? 1 ? 2 ?!"), (BySide(dark: .computer, light: .manual), "You: 1 ?"),
    (BySide(dark: .manual, light: .manual), "Black: 1 ?? 1 ? 2 ?!"),
    (BySide(dark: .manual, light: .manual), "White: 1 ?"),
  ])
  func `G16.5 The title counts the marks of those whose mistakes count`(
    modes: BySide<Mode>, title: String
  ) {
    let player = judged([3, 2, 5, 11, 6, 0, 0, 0, 12], modes: modes)
    #expect(player.panel.contains(title))
  }

  @Test func `G16.5 Without a mark the title says so`() {
    #expect(judged([2, 20]).panel.contains("You: no mistakes"))
  }

  @Test func `C6.35 A mark stands for 3, 6, or 12 disks`() {
    let player = judged([2, 3, 5, 6, 11, 12])
    #expect(player.panel.contains(" 1 e6      2 f4 ?!   3 e3 ?!"))
    #expect(player.panel.contains(" 4 f6 ?    5 g5 ?    6 d6 ??"))
  }

  @Test(arguments: [
    (
      againstComputer, Language.english,
      "Move 7: you played e7 ?, which cost 7 disks. c4 was best."
    ),
    (
      BySide(dark: .manual, light: .manual), .english,
      "Move 7: Black played e7 ?, which cost 7 disks. c4 was best."
    ),
    (BySide(dark: .manual, light: .manual), .japanese, "7手目: 黒の e7 ? は7石の損でした。最善は c4 でした。"),
  ])
  func `G16.6 At a mistake its cost and the best square with its line are shown`(
    modes: BySide<Mode>, language: Language, notice: String
  ) {
    var player = player(modes: modes, language: language)
    player.engineJudges(Judge(losses: [0, 0, 0, 0, 0, 0, 7], lineLength: 2))
    let line = language == .english ? "c4 +20  e2 d2  exact" : "c4 +20  e2 d2  読み切り"
    #expect(!player.panel.contains(line))
    player.press(.up)
    #expect(player.notice == notice)
    #expect(player.panel.contains(line))
    player.press(.left)
    #expect(!player.panel.contains(line))
  }

  @Test func `R11.2 R11.7 The analysis names a loss of about so much, and a hint agrees with it`() {
    var player = player()
    player.engineJudges(Judge(losses: [0, 0, 0, 0, 0, 0, 7], exactFrom: 65))
    player.press(.up)
    #expect(player.notice.hasSuffix("which cost about 7 disks. c4 was best."))
    player.type("hint")
    player.engineAnswers("f7", "c4", lead: 20, loss: 0)
    #expect(player.notice == "Best: c4 (about +20).")
  }

  /// What is said behind the last move of a game in which moves lost so much.
  struct Verdict: CustomTestStringConvertible {
    var losses: [Int] = []
    var exactFrom = 1
    var moves = game
    var start: String?
    let english: String
    let japanese: String

    var testDescription: String { "\(moves) \(losses) \(exactFrom)" }
  }

  /// A position in which `c1--c8` lead to a tie, with two moves before them.
  private static let beforeTie =
    "xo----------------------oooo----------------------------xo----oo x"

  @Test(arguments: [
    // R11.3: White gave away a tie, and before it a win.
    Verdict(
      losses: [0, 0, 0, 0, 0, 0, 1, 13],
      english: "The game turned at move 8, White's f5: it cost 13 disks. f2 was best.",
      japanese: "勝敗を分けたのは8手目、白の f5 です。13石の損で、最善は f2 でした。"),
    Verdict(
      losses: [30, 0, 4, 1, 30, 20, 1],
      english: "The game turned at move 6, White's d6: it cost 20 disks. e2 was best.",
      japanese: "勝敗を分けたのは6手目、白の d6 です。20石の損で、最善は e2 でした。"),
    // R11.6: a fall behind is costlier than a fall further behind.
    Verdict(
      losses: [0, 0, 0, 20, 0, 0, 20, 13], exactFrom: 65,
      english: "The game turned at move 4, White's f6: it cost about 20 disks. d2 was best.",
      japanese: "勝敗を分けたのは4手目、白の f6 です。約20石の損で、最善は d2 でした。"),
    Verdict(
      losses: [0, 0, 0, 0, 0, 0, 0, 11], exactFrom: 65,
      english: "The game turned at move 8, White's f5: it cost about 11 disks. f2 was best.",
      japanese: "勝敗を分けたのは8手目、白の f5 です。約11石の損で、最善は f2 でした。"),
    // R11.6: White fell from 30 to -5, and from 1 to -39, which counts as -24.
    Verdict(
      losses: [0, 0, 0, 35, 6, 40, 26], exactFrom: 65,
      english: "The game turned at move 4, White's f6: it cost about 35 disks. d2 was best.",
      japanese: "勝敗を分けたのは4手目、白の f6 です。約35石の損で、最善は d2 でした。"),
    // R11.6: White fell from about 10 to about -10, and from about 0 to a certain -1.
    Verdict(
      losses: [0, 0, 0, 20, 10, 1, 0, 12], exactFrom: 7,
      english: "The game turned at move 6, White's d6: it cost about 1 disk. e2 was best.",
      japanese: "勝敗を分けたのは6手目、白の d6 です。約1石の損で、最善は e2 でした。"),
    Verdict(
      losses: [0, 0, 0, 0, 0, 0, 3],
      english: "No single move gave the game away.", japanese: "勝敗を分けた一手はありません。"),
    // R11.5: a tie.
    Verdict(
      losses: [0, 0, 0, 0, 0, 0, 2], moves: "c1c8", start: beforeTie,
      english: "The game turned at move 7, Black's c1: it cost 2 disks. c8 was best.",
      japanese: "勝敗を分けたのは7手目、黒の c1 です。2石の損で、最善は c8 でした。"),
    Verdict(
      moves: "c1c8", start: beforeTie,
      english: "No single move gave the game away.", japanese: "勝敗を分けた一手はありません。"),
    // R11.5: before the end.
    Verdict(
      losses: [0, 5, 3], moves: "d3c3c4",
      english: "The costliest move is move 2, White's c3: it cost 5 disks. e3 was best.",
      japanese: "最も損をしたのは2手目、白の c3 です。5石の損で、最善は e3 でした。"),
    Verdict(
      moves: "d3c3c4",
      english: "No move has cost a disk so far.", japanese: "ここまで損をした手はありません。"),
  ])
  func `G16.7 R11.3 R11.5 R11.6 The notice names the turning point and its cost`(
    verdict: Verdict
  ) throws {
    let start = try verdict.start.map { try #require(PositionText.decode($0)) } ?? Game()
    let judge = Judge(losses: verdict.losses, exactFrom: verdict.exactFrom)
    for (language, words) in [
      (Language.english, verdict.english), (.japanese, verdict.japanese),
    ] {
      var player = player(
        verdict.moves, from: start, modes: BySide(dark: .manual, light: .manual), language: language
      )
      player.engineJudges(judge)
      #expect(player.notice == words)
    }
  }

  @Test func `G16.7 At a position without a mistake the verdict is shown, and not in a trial`() {
    var player = judged([0, 0, 0, 0, 0, 0, 1, 13])
    let verdict = player.notice
    player.type("study 7")
    #expect(player.notice == verdict)
    player.type("c4")
    #expect(player.notice == "You try c4. Your game does not change.")
  }

  @Test(arguments: [
    (Language.english, "The computer found no advice. Try again."),
    (.japanese, "助言を得られませんでした。もう一度試してください。"),
  ])
  func `G16.8 If the engine has no advice, the analysis stops and says so`(
    language: Language, refusal: String
  ) {
    var player = player(language: language)
    player.engineJudges(atMost: 2)
    player.engineFails()
    #expect(player.notice == refusal)
    #expect(player.model.query == nil)
    player.press(.enter)
    #expect(player.engineJudges() == [6, 5, 4, 3, 2, 1, 0])
  }
}

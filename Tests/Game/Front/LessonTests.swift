import Adapters
import Domain
import Front
import Notations
import TerminalInput
import TestSupport
import Testing
import UseCases

/// Exercises from the mistakes of a game.
struct LessonTests {
  /// Black to move, at move 18; `b2` and `h7` are beside empty corners.
  private static let beforeTwoMistakes =
    "-----------o--o---oxoo----xxxxx----xox----xxxxo----o-o---------- x"
  private static let twoMistakes = Judge(
    losses: Array(repeating: 0, count: 17) + [16, 0, 12], exactFrom: 65)
  private static let againstComputer = BySide<Mode>(dark: .manual, light: .computer)

  private func player(
    _ moves: String, from position: String? = nil, modes: BySide<Mode> = againstComputer,
    settings: Settings = Settings(), language: Language = .english
  ) -> Player {
    var settings = settings
    settings.language = language
    let start = position.flatMap { PositionText.decode($0) } ?? Game()
    return Player(moves, from: start, modes: modes, settings: SettingsInUse(settings))
  }

  /// Returns a player in the first of two exercises, both beside a corner.
  private func learner(language: Language = .english, settings: Settings = Settings())
    -> Player
  {
    var player = player(
      "b2a1h7", from: Self.beforeTwoMistakes, settings: settings, language: language)
    player.follow("learn, judge", Self.twoMistakes)
    return player
  }

  /// Returns a player in an exercise about the first move, `e6`, in place of which `d3` is best.
  ///
  /// The mistake lost about 16 disks, and has no reason.
  private func beginner(language: Language = .english, modes: BySide<Mode> = againstComputer)
    -> Player
  {
    var player = player("e6f4", modes: modes, language: language)
    player.follow("learn, judge", Judge(losses: [16], exactFrom: 65))
    return player
  }

  @Test func `G17.1 Moves that are not judged are judged first, and Esc stops both`() {
    var player = player("b2a1h7", from: Self.beforeTwoMistakes)
    player.type("learn")
    #expect(player.notice == "Analyzing: 0 of 3 moves.")
    #expect(player.engineJudges(Self.twoMistakes, atMost: 2) == [3, 2])
    player.press(.escape)
    #expect(player.model.query == nil)
    player.press(.enter)
    player.engineJudges(Self.twoMistakes)
    #expect(player.prompt == "study>")
    player.type("learn")
    #expect(player.model.query == nil)
    #expect(player.panel.joined(separator: " ").contains("Exercise 1 of 2. You played b2 ??"))
  }

  @Test func `G17.1 Exercises open under no question`() {
    var player = player("b2a1h7", from: Self.beforeTwoMistakes)
    player.follow("learn, Home, c1, play, judge", Self.twoMistakes)
    #expect(player.shows("Go on from here?"))
    #expect(player.prompt == "study>")
    player.press(.enter)
    player.type("learn")
    #expect(player.prompt == "exercise>")
  }

  /// A game, what the engine says about it, and the moves that the exercises are about.
  struct Exam: CustomTestStringConvertible {
    var moves = "e6f4"
    var from: String?
    var modes = againstComputer
    var words = "learn"
    var judge = Judge(exactFrom: 65)
    let asked: [String]

    var testDescription: String { "\(moves) \(words) \(judge.losses)" }
  }

  @Test(arguments: [
    // The five costliest of six, in the order of the game.
    Exam(
      moves: "f5d6c3d3c4f4c5b3c2e6c6b4",
      judge: Judge(losses: [20, 0, 6, 0, 7, 0, 8, 0, 9, 0, 10], exactFrom: 65),
      asked: [
        "You played f5 ??", "You played c4 ?", "You played c5 ?", "You played c2 ?",
        "You played c6 ?",
      ]),
    Exam(judge: Judge(losses: [6], exactFrom: 65), asked: ["You played e6 ?"]),
    Exam(judge: Judge(losses: [5], exactFrom: 65), asked: []),
    // Black was behind, for certain or not.
    Exam(judge: Judge(losses: [8], leadNow: -20), asked: []),
    Exam(judge: Judge(losses: [8], leadNow: -20, exactFrom: 65), asked: ["You played e6 ?"]),
    Exam(judge: Judge(losses: [8], leadNow: -8), asked: ["You played e6 ?"]),
    // Those who learn, or a side that is named.
    Exam(judge: Judge(losses: [8, 8]), asked: ["You played e6 ?"]),
    Exam(words: "learn white", judge: Judge(losses: [8, 8]), asked: ["White played f4 ?"]),
    Exam(words: "learn black", judge: Judge(losses: [8, 8]), asked: ["You played e6 ?"]),
    Exam(
      modes: BySide(dark: .manual, light: .manual), judge: Judge(losses: [8, 8]),
      asked: ["Black played e6 ?", "White played f4 ?"]),
    Exam(
      modes: BySide(dark: .manual, light: .manual), words: "learn white",
      judge: Judge(losses: [8, 8]),
      asked: ["White played f4 ?"]),
    // One other legal square, and two.
    Exam(
      moves: "c1c8", from: "xo----------------------oooo----------------------------xo----oo x",
      judge: Judge(losses: [0, 0, 0, 0, 0, 0, 8], exactFrom: 65), asked: []),
    Exam(
      moves: "d3c3", modes: BySide(dark: .manual, light: .manual),
      judge: Judge(losses: [0, 8], exactFrom: 65),
      asked: ["White played c3 ?"]),
  ])
  func `G17.2 Exercises are about the costliest mistakes of those who learn`(exam: Exam) {
    var player = player(exam.moves, from: exam.from, modes: exam.modes)
    player.follow("\(exam.words), judge", exam.judge)
    for (number, mistake) in exam.asked.enumerated() {
      let title = "Exercise \(number + 1) of \(exam.asked.count). \(mistake):"
      #expect(player.panel.joined(separator: " ").contains(title))
      player.press(.pageDown)
    }
    if exam.asked.isEmpty {
      #expect(player.notice == "There is nothing to practice in this game.")
    } else {
      #expect(player.panel.contains("Lesson over: 0 of \(exam.asked.count) found"))
    }
  }

  @Test(arguments: [
    (
      Language.english,
      "Exercise 1 of 1. You played e6 ??: about 16 disks. Which square is better?"
    ),
    (.japanese, "問題 1/1。あなたの e6 ?? は約16石の損でした。もっと良いマスは？"),
  ])
  func `G17.3 The question stands in the panel until it is answered`(
    language: Language, question: String
  ) {
    var player = beginner(language: language)
    let before = player.record
    for step in ["Left", "hint", "hint", "a1", "pass", "e6", "Tab", "hint"] {
      player.follow(step)
      player.engineAnswers("d3", "f5", "c4", "e6", loss: 5)
      let title = language == .english ? " " : ""
      #expect(player.panel.joined(separator: title).contains(question), "\(step)")
    }
    player.type("d3")
    player.engineAnswers("d3", "f5", "c4", "e6", loss: 5)
    #expect(player.panel.contains(language("Exercise 1 of 1: solved", ja: "問題 1/1: 正解")))
    #expect(player.record == before)
  }

  @Test(arguments: [
    (
      Language.english,
      [
        "Choose a better square than b2, or type 'hint'.", "It is beside an empty corner.",
        "The best square is c1. b2 is beside the empty corner a1; c1 is not.",
        "Right: c1 is best. b2 is beside the empty corner a1; c1 is not.",
      ]
    ),
    (
      .japanese,
      [
        "b2 より良いマスを選ぶか、hint と入力してください。", "空いている隅の隣の手です。",
        "最善は c1 です。b2 は空いている隅 a1 の隣ですが、c1 は違います。",
        "正解。c1 が最善です。b2 は空いている隅 a1 の隣ですが、c1 は違います。",
      ]
    ),
  ])
  func `G17.4 A hint tells the kind of the reason, and the next one the best square`(
    language: Language, notices: [String]
  ) {
    var player = learner(language: language)
    var told = [player.notice]
    for words in ["hint", "hint", "c1"] {
      player.type(words)
      player.engineAnswers("c1")
      told.append(player.notice)
    }
    #expect(told.map { $0.filter { $0 != " " } } == notices.map { $0.filter { $0 != " " } })
  }

  @Test func `G17.4 A mistake without a reason names the square at once`() {
    var player = beginner()
    player.type("hint")
    #expect(player.notice == "The best square is d3.")
  }

  @Test(arguments: [
    ("f5", 2, 12, "Right: f5 is close enough. d3 is better by 2 disks."),
    ("f5", 3, 12, "f5 is better, but costs about 3 disks. Try another, or type 'hint'."),
    ("f5", 3, nil, "f5 is better, but costs 3 disks. Try another, or type 'hint'."),
    ("f5", 0, 12, "Right: f5 is as good as d3."), ("d3", 9, 12, "Right: d3 is best."),
    ("c4", 8, 12, "c4 costs about 16 disks. Try another, or type 'hint'."),
    ("e6", 1, 12, "e6 is the move to improve on. Try another."),
    // From a certain win by 1 to a tie, or from about 1 to about 0.
    ("f5", 1, nil, "f5 is better, but costs 1 disk. Try another, or type 'hint'."),
    ("f5", 1, 12, "Right: f5 is close enough. d3 is better by 1 disk."),
  ])
  func `G17.5 R14.3 A try is right if it is at most 2 disks worse and keeps a certain win`(
    square: String, loss: Int, depth: Int?, notice: String
  ) {
    var player = beginner()
    player.type(square)
    // The analysis knows what the best square and the mistake are worth.
    let isKnown = ["d3", "e6"].contains(square)
    #expect(player.model.query?.question == (isKnown ? nil : .everyMove))
    player.engineAnswers("d3", "f5", "c4", "e6", lead: 1, loss: loss, depth: depth)
    #expect(player.notice == notice)
    #expect(player.panel.contains("Exercise 1 of 1: solved") == notice.hasPrefix("Right"))
  }

  @Test(arguments: [
    ("f5", 2, "正解。f5 は良い手です。最善の d3 との差は2石です。"), ("f5", 0, "正解。f5 は d3 と同じ値です。"),
    ("f5", 3, "f5 は少し良い手ですが約3石の損です。ほかのマスを選ぶか、hint と入力してください。"),
    ("c4", 8, "c4 は約16石の損です。ほかのマスを選ぶか、hint と入力してください。"),
    ("e6", 1, "e6 は実戦の手です。ほかのマスを選んでください。"), ("a1", 0, "a1 には置けません。点のあるマスを選んでください。"),
  ])
  func `G17.5 G12.10 What is said about a try is Japanese`(
    square: String, loss: Int, notice: String
  ) {
    var player = beginner(language: .japanese)
    player.type(square)
    player.engineAnswers("d3", "f5", "c4", "e6", loss: loss)
    #expect(player.notice.filter { $0 != " " } == notice.filter { $0 != " " })
  }

  @Test func `G17.5 Esc ends the search for a try, and a failed one is told`() {
    var player = beginner()
    player.type("f5")
    #expect(player.keyRow.contains("Esc stop"))
    player.press(.escape)
    #expect(player.model.query == nil)
    #expect(player.prompt == "exercise>")
    player.type("f5")
    player.engineFails()
    #expect(player.notice == "The computer found no advice. Try again.")
    #expect(player.model.query == nil)
  }

  @Test(arguments: [
    ("a1", "a1 is not legal here. Try a square with a dot."),
    ("pass", "Try one square with a dot."), ("d3c3", "Try one square with a dot."),
  ])
  func `R14.3 A single legal square is a try, and all else is refused`(
    words: String, notice: String
  ) {
    var player = beginner()
    player.type(words)
    player.engineAnswers("d3")
    #expect(player.notice == notice)
  }

  @Test func `G17.6 An exercise shows neither values nor advice, which the study shows`() {
    var settings = Settings()
    settings.showsValues = true
    var player = learner(settings: settings)
    #expect(player.model.query == nil)
    #expect(!player.screen.contains("depth"))
    player.press(.escape)
    #expect(player.model.query?.question == .everyMove)
    player.engineAnswers("c1", lead: 40, loss: 3)
    #expect(player.screen.contains("+40"))
    player.type("learn")
    #expect(!player.screen.contains("+40"))
    #expect(!player.screen.contains("c1"))
    player.type("hint")
    #expect(player.model.query == nil)
  }

  @Test(arguments: [
    (
      Language.english,
      "You found 1 of 2. Two mistakes were beside an empty corner. Press Enter to return."
    ),
    (.japanese, "2問中1問正解です。悪手のうち2手は空いている隅の隣でした。Enter で対局に戻ります。"),
  ])
  func `G17.7 The end says how many were found, and what mistakes have in common`(
    language: Language, notice: String
  ) {
    var player = learner(language: language)
    player.follow("hint, hint, c1")
    player.engineAnswers("c1")
    player.press(.enter)
    let best = player.model.shownSession.game.legalSquares.first?.description ?? ""
    player.type(best)
    player.engineAnswers(best)
    player.press(.enter)
    #expect(player.notice.filter { $0 != " " } == notice.filter { $0 != " " })
    player.press(.enter)
    #expect(!player.model.isPaused)
  }

  @Test func `G17.7 A single mistake of a kind is not named`() {
    var player = player("b2a1h7", from: Self.beforeTwoMistakes)
    let judge = Judge(losses: Self.twoMistakes.losses.dropLast(), exactFrom: 65)
    player.follow("learn, judge, PageDown", judge)
    #expect(player.notice == "You found 0 of 1. Press Enter to return.")
  }

  @Test(arguments: [
    ("c1, judge, PageDown, PageUp, PageDown, PageDown", "1 of 2"),
    ("c1, judge, PageDown, PageUp, hint, hint, PageDown, PageDown", "1 of 2"),
    ("c1, judge, Home, Left, PageDown, PageDown", "1 of 2"),
    ("hint, hint, PageDown, PageUp, c1, judge, PageDown, PageDown", "0 of 2"),
    ("PageDown, PageDown, PageUp, PageUp, c1, judge, End, PageDown", "1 of 2"),
    ("PageDown, PageDown, Home, c1, judge, PageDown, PageDown", "1 of 2"),
  ])
  func `G17.4 Going back and on keeps what was found and what was told`(
    steps: String, found: String
  ) {
    var player = learner()
    player.follow(steps, Self.twoMistakes)
    #expect(player.panel.contains("Lesson over: \(found) found"))
  }

  @Test func `G17.3 A solved exercise stays solved at its own Home, and Enter is the next`() {
    var player = learner()
    player.follow("c1, judge, Home", Self.twoMistakes)
    #expect(player.panel.contains("Exercise 1 of 2: solved"))
    player.press(.enter)
    #expect(player.panel.joined(separator: " ").contains("Exercise 2 of 2. You played h7"))
    player.follow("End")
    #expect(player.panel.joined(separator: " ").contains("Exercise 2 of 2. You played h7"))
  }

  @Test(arguments: ["study 18", "analyze", "new, y", "wm", "swap", "Esc"])
  func `G17.3 Another position, game, or mode ends the lesson`(words: String) {
    var player = learner()
    player.follow(words)
    #expect(!player.prompt.hasPrefix("exercise>"))
  }

  @Test func `G17.1 A past game of two humans has exercises about both sides`() {
    var player = player("d3")
    let game = KeptGame(Record(played: "e6f4"), players: BySide { _ in .human })
    player.games = [ArchivedGame(number: 1, date: "2026-11-28", game)]
    player.follow("open 1, learn, judge", Judge(losses: [8, 8]))
    #expect(player.panel.joined(separator: " ").contains("Exercise 1 of 2. Black played e6"))
    player.follow("PageDown, PageDown, Enter")
    #expect(!player.model.isPaused)
    #expect(player.record == "d3")
  }
}

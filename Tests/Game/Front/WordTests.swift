import Domain
import Front
import TerminalInput
import Testing
import UseCases

/// Words that a player types, help, and the languages.
struct WordTests {
  struct Word: Sendable, CustomTestStringConvertible {
    let words: [String]
    let moment: Moments
    let shows: String

    var testDescription: String { words[0] }

    init(_ words: String..., in moment: Moments = .yourTurn, shows: String) {
      self.words = words
      self.moment = moment
      self.shows = shows
    }
  }

  @Test(arguments: [
    Word("d6", shows: "You play d6 and flip d5."),
    Word("d6c6b5", "d6 c6 b5", "D6C6B5", shows: "Then: c6 b5"),
    Word("undo", "u", "undo 1", shows: "Undone: d3 c5. Type 'redo' to play them again."),
    Word("redo", shows: "There is nothing to redo."),
    Word("hint", shows: "| searches"),
    Word("values", "values on", shows: "Values are on."),
    Word("values off", shows: "Values are off."),
    Word("coach", "coach on", shows: "The coach asks before you play a costly move."),
    Word("coach off", shows: "The coach is off."),
    Word("level 4", shows: "White plays at level 4 from its next move on."),
    Word("swap", shows: "You play White."),
    Word("new", "again", "reset", "restart", shows: "New game?"),
    Word("games", shows: "There are no past games yet."),
    Word("help", "commands", "?", shows: "undo your last move"),
    Word("rules", shows: "Black moves first."),
    Word("y", "yes", "ok", "はい", in: .question, shows: "New game. You are Black."),
    Word("n", "no", "cancel", "いいえ", in: .question, shows: "Enter choose"),
    Word("yes", "no", shows: "There is no question to answer."),
    Word("language ja", shows: "日本語で表示します。"),
    Word("save", shows: "Every move is saved already."),
    Word("resign", shows: "You cannot resign. Type 'new' for another game."),
    Word("undo x", "undo 0", "undo 1 2", shows: "Type 'undo 3'."),
    Word("language fr", "language", shows: "Type 'language ja'."),
  ])
  func `G12.1 G12.6 G12.7 G12.9 Each word does what the table of words says`(word: Word) {
    for line in word.words {
      var player = word.moment.player()
      player.press(.pasted(line), .enter)
      #expect(player.screen.contains(word.shows), "\(line)")
    }
  }

  @Test(arguments: ["quit", "q", "exit"])
  func `G12.1 The words for leaving leave`(word: String) {
    var player = Moments.yourTurn.player()
    player.type(word)

    let quits = player.effects.contains { effect in
      if case .quit = effect { true } else { false }
    }
    #expect(quits)
  }

  @Test(arguments: [
    ("undi", "'undi' is not a command. Did you mean 'undo'?"),
    ("ruels", "'ruels' is not a command. Did you mean 'rules'?"),
    ("xyzzyx", "'xyzzyx' is not a command. Type '?' for a list."),
  ])
  func `G12.4 An unknown word is answered with the nearest one, or with help`(
    word: String, refusal: String
  ) {
    var player = Moments.yourTurn.player()
    player.type(word)

    #expect(player.notice == refusal)
  }

  @Test(arguments: ["put d3", "d3 zz"])
  func `G12.4 A square beside unknown words is not said to be off the board`(line: String) {
    var player = Player()
    player.type(line)
    #expect(player.notice.contains("is not a command"))
  }

  @Test func `G5.6 A square may be typed with a blank`() {
    var player = Player()
    player.type("d 3")
    #expect(player.record == "d3")
  }

  @Test(arguments: [Language.english, .japanese])
  func `G12.2 Help has blocks in order, and at most twenty rows, each one row in 80 columns`(
    language: Language
  ) {
    var settings = Settings()
    settings.language = language
    let rows = Moments.helpPage.player(settings: settings).lines.dropLast().filter { !$0.isEmpty }
    let cells = rows.dropFirst().map { $0.split(separator: #/  +/#) }
    let first = zip(rows.dropFirst(), cells).filter { !$0.0.hasPrefix(" ") }
    let blocks = first.map { String($0.1[0]) }

    let titles =
      language == .english
      ? ["Play", "Advice", "Look back", "Games", "Program"]
      : ["対局", "助言", "振り返り", "棋譜", "プログラム"]
    #expect(blocks == titles)
    #expect(rows.count <= 1 + 20)
    // A row that wraps would go on without its label.
    #expect(zip(rows.dropFirst(), cells).allSatisfy { $1.count == ($0.hasPrefix(" ") ? 2 : 3) })
    #expect(rows[0] == (language == .english ? "Help" : "ヘルプ"))
  }

  @Test func `G3.24 Each command that help names is known`() {
    let help = Moments.helpPage.player().lines.dropFirst().filter { $0.contains("  ") }
    let labels = help.flatMap { row in
      row.split(separator: #/  +/#).dropLast().last.map { $0.split(separator: ", ") } ?? []
    }
    #expect(labels.count == 27)
    for label in labels where label != "PageUp" {
      var player = Moments.yourTurn.player()
      player.press(.pasted(String(label)), .enter)
      let notice = player.notice
      #expect(!notice.contains("is not a command") && !notice.hasPrefix("Type '"), "\(label)")
    }
  }

  @Test func `G12.3 The rules tell how to play`() {
    var player = Moments.yourTurn.player()
    player.type("rules")

    #expect(player.lines[0] == "Rules")
    for word in ["flip", "passes", "game is over", "more disks wins", "corner"] {
      #expect(player.screen.contains(word))
    }
  }

  @Test func `G12.5 The language of all that is shown changes at once`() {
    var player = Moments.yourTurn.player()
    player.type("language ja")
    #expect(player.panel.contains("あなたの番です"))
    #expect(player.notice == "日本語で表示します。")
    player.type("language en")
    #expect(player.panel.contains("Your turn"))
    #expect(player.notice == "The language is English.")
  }

  /// Lines that are answered in each moment, refusals among them.
  private static let lines = [
    "d3", "a1", "d4", "j9", "pass", "zz", "undi", "undo", "undo x", "redo", "hint", "values",
    "values off", "coach", "coach off", "level 4", "level 99", "level", "easier", "harder", "swap",
    "wc4", "wm", "bm", "bc", "new", "y", "n", "games", "?", "games", "rules", "save", "resign",
    "d3 c3 c4 e3 f4", "language", "study", "study 2", "study 99", "analyze", "learn", "play",
    "moves", "open 7",
  ]

  @Test(arguments: Moments.allCases.filter { $0 != .tooSmall })
  func `G12.10 The Japanese screen has no English sentence, and the English one no Japanese`(
    moment: Moments
  ) {
    let bases = [Window.plain(80, 24), .plain(24, 11), .plain(40, 16)].map { window in
      (japanese: moment.player(settings: .japanese, in: window), english: moment.player(in: window))
    }
    let first = Moments.allCases.firstIndex(of: moment) ?? 0
    for (number, line) in Self.lines.enumerated() {
      // Each line meets each window in some of the moments.
      var (japanese, english) = bases[(first + number) % bases.count]
      if number.isMultiple(of: 2) { english.games = Self.games }
      if number.isMultiple(of: 2) { japanese.games = Self.games }
      japanese.press(.pasted(line), .enter)
      english.press(.pasted(line), .enter)

      #expect(Self.englishWords(in: japanese.screen) == [], "\(line)")
      #expect(english.screen.allSatisfy { $0.isASCII }, "\(line)")
    }
  }

  @Test func `G12.10 The window that is too small is told in Japanese`() {
    let lines = Moments.tooSmall.player(settings: .japanese).lines
    #expect(lines.joined() == "24 x 11 以上にしてください")
  }

  @Test func `G12.10 The words of failures are in both languages`() {
    let failures: [Failure] = [
      .saving(SaveFailure("no space")), .archiving(SaveFailure("no space")),
      .settings(SaveFailure("no space")), .settingsSetAside(name: "9"), .openElsewhere,
      .noLock(path: "9"),
    ]
    for failure in failures {
      var player = Moments.firstStart.player(settings: .japanese)
      player.receive(.failed(failure))
      let words = Self.englishWords(in: player.screen.replacing("no space", with: ""))
      #expect(words == [], "\(failure)")
    }
  }

  private static let games = Record(played: "d3c5d6").archived

  /// Returns the words of a screen that are neither commands, nor keys, nor typed.
  private static func englishWords(in screen: String) -> [String] {
    let known: Set<String> = [
      "reversi", "Enter", "Esc", "Space", "Tab", "Ctrl", "new", "hint", "undo", "redo", "rules",
      "easier", "harder", "level", "swap", "games", "help", "values", "coach", "off", "language",
      "ja", "en", "quit", "bm", "wm", "wc", "zz", "undi", "depth", "PageUp", "PageDown", "Left",
      "Right", "Up", "Down", "study", "exercise",
      "analyze", "learn", "play", "moves", "open",
    ]
    let words = screen.matches(of: /[A-Za-z]{2,}/).map { String($0.output) }
    // A position on one line is written in x, o, and -.
    return words.filter { !known.contains($0) && !$0.allSatisfy("xo".contains) }
  }
}

extension Settings {
  fileprivate static var japanese: Settings {
    var settings = Settings()
    settings.language = .japanese
    return settings
  }
}

extension Record {
  fileprivate var archived: [ArchivedGame] {
    [
      ArchivedGame(
        number: 1, date: "2026-11-28",
        KeptGame(self, players: BySide(dark: .human, light: .computer(.first))))
    ]
  }
}

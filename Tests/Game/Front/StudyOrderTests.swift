import Domain
import Front
import TerminalInput
import TestSupport
import Testing
import UseCases

/// What a player orders in a study: for the game, of past games, and under a question.
struct StudyOrderTests {
  private static let moves = Moments.movesBeforeWhitesPass

  // MARK: The game

  @Test(arguments: [
    ("wc4", "The computer plays White at level 4."), ("white human", "A human plays White."),
    ("bc", "The computer plays Black at level 1."), ("swap", "You play White."),
  ])
  func `G15.9 Other players close the study, and act on the game`(words: String, notice: String) {
    var player = Moments.trial.player()
    player.type(words)
    #expect(!player.model.isPaused)
    #expect(player.prompt == "reversi>")
    #expect(player.notice == notice)
    #expect(player.record == Self.moves)
  }

  @Test func `G15.9 new asks in a study, and closes it only if it is answered with y`() {
    var player = Moments.trial.player()
    player.type("new")
    player.press(.escape)
    #expect(player.panel.contains("Trial from move 5, 2 moves"))
    player.type("new")
    player.press(.text("y"))
    #expect(!player.model.isPaused)
    #expect(player.record == "")
    #expect(player.games?.map(\.game.record.description) == [Self.moves])

    player = Moments.won.player()
    player.press(.pageUp)
    player.type("new")
    #expect(!player.model.isPaused)
    #expect(player.record == "")
  }

  @Test(arguments: [
    ("level 4", "White plays at level 4 from its next move on."),
    ("harder", "White plays at level 2 from its next move on."),
    ("coach", "The coach asks before you play a costly move."), ("coach off", "The coach is off."),
    ("save", "Every move is saved already."), ("resign", "You cannot resign."),
    ("values", "Values are on."), ("language ja", "日本語で表示します。"),
  ])
  func `G15.9 G15.14 Levels and advice leave the study open, and say what they did`(
    words: String, notice: String
  ) {
    for moment in [Moments.study, .trial, .judgedAtMistake] {
      var player = moment.player()
      let before = player.notice
      player.type(words)
      #expect(player.model.isPaused)
      #expect(player.notice.hasPrefix(notice))
      // A blank has no effect where there is no cursor.
      player.press(.text(" "))
      #expect(player.notice.hasPrefix(notice))
      player.press(.tab)
      if words != "language ja" { #expect(player.notice == before) }
    }
  }

  @Test func `G15.10 play needs no question for an earlier position, which redo leads on from`() {
    var player = Moments.study.player()
    player.type("play")
    #expect(player.record == "e6f6f5f4")
    #expect(player.notice == "Your game goes on from move 5.")
    #expect(player.panel.contains("Your turn"))
    #expect(player.games?.isEmpty == true)

    player.type("redo 9")
    #expect(player.record == Self.moves)
  }

  @Test func `G15.10 play asks where the computer is to move, which may leave the way of redo`() {
    var player = Moments.judged.player()
    player.type("continue")
    #expect(player.record == Self.moves)
    player.press(.text("y"))
    #expect(player.record == "e6f6f5")
    #expect(player.games?.map(\.game.record.description) == [Self.moves])
    #expect(player.panel.contains("White thinks |"))
    player.computerPlays("d6")
    player.type("redo")
    #expect(player.notice == "There is nothing to redo.")
  }

  @Test func `G15.10 play needs no question for a trial behind the game, or a game that is over`() {
    var player = Moments.study.player()
    player.press(.end)
    player.type("h3")
    player.type("play")
    #expect(player.record == Self.moves + "h3--")
    #expect(player.games?.isEmpty == true)
    player.type("undo")
    #expect(player.record == Self.moves)

    player = Moments.won.player()
    player.type("study")
    player.press(.end)
    player.type("play")
    #expect(player.model.isPaused)
    #expect(player.notice.hasPrefix("The game is over here."))
  }

  @Test func `G15.10 play at the game's own position returns to it`() {
    var player = Moments.study.player()
    let before = player.inputs.count
    player.press(.end)
    player.type("play")
    #expect(!player.model.isPaused)
    #expect(player.inputs.count == before)
    player.type("play")
    #expect(player.notice == "This is your game already. Type a square to play it.")
  }

  @Test func `G15.10 G15.11 play asks before it gives a game up, and archives it`() {
    var player = Moments.questionOfPlay.player()
    var kept = player
    kept.press(.enter)
    #expect(kept.panel.contains("Trial from move 5, 1 move"))
    #expect(kept.record == Self.moves)
    #expect(kept.games?.isEmpty == true)

    player.type("yes")
    #expect(player.record == "e6f6f5f4e3")
    #expect(player.games?.map(\.game.record.description) == [Self.moves])
    #expect(player.panel.contains("White thinks |"))
    #expect(player.panel.contains("o White  4  level 1"))
    player.computerPlays("d3")
    player.type("redo")
    #expect(player.notice == "There is nothing to redo.")
  }

  @Test func `G15.10 Without a game under way play does not ask`() {
    for words in ["study 3", "open 1"] {
      var player = Moments.won.player()
      player.games = Record(played: "f5d6c3").archivedGame
      player.type(words)
      if words == "study 3" { player.press(.tab, .enter) } else { player.press(.left) }
      #expect(player.shows("Trial from move 3, 1 move") == (words == "study 3"))
      player.type("play")
      #expect(player.question == nil)
      #expect(!player.model.isPaused)
    }
    var first = Moments.firstStart.player()
    first.games = Record(played: "f5d6c3").archivedGame
    first.type("open 1")
    first.type("play")
    #expect(first.record == "f5d6c3")
    #expect(first.panel.contains("o White  2  level 1"))
  }

  @Test func `G15.10 The question of play tells whether the game is kept`() {
    var player = Player(Self.moves, storage: .none)
    player.type("study 5")
    player.type("e3")
    player.type("play")
    #expect(player.notice == "Go on from here? Your game is not kept.")
  }

  // MARK: Other games

  @Test func `G15.12 open studies a past game with its own players`() {
    var player = Moments.yourTurn.player()
    player.games = Record(played: "f5d6c3").archivedGame
    player.type("open 1")
    #expect(player.panel.contains("Study of game 1, after move 3"))
    #expect(player.panel.contains("o White  2  level 3"))
    #expect(player.panel.contains("Your game waits: your turn"))
    player.press(.left, .left)
    #expect(player.notice == "Before move 2: White played d6.")
    player.press(.escape)
    #expect(player.panel.contains("o White  3  level 1"))
    #expect(player.record == "d3c5")
  }

  @Test func `G15.12 G15.16 open studies the given file again, and tells how many games it has`() {
    var player = Moments.yourTurn.player()
    player.studies(Record(played: "f5d6c3"), from: "games.txt", count: 3)
    #expect(player.notice.hasPrefix("games.txt has 3 games. This is the first."))
    #expect(player.panel.contains("Study of games.txt, after move 3"))
    #expect(player.panel.contains("o White  2  human"))
    player.press(.left)
    #expect(player.notice == "Before move 3: Black played c3.")

    player.press(.escape)
    #expect(player.record == "d3c5")
    player.type("open")
    #expect(player.panel.contains("Study of games.txt, after move 3"))
    player.judges([2: Mistake("f6", loss: 9)])
    #expect(player.panel.contains("White: 1 ?"))
  }

  @Test func `G15.12 A given position without moves opens, and has nothing to analyze`() throws {
    var player = Moments.yourTurn.player()
    player.studies(Record(start: Record(played: "d3c3").game), from: "position.txt")
    #expect(player.panel.contains("Study of position.txt"))
    for key: Key in [.enter, .end, .pageDown] {
      player.press(key)
      #expect(player.model.query == nil)
    }
    player.press(.enter)
    #expect(player.notice == "There is nothing to analyze.")
    player.type("c4")
    #expect(player.notice == "You try c4. Your game does not change.")
    player.type("play")
    player.press(.text("y"))
    #expect(player.record == "c4")
    #expect(player.panel.contains("White thinks |"))
  }

  @Test(arguments: [
    ("open 2", "There is no game 2. Type 'games' for a list."), ("open", "Type 'open 12'."),
    ("open x", "Type 'open 12'."), ("open 1 2", "Type 'open 12'."), ("study x", "Type 'study 41'."),
    ("study 1 2", "Type 'study 41'."), ("learn red", "Type 'learn white'."),
  ])
  func `G15.12 What cannot be opened is refused in a sentence`(words: String, notice: String) {
    var player = Moments.yourTurn.player()
    player.games = Record(played: "f5d6c3").archivedGame
    player.type(words)
    #expect(player.notice == notice)
    #expect(!player.model.isPaused)
  }

  @Test(arguments: ["study", "analyze", "learn", "back", "go 1"])
  func `G2.20 G15.12 Without a move there is nothing to look back at`(words: String) {
    var player = Moments.firstStart.player()
    player.type(words)
    #expect(player.notice == "There are no moves yet.")
    #expect(!player.model.isPaused)
  }

  // MARK: Questions

  private static let words = [
    "study", "study 3", "back", "open 1", "open", "analyze", "learn", "play", "wc4", "swap", "d6",
    "hint",
  ]

  @Test(arguments: [Moments.question, .questionOfPlay, .questionInStudy], words)
  func `G15.13 Nothing opens or leaves a study under a question`(moment: Moments, words: String) {
    var player = moment.player()
    let (isPaused, record) = (player.model.isPaused, player.record)
    player.games = Record(played: "f5d6c3").archivedGame
    player.type(words)
    let question = moment == .questionOfPlay ? "Go on from here?" : "New game?"
    #expect(player.panel.contains(question))
    #expect(player.model.isPaused == isPaused)
    #expect(player.record == record)
    // The players of a game under a question may change, as long as it is shown.
    let isOfPlayers = ["wc4", "swap"].contains(words)
    if isPaused || !isOfPlayers { #expect(player.standing?.hasPrefix("Answer first:") == true) }
  }

  @Test func `G15.13 Games that are read behind a question open no study`() {
    var player = Moments.question.player()
    player.receive(.games(Record(played: "f5d6c3").archivedGame, for: .open(number: 1)))
    #expect(!player.model.isPaused)
    #expect(player.notice.hasPrefix("Answer first:"))
  }

  @Test func `G15.14 A hint's answer stays until the next key that has an effect`() {
    var player = Moments.study.player()
    player.type("hint")
    player.engineAnswers("e3", lead: 4)
    for key: Key in [.text(" "), .text(" ")] { player.press(key) }
    #expect(player.notice.hasPrefix("Best: e3 (about +4)"))
    player.press(.right)
    #expect(player.notice == "Before move 6: White played g6.")
  }

  @Test func `G17.3 G15.14 In the smallest window a try is answered, and the question stands`() {
    var player = Moments.exercise.player(in: .plain(24, 11))
    player.type("c3")
    player.engineAnswers("e3", loss: 4)
    #expect(player.lines[9] == "3:5 c3 -4: better?")
    player.type("hint")
    player.type("hint")
    #expect(player.lines[9] == "3:5 best: e3")
  }

  @Test func `G15.14 In the smallest window, too, a study answers what it is asked`() {
    var player = Moments.study.player(in: .plain(24, 11))
    player.press(.up)
    #expect(player.lines[9] == "3:5 Press Enter to anal~")
    player.type("hint")
    player.engineAnswers("e3", lead: 4)
    #expect(player.lines[9] == "3:5 Best: e3 (about +4).")
    player.press(.right)
    #expect(player.lines[9] == "5:4 move 6/14")
  }
}

extension Player {
  /// The open question of the panel, or `nil`.
  fileprivate var question: String? { panel.first { $0.hasSuffix("?") } }

  /// What the notice says in place of the question, or `nil`.
  fileprivate var standing: String? { notice.hasSuffix("unfinished.") ? nil : notice }
}

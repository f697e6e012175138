import Domain
import Front
import TerminalInput
import Testing
import UseCases

/// Start, another game, players, and levels.
struct NewGameTests {
  @Test func `G4.3 A resumed game says that it goes on`() {
    #expect(Player("d3c5").notice == "Your game goes on. Type 'new' for another.")
  }

  @Test(arguments: ["new", "again", "reset", "restart"])
  func `G4.4 G4.6 The game goes on under the question, which stands in panel and notice`(
    word: String
  ) {
    var player = Moments.computerThinks.player()
    player.type(word)
    player.computerPlays("c5")

    #expect(player.record == "d3c5")
    #expect(player.panel.contains("New game?"))
    #expect(player.notice == "Start a new game? This one is kept in 'games', unfinished.")
  }

  @Test(arguments: [Moments.firstStart, .won, .lost])
  func `G4.5 A new game starts at once if none is under way`(moment: Moments) {
    var player = moment.player()
    player.type("new")

    #expect(player.record == "")
    #expect(player.notice.hasPrefix("New game. You are Black. Press Enter"))
    #expect(!player.screen.contains("New game?"))
  }

  @Test(arguments: ["y", "yes", "ok", "はい", "Ｙ"])
  func `G4.7 A yes starts the new game with the same players and levels`(word: String) {
    var player = Moments.yourTurn.player()
    player.type("level 4")
    player.type("swap")
    player.computerPlays("d6")
    player.type("new")
    if word.count == 1 { player.press(.text(word)) } else { player.type(word) }

    #expect(player.record == "")
    #expect(player.panel.prefix(2) == ["x Black  2  level 4", "o White  2  you"])
    #expect(player.games?.map { "\($0.game.record)" } == ["d3c5d6"])
  }

  @Test(arguments: ["n", "no", "cancel", "いいえ"])
  func `G4.8 A declining answer keeps the game`(word: String) {
    var player = Moments.question.player()
    player.type(word)

    #expect(player.record == "d3c5")
    #expect(!player.screen.contains("New game?"))
  }

  @Test func `G4.8 The queue goes on when the game is kept`() {
    var player = Moments.computerThinks.player()
    player.type("d6")
    player.type("new")
    player.computerPlays("c5")
    #expect(player.record == "d3c5")

    player.press(.enter)

    #expect(player.record == "d3c5d6")
  }

  @Test func `G4.10 The question stays over an undo and a redo`() {
    var player = Moments.question.player()

    player.type("undo")
    #expect(player.record == "")
    #expect(player.panel.contains("New game?"))
    player.type("redo")
    #expect(player.record == "d3c5")
    #expect(player.panel.contains("New game?"))
  }

  @Test func `G4.5 A new game without a move to lose ends the question`() {
    var player = Moments.question.player()
    player.type("undo")

    player.type("again")

    #expect(player.notice.hasPrefix("New game."))
    #expect(!player.panel.contains("New game?"))
  }

  @Test func `G4.11 The sides are exchanged with the level, in one save`() {
    var player = Moments.yourTurn.player()
    player.type("level 7")
    let saves = player.saveCount

    player.type("swap")

    #expect(player.saveCount == saves + 1)
    #expect(player.panel.prefix(2) == ["x Black  3  level 7", "o White  3  you"])
    #expect(player.notice == "You play White.")
    #expect(player.panel.contains("Black thinks |"))
  }

  @Test(arguments: [
    ("wc4", "o White  3  level 4"), ("white computer 4", "o White  3  level 4"),
    ("wc10", "o White  3  level 1"), ("bm", "x Black  3  you"), ("bc", "x Black  3  level 1"),
    ("bc9", "x Black  3  level 9"), ("black computer", "x Black  3  level 1"),
    ("wm", "o White  3  human"), ("white human", "o White  3  human"),
    ("white manual", "o White  3  human"), ("ＷＣ４", "o White  3  level 4"),
  ])
  func `G4.12 Words for a side's player do what they say`(words: String, row: String) {
    var player = Moments.yourTurn.player()
    player.type(words)

    #expect(player.panel.contains(row))
  }

  @Test(arguments: [
    ("wc4", "The computer plays White at level 4."), ("wm", "A human plays White."),
    ("wc10", "There is no level 10. Levels are 0 to 9."),
    ("level 10", "There is no level 10. Levels are 0 to 9."), ("level", "Type 'level 4'."),
    ("level 4", "White plays at level 4 from its next move on."),
    ("harder", "White plays at level 2 from its next move on."),
    ("easier", "White plays at level 0 from its next move on."),
  ])
  func `G4.12 G4.14 The notice tells the new player or level`(words: String, notice: String) {
    var player = Moments.yourTurn.player()
    player.type(words)

    #expect(player.notice == notice)
    #expect(player.record == "d3c5")
  }

  @Test func `G4.13 A computer without a number has the level that the side had last`() {
    var player = Moments.yourTurn.player()
    player.type("wc6")
    player.type("wm")
    player.type("wc")

    #expect(player.panel.contains("o White  3  level 6"))
  }

  @Test(arguments: [("harder", 2), ("easier", 0), ("level 5", 5)])
  func `G4.15 After the end a change of level starts no game`(word: String, level: Int) {
    var player = Moments.won.player()
    player.type(word)

    #expect(player.notice == "Level \(level). Type 'new' to play.")
    #expect(player.record.hasPrefix(Moments.movesBeforeWin))
    #expect(player.panel.contains("o White  0  level 1"))
    player.type("new")
    #expect(player.panel.contains("o White  2  level \(level)"))
  }

  @Test(arguments: ["swap", "level 4", "easier", "harder"], ["wm", "bc"])
  func `G4.16 Words about the only computer are refused without one`(
    word: String, players: String
  ) {
    var player = Moments.yourTurn.player()
    player.type(players)
    let record = player.record

    player.type(word)

    #expect(
      player.notice
        == "This needs one human and one computer. Type 'wc4' to play against level 4.")
    #expect(player.record == record)
  }

  @Test func `G4.17 The lowest and the highest level end the steps`() {
    var player = Moments.yourTurn.player()
    player.type("level 9")
    player.type("harder")
    #expect(player.notice == "Level 9 is the highest.")
    player.type("level 0")
    player.type("easier")
    #expect(player.notice == "Level 0 is the lowest.")
  }

  @Test func `G4.18 G4.19 A level counts from the next thought, and the panel shows what thinks`() {
    var player = Moments.computerThinks.player()
    player.type("level 5")
    #expect(player.panel.contains("o White  1  level 1"))

    player.computerPlays("c5")
    #expect(player.panel.contains("o White  3  level 5"))
  }

  @Test func `G4.22 Without one human against a computer, messages name Black and White`() {
    var player = Player("d3", modes: BySide(dark: .manual, light: .manual))
    #expect(player.panel.contains("White's turn"))
    player.type("c5")
    #expect(player.notice == "White plays c5 and flips d5.")
    player.type("d6")
    #expect(player.notice == "Black plays d6 and flips d5.")

    var passing = Player(
      String(Moments.movesToBlacksPass.dropLast(2)), modes: BySide(dark: .manual, light: .manual))
    passing.type("a3")
    #expect(passing.panel.contains("Black must pass"))
    #expect(passing.notice == "Black cannot place a disk. Press Enter to pass.")
    passing.type("d6")
    #expect(passing.notice == "Black must pass: press Enter.")
    passing.press(.enter)
    #expect(passing.notice == "Black cannot place a disk and passes.")

    var ended = Player(Moments.movesBeforeWin, modes: BySide(dark: .manual, light: .manual))
    ended.type("c5")
    #expect(ended.panel.contains("Black won, 13 to 0."))
    #expect(
      Player("", modes: BySide(dark: .manual, light: .manual)).notice.hasPrefix(
        "Black moves first."))
  }
}

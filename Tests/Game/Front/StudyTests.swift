import Domain
import Front
import TerminalInput
import TestSupport
import Testing
import UseCases

/// A study: what waits meanwhile, walks, trials, and what it does to the game.
struct StudyTests {
  private static let moves = Moments.movesBeforeWhitesPass

  // MARK: What waits

  @Test(arguments: [
    (Moments.yourTurn, "waits: your turn"), (.computerThinks, "waits: White is to move"),
    (.yourPass, "waits: you must pass"), (.computersPass, "waits: White must pass"),
    (.won, "is over"),
  ])
  func `G15.1 G15.2 R13.1 While a study is open, the game waits, and a row says for what`(
    moment: Moments, wait: String
  ) {
    var player = moment.player()
    player.type("coach on")
    let (record, saves) = (player.record, player.saveCount)
    #expect(!player.model.isPaused)

    player.press(.pageUp)
    #expect(player.model.isPaused)
    #expect(player.model.pause == nil)
    #expect(player.model.query == nil)
    #expect(player.panel.contains("Your game \(wait)"))

    for _ in 1...3 { player.press(.left, .right, .tab, .enter, .escape, .escape, .pageUp) }
    player.press(.escape, .escape)
    player.wait()
    if moment != .computersPass { #expect(player.record == record) }
    if moment != .computersPass { #expect(player.saveCount == saves) }
    #expect(!player.model.isPaused)
  }

  @Test func `G15.1 A computer's pass waits, whoever asks for its end`() {
    var player = Moments.computersPass.player()
    let pause = player.model.pause
    player.press(.pageUp)
    if let pause { player.receive(.ended(pause)) }
    #expect(!player.record.hasSuffix("--"))

    player.press(.escape)
    #expect(player.model.pause == pause)
    player.wait()
    #expect(player.record.hasSuffix("--"))
  }

  @Test func `G15.1 A move that had been answered still comes, and the study keeps its record`() {
    var player = Moments.computerThinks.player()
    player.press(.pageUp)
    player.computerPlays("c5")
    #expect(player.record == "d3c5")
    #expect(player.panel.contains("Study of your game, before move 1 of 1"))
    #expect(player.panel.contains("Your game waits: your turn"))

    player.press(.escape)
    #expect(player.notice == "White plays c5 and flips d5.")
    #expect(player.panel.contains("Your turn"))
  }

  @Test func `G15.2 Between two humans a row says which side is to move`() {
    var player = Player("d3c3c4", modes: BySide(dark: .manual, light: .manual))
    player.press(.pageUp)
    #expect(player.panel.contains("Your game waits: White is to move"))
    #expect(player.notice == "Before move 3: Black played c4.")
  }

  @Test(arguments: ["study", "go 1", "back", "review", "analyze", "learn", "open 1"])
  func `G15.3 Opening a study ends a flip and drops the queue, and says so`(words: String) {
    var player = Moments.flips.player()
    player.games = Record(played: "f5d6c3").archivedGame
    player.type("e3")
    player.type(words)

    #expect(player.notice == "Not played: e3.")
    #expect(!player.session.isFlipping)
    player.press(.escape, .escape)
    #expect(player.panel.contains("White thinks |"))
    #expect(!player.screen.contains("Then:"))
    player.computerPlays("c5")
    #expect(player.record == "d3c5")
  }

  @Test func `G15.3 Opening a study takes the coach's square back, also the next turn's`() {
    var player = Moments.coachWeighs.player()
    player.press(.pageUp)
    #expect(player.notice == "Not played: b6.")
    player.press(.escape)
    player.engineAnswers("d6", "b6", loss: 1)
    #expect(player.record == "d3c5")
  }

  // MARK: Walks and trials

  @Test func `G15.4 R13.1 A study shows each position, its next move, and its title`() {
    var player = Player(Self.moves)
    player.press(.pageUp, .home)
    for number in 1...14 {
      let played = String(Self.moves.prefix(2 * number - 2))
      let next = String(Self.moves.dropFirst(2 * number - 2).prefix(2))
      #expect(player.panel.contains("Study of your game, before move \(number) of 14"))
      #expect(player.disks == Player(played).disks)
      #expect(player.notice.hasSuffix(" played \(next)."))
      #expect(player.marked == next)
      player.press(.right)
    }
    #expect(player.panel.contains("Study of your game, after move 14"))
    #expect(player.notice == "The last position: your turn.")
    #expect(player.marked == nil)
  }

  @Test func `G15.4 A pass has a position of its own, before the same move`() {
    var player = Player(Moments.movesToBlacksPass + "--d2")
    player.press(.pageUp, .pageUp)
    #expect(player.notice == "Before move 9: you had to pass.")
    #expect(player.marked == nil)
    player.press(.pageDown)
    #expect(player.notice == "Before move 9: White played d2.")
  }

  @Test(arguments: [
    ("study 4", "d6", "You try d6.", "d6"), ("study 4", "a1", "a1 is not legal for White.", nil),
    ("study 4", "d6c3", "You try c3.", "d6c3"), ("study 4", "d6a1c3", "a1 is not legal", "d6"),
    ("study 4", "e6", "e6 has a disk already.", nil), ("study 4", "f4", "Before move 5:", nil),
    ("study 4", "pass", "There is a legal square, so you cannot pass.", nil),
    ("study 99", "d6", "There is no move 99.", nil), ("study 0", "d3", "There is no move 0.", nil),
  ])
  func `G15.5 R13.9 Squares are tried, whoever plays the side, up to the first illegal one`(
    way: String, line: String, notice: String, tried: String?
  ) {
    var player = Player(Self.moves)
    player.type(way)
    let before = player.inputs.count
    if !notice.hasPrefix("There is no move") { player.type(line) }

    #expect(player.notice.hasPrefix(notice))
    let count = (tried?.count ?? 0) / 2
    let title = "Trial from move 4, \(count) \(count == 1 ? "move" : "moves")"
    #expect(player.panel.contains(title) == (tried != nil))
    #expect(player.inputs.count == before)
    #expect(player.record == Self.moves)
  }

  @Test(arguments: ["d2", "--d2"])
  func `G15.5 A pass that is due comes by itself before a square, and may be typed`(line: String) {
    var player = Moments.yourPass.player()
    player.press(.pageUp, .pageDown)
    #expect(player.panel.contains("Study of your game, after move 8"))
    player.type(line)
    #expect(player.panel.contains("Trial from move 9, 1 move"))
    #expect(player.notice == "You try d2. Your game does not change.")

    player.type("study 8")
    player.type("a3" + line)
    #expect(player.panel.contains("Trial from move 8, 2 moves"))
  }

  @Test(arguments: [Key.left, .right, .pageUp, .pageDown, .home, .end])
  func `G15.6 A walk hides the cursor, and Tab shows it`(key: Key) {
    var player = Moments.studyWithCursor.player()
    #expect(player.board.contains("["))
    player.press(key)
    #expect(!player.board.contains("["))
    player.press(.left, .tab)
    #expect(player.board.contains("["))
  }

  @Test func `G15.7 R13.10 Another square replaces what lies behind it in the trial`() {
    var player = Moments.trial.player()
    player.press(.left)
    player.type("f2")
    #expect(player.panel.contains("Trial from move 5, 2 moves"))
    player.press(.left, .right)
    #expect(player.notice.hasPrefix("You try f2."))
    // The same square again goes on in the trial.
    player.press(.left, .left)
    player.type("e3")
    player.press(.right)
    #expect(player.notice.hasPrefix("You try f2."))
    // One of the game before the trial begins another.
    player.press(.home, .left)
    player.type("d6")
    #expect(player.panel.contains("Trial from move 4, 1 move"))
  }

  @Test(arguments: [
    ([Key.home], 1), ([.end], 15), ([.text("study 3"), .enter], 3), ([.down], 9),
    ([.text("go 5"), .enter], 5),
  ])
  func `G15.7 R13.8 R13.10 Home, End, a number, and a mark leave a trial, before which they begin`(
    keys: [Key], number: Int
  ) {
    var player = Moments.judgedAtMistake.player()
    player.type("e3")
    player.press(.left)
    for key in keys { player.press(key) }
    let title = number == 15 ? "after move 14" : "before move \(number) of 14"
    #expect(player.panel.contains("Study of your game, \(title)"))
    for _ in 1...15 {
      player.press(.right)
      #expect(!player.shows("Trial"))
    }
    #expect(player.notice == "This is the last position. Esc returns to your game.")
  }

  @Test func `G15.8 undo and redo walk, by as many steps as are named`() {
    var player = Moments.trial.player()
    for (words, title) in [
      ("undo", "Trial from move 5, 1 move"), ("redo", "Trial from move 5, 2 moves"),
      ("undo 3", "Study of your game, before move 4 of 14"),
      ("redo 3", "Trial from move 5, 2 moves"),
      ("undo 99", "Study of your game, before move 1 of 14"), ("u x", "Study of your game, before"),
    ] {
      player.type(words)
      #expect(player.panel.contains { $0.hasPrefix(title) }, "\(words)")
    }
    #expect(player.record == Self.moves)
  }

  @Test(arguments: [
    ("redo 9223372036854775807", "after move 3"),
    ("undo 9223372036854775807", "before move 1 of 3"),
    ("study 9223372036854775807", "There is no move 9223372036854775807."),
    ("study -9223372036854775808", "There is no move -9223372036854775808."),
  ])
  func `G15.8 A number of any size leads to an end, or names no move`(words: String, shown: String)
  {
    var player = Player("d3c3c4")
    player.follow("study 2, \(words)")
    #expect(player.shows(shown))
  }

  @Test func `G15.5 G15.7 A walk in a trial leads over a pass, which follows by itself`() {
    let moves = Moments.movesToBlacksPass
    var player = Player(String(moves.dropLast(2)))
    player.follow("study, End, \(moves.suffix(2))")
    let tried = player.screen
    player.press(.left)
    #expect(player.shows("after move 7"))
    player.press(.right)
    #expect(player.screen == tried)
  }

  @Test func `G15.8 R13.3 hint and values are about the viewed position, whoever plays`() {
    var player = Moments.judged.player()
    player.type("hint")
    #expect(player.model.query?.record.description == "e6f6f5")
    #expect(player.model.query?.record.steps.count == 3)
    player.press(.left)
    #expect(player.model.query == nil)

    player.press(.right)
    player.type("hint")
    player.engineAnswers("d6", lead: 3)
    #expect(player.notice.hasPrefix("Best: d6 (about +3)"))
    player.type("values on")
    #expect(player.model.query?.question == .everyMove)
    player.engineAnswers("d6", lead: 3)
    player.press(.right)
    #expect(player.model.query?.record.steps.count == 4)
    player.type("d3")
    #expect(player.model.query?.record.steps.count == 5)
    player.press(.escape, .escape)
    #expect(player.model.query?.record == player.session.record)
  }

  @Test func `G15.8 After the last move of a game there is no hint`() {
    var player = Moments.won.player()
    player.type("study")
    player.press(.right)
    player.type("hint")
    #expect(player.model.query == nil)
    #expect(player.notice == "This is the last position. Esc returns to your game.")
  }
}

extension Player {
  /// The disks on the board, row by row.
  fileprivate var disks: String {
    lines.dropFirst().prefix(8).map { row in
      let squares = row.dropFirst(3).prefix(16).enumerated().filter { $0.offset.isMultiple(of: 2) }
      return String(squares.map { "xo".contains($0.element) ? $0.element : "-" })
    }.joined()
  }

  /// The square between the marks `> <`, or `nil`.
  fileprivate var marked: String? {
    for (number, row) in board.split(separator: "\n").enumerated() {
      guard let mark = row.firstIndex(of: ">") else { continue }
      let column = row.distance(from: row.startIndex, to: mark) / 2 - 1
      return Square(x: column, y: number - 1)?.description
    }
    return nil
  }
}

extension Record {
  /// An archive with this game alone.
  var archivedGame: [ArchivedGame] {
    let players = BySide<Front.Player>(dark: .human, light: .computer(Level(3) ?? .first))
    return [ArchivedGame(number: 1, date: "2026-11-28", KeptGame(self, players: players))]
  }
}

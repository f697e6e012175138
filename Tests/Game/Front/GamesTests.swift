import Adapters
import Domain
import Front
import TerminalInput
import TestSupport
import Testing
import UseCases

/// Past games, the wins against a level, and the farewell.
struct GamesTests {
  private let won = "e6f4e3f6g5d6e7f5c5"
  private let lost = "d3c3b3e3f5a3c4e6f4g4"
  private let offer = "Press Enter to find your mistakes, or type 'new' or"

  private func game(_ moves: String, number: Int?, level: Int, white: Bool = false) throws
    -> ArchivedGame
  {
    let known = Level(level)
    let computer = Front.Player.computer(try #require(known))
    let human = Front.Player.human
    let players =
      white ? BySide(dark: computer, light: human) : BySide(dark: human, light: computer)
    let game = KeptGame(Record(played: moves), players: players)
    return ArchivedGame(number: number, date: "2026-11-0\(level)", game)
  }

  @Test func `G10.1 The page of past games shows all of them, the newest first`() throws {
    var player = Player("d3c3")
    player.games = [
      try game(won, number: 1, level: 1), try game("d3c3", number: 2, level: 3),
      try game(lost, number: 3, level: 4, white: true),
    ]
    player.type("games")
    let lines = player.screen.split(separator: "\n").filter { $0.contains("2026-11") }
    #expect(
      lines == [
        "   3  2026-11-04  0-14  Black level 4, White you",
        "   2  2026-11-03  3-3, unfinished  Black you, White level 3",
        "   1  2026-11-01  13-0  Black you, White level 1",
      ])
    #expect(player.shows("Past games"))
  }

  @Test func `G10.1 Without past games the reason is told`() {
    var player = Player("d3c3")
    player.type("games")
    #expect(player.shows("There are no past games yet."))
    for storage in [Storage.named(path: "/tmp/game"), .openElsewhere, .none] {
      var other = Player("d3c3", storage: storage)
      other.games = nil
      other.type("games")
      #expect(other.shows("Past games are not kept in this run."))
    }
  }

  @Test func `G10.2 A past game has its number, or none if they were not counted`() throws {
    var player = Player()
    player.games = [
      try game(won, number: nil, level: 1), try game("d3c3", number: 412, level: 3),
    ]
    player.type("games")
    #expect(player.screen.contains("\n 412  2026-11-03"))
    #expect(player.screen.contains("\n   -  2026-11-01"))
  }

  @Test func `G10.3 The page shows the wins against each level that was played to the end`() throws
  {
    var player = Player()
    player.games = [
      try game(won, number: 1, level: 1), try game(lost, number: 2, level: 1),
      try game(lost, number: 3, level: 1, white: true), try game(lost, number: 4, level: 4),
      try game("d3c3", number: 5, level: 5),
    ]
    player.type("games")
    #expect(player.shows("Level 1: you have won 2 of 3."))
    #expect(player.shows("Level 4: you have won 0 of 1."))
    #expect(!player.shows("Level 5:"))
  }

  @Test func `G10.3 The wins are those of the last two hundred games`() throws {
    let one = try game(won, number: 1, level: 1)
    let other = try game(lost, number: 2, level: 1)
    var player = Player()
    player.games = [one] + Array(repeating: other, count: 199)
    player.type("games")
    #expect(player.shows("Level 1: you have won 1 of 200."))
    player.press(.escape)
    player.games?.append(other)
    player.type("games")
    #expect(player.shows("Level 1: you have won 0 of 200."))
  }

  @Test func `G10.9 After the end the notice tells the wins against the level`() throws {
    var player = Player("e6f4e3f6g5d6e7f5")
    player.games = [
      try game(lost, number: 1, level: 1), try game(won, number: 2, level: 1),
      try game(won, number: 3, level: 2),
    ]
    player.type("c5")
    #expect(player.shows("You have won 1 of 2 games at level 1. \(offer) 'harder'."))
    player.type("new")
    #expect(!player.shows("You have won"))
  }

  @Test func `G10.9 The wins are asked for once the disks of the last move lie`() {
    var player = Player("e6f4e3f6g5d6e7f5")
    player.flipsByItself = false
    player.games = []
    player.type("c5")
    #expect(!player.shows("or type 'new'"))
    #expect(player.shows("You play c5 and flip"))
    player.press(.enter)
    #expect(player.shows("\(offer) 'harder'."))
  }

  @Test func `G10.9 Wins that are read late leave later news and another game alone`() throws {
    let games = [try game(won, number: 1, level: 1)]
    var player = Player(won)
    player.type("level 2")
    player.receive(.games(games, for: .wins))
    #expect(player.shows("Level 2. Type 'new' to play."))
    #expect(!player.shows("You have won"))
    player.type("new")
    let before = player.screen
    player.receive(.games(games, for: .wins))
    #expect(player.screen == before)
  }

  @Test func `G10.9 Two humans and two computers have no wins`() throws {
    for mode in [Mode.manual, .computer] {
      let modes = BySide(dark: mode, light: mode)
      var player = Player(won, modes: modes)
      player.receive(.games([try game(won, number: 1, level: 1)], for: .wins))
      #expect(!player.shows("You have won"))
      #expect(player.shows("Press Enter to find the mistakes, or type 'new'."))
    }
  }

  @Test func `G10.9 Wins that are read under a page stand in the notice after it`() throws {
    var player = Player(won)
    player.press(.text("?"))
    player.receive(.games([try game(won, number: 1, level: 1)], for: .wins))
    player.press(.escape)
    #expect(player.shows("You have won 1 of 1 games at level 1. \(offer) 'harder'."))
  }

  @Test func `G10.10 The notice offers the mistakes, and 'harder' or 'easier'`() {
    let winner = Player(won)
    #expect(winner.shows("\(offer) 'harder'."))
    #expect(winner.shows("Enter mistakes PageUp look back new harder ? help"))
    let loser = Player(lost)
    #expect(loser.shows("\(offer) 'easier'."))
    #expect(loser.shows("Enter mistakes PageUp look back new easier ? help"))
    let white = Player(lost, modes: BySide(dark: .computer, light: .manual))
    #expect(white.shows("\(offer) 'harder'."))
  }

  @Test func `G10.11 The farewell has the board, the result, the moves, and the file`() {
    let rows = Player(won).model.farewell.map(\.text)
    #expect(rows.first?.contains("a b c d e f g h") == true)
    let rest = ["x 13  o 0", "You won, 13 to 0.", won, "Your game is saved in /home/ann/game."]
    #expect(Array(rows.dropFirst(9)) == rest)
  }

  @Test func `G10.11 The farewell of a game under way has no result, and that of none no moves`() {
    let rows = Player("d3c3").model.farewell.map(\.text)
    #expect(rows.dropFirst(9) == ["x 3  o 3", "d3c3", "Your game is saved in /home/ann/game."])
    let first = Player().model.farewell.map(\.text)
    #expect(first.dropFirst(9) == ["x 2  o 2"])
  }

  @Test func `G10.11 The farewell says if the game is not saved`() {
    for storage in [Storage.openElsewhere, .none] {
      let rows = Player("d3c3", storage: storage).model.farewell.map(\.text)
      #expect(rows.last == "This game is not saved.")
    }
    var player = Player("d3c3")
    player.fail(because: "the disk is full")
    player.type("c4")
    #expect(player.model.farewell.last?.text == "The game is not saved: the disk is full.")
  }

  @Test func `G10.12 The farewell is of the last finished game if the current one has no move`() {
    var player = Player("e6f4e3f6g5d6e7f5")
    player.type("c5")
    player.type("new")
    #expect(player.model.farewell.map(\.text).dropFirst(11).first == won)
    player.type("d3")
    #expect(player.model.farewell.map(\.text).dropFirst(10).first == "d3")
  }
}

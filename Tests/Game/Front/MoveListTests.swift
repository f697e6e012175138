import Domain
import Front
import TerminalInput
import Testing
import UseCases

/// The page of moves, and the farewell of a judged game.
struct MoveListTests {
  private let mistakes = [
    " 5 Black g4 ??: about 13 disks, best e3", " 9 Black h5 ?: about 7 disks, best h3",
    "13 Black c5 ?!: about 4 disks, best e3",
  ]

  @Test(arguments: ["moves", "history", "mistakes", "list"])
  func `G18.1 The page has the moves in one line, which can be typed again, and the position`(
    word: String
  ) {
    var player = Player("d3c3c4", modes: BySide(dark: .manual, light: .manual))
    player.type("c5")
    player.type(word)
    #expect(player.lines.first == "Moves and messages")
    let rows = player.pageRows
    #expect(
      rows == [
        "Moves:", "d3c3c4c5", "Position:",
        "------------------ox------oxx-----ooo--------------------------- x", "Notices:",
        "Your game goes on. Type 'new' for another.", "White plays c5 and flips c4 d5.",
      ])

    var other = Player(modes: BySide(dark: .manual, light: .manual))
    other.type(rows[1])
    #expect(other.record == "d3c3c4c5")
  }

  @Test func `G18.1 A judged game's mistakes have the better square and the cost`() {
    for moment in [Moments.judged, .trial] {
      var player = moment.player()
      if moment == .trial { player.judges(Moments.mistakes) }
      if moment == .judged { player.press(.escape) }
      player.type("moves")
      let rows = player.pageRows
      #expect(rows[1] == (moment == .trial ? "e6f6f5f4e3d3" : Moments.movesBeforeWhitesPass))
      let first = rows.firstIndex(of: "Mistakes:") ?? 0
      #expect(Array(rows.dropFirst(first + 1).prefix(3)) == mistakes)
    }
    var other = Moments.study.player()
    other.type("moves")
    #expect(!other.pageRows.contains("Mistakes:"))
  }

  @Test func `G18.1 In a study the page is about its game and the viewed position`() {
    var player = Moments.yourTurn.player()
    player.games = Record(played: "f5d6c3").archivedGame
    player.type("open 1")
    player.press(.home)
    player.type("moves")
    let rows = player.pageRows
    #expect(rows[1] == "f5d6c3")
    #expect(rows[3].hasSuffix("---------------------------ox------xo--------------------------- x"))
    player.press(.escape)
    #expect(player.panel.contains("Study of game 1, before move 1 of 3"))
  }

  @Test func `G18.1 The page shows the last twenty notices, the oldest first, without repeats`() {
    var player = Moments.firstStart.player(in: .plain(80, 40))
    for number in 0..<24 { player.type("level \(2 + number % 2)") }
    player.type("zz")
    player.type("moves")
    let notices = Array(player.pageRows.drop { $0 != "Notices:" }.dropFirst())
    #expect(notices.count == 20)
    #expect(notices.dropLast().last == "White plays at level 3 from its next move on.")
    #expect(notices.last == "'zz' is not a command. Type '?' for a list.")
    #expect(!notices.contains { $0.contains("You are Black") })
  }

  @Test func `G18.1 What a study answered is a notice, too`() {
    var player = Moments.study.player()
    player.type("hint")
    player.engineAnswers("e3", lead: 4)
    player.type("moves")
    #expect(player.pageRows.last == "Best: e3 (about +4).")
  }

  @Test func `G18.2 The farewell of a judged game has where it turned, and the mistakes`() {
    for moment in [Moments.judged, .lessonOver, .trial] {
      let rows = moment.player().model.farewell.map(\.text)
      let turned = "The costliest move is move 6, White's g6: it cost about 20 disks. h4 was best."
      let judgment = [turned] + mistakes
      let isJudged = moment != .trial
      #expect(rows.contains(turned) == isJudged, "\(moment)")
      let from = rows.firstIndex(of: Moments.movesBeforeWhitesPass) ?? 0
      if isJudged { #expect(Array(rows.dropFirst(from + 1).prefix(4)) == judgment, "\(moment)") }
      #expect(rows.last == "Your game is saved in /home/ann/game.")
    }
  }

  @Test func `G18.2 A finished game's farewell tells where it turned, also before the next move`() {
    var player = Moments.won.player()
    player.judges([7: Mistake("f7", loss: 8)])
    player.type("new")
    let rows = player.model.farewell.map(\.text)
    #expect(rows.contains("You won, 13 to 0."))
    #expect(rows.contains { $0.hasSuffix(" 7 Black e7 ?: about 8 disks, best f7") })

    player.type("d3")
    #expect(!player.model.farewell.contains { $0.text.contains("e7 ?") })
  }
}

extension Player {
  /// The rows of the page, without its title and keys.
  fileprivate var pageRows: [String] { lines.dropFirst().dropLast().filter { !$0.isEmpty } }
}

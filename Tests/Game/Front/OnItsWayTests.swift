import Adapters
import Domain
import Front
import TerminalInput
import TestSupport
import Testing
import UseCases

/// What happens while a choice, a move, or an answer is on its way.
struct OnItsWayTests {
  @Test func `G5.5 A double Enter plays once, also before the game has answered`() {
    var player = Moments.yourTurnWithCursor.player()
    player.fallBehind()
    player.press(.enter, .enter)
    let inputs = player.inputs.count
    player.catchUp()
    #expect(player.inputs.count == inputs)
    #expect(!player.shows("Then:"))
    #expect(!player.shows("already"))
  }

  @Test(arguments: ["undo", "swap"])
  func `G5.11 G7.1 no queued move goes into the game that a choice leads to`(line: String) {
    var player = Player()
    player.type("d3")
    player.type("c4")
    player.fallBehind()
    player.computerPlays("c3")
    player.type(line)
    player.catchUp()
    #expect(player.record == (line == "undo" ? "" : "d3c3"))
    #expect(player.notice.contains("Not played: c4."))
    #expect(!player.screen.contains("Then:"))
  }

  @Test func `G5.11 no queued move goes into a new game`() {
    var player = Player()
    player.type("d3")
    player.type("c4")
    player.type("new")
    player.fallBehind()
    player.computerPlays("c3")
    player.press(.text("y"))
    player.catchUp()
    #expect(player.record == "")
    #expect(player.notice.contains("New game."))
    #expect(player.notice.contains("Not played: c4."))
  }

  @Test func `G7.1 a square that is typed behind an undo on its way is played after it`() {
    var player = Player("d3c3")
    player.fallBehind()
    player.type("undo")
    player.type("f5")
    player.catchUp()
    #expect(player.record == "f5")
  }

  @Test func `G7.1 a redo that is typed behind an undo on its way redoes it`() {
    var player = Player("d3c3")
    player.fallBehind()
    player.type("undo")
    player.type("redo")
    player.catchUp()
    #expect(player.record == "d3c3")
    #expect(player.notice == "Redone: d3 c3.")
  }

  @Test func `G5.11 what waits stays if a choice comes to nothing`() {
    var player = Player()
    player.type("d3")
    player.type("c4")
    player.type("redo")
    #expect(player.notice == "There is nothing to redo.")
    #expect(player.screen.contains("Then: c4"))
    player.computerPlays("c3")
    #expect(player.record == "d3c3c4")
  }

  @Test func `G5.13 a move whose refusal comes late is played`() throws {
    var player = Player("d3c3")
    let c4 = try #require(Square("c4"))
    player.receive(.ignored(.pick(c4), .thinking(.light)))
    #expect(player.record == "d3c3c4")
  }

  @Test
  func `R15.3 without the coach the square in question is not played, nor what waits behind it`() {
    var player = Player("d3")
    player.type("coach")
    player.type("b3")
    player.type("d6")
    player.computerPlays("c3")
    player.engineAnswers("c4", "f5", "e6", "b3")
    #expect(player.screen.contains("Coach: b3?"))
    player.type("coach off")
    #expect(player.notice == "The coach is off. Not played: b3 d6.")
    player.type("c4")
    #expect(player.record == "d3c3c4")
  }

  @Test(arguments: ["y", "n"])
  func `G2.15 Enter directly behind an answer means no more than its end`(answer: String) {
    var player = Player("d3c3")
    player.press(.enter)
    player.type("new")
    player.press(.text(answer), .enter)
    #expect(player.record == (answer == "y" ? "" : "d3c3"))
    #expect(!player.screen.contains("Enter play") || answer == "n")
    player.press(.enter)
    #expect(player.record == (answer == "y" ? "" : "d3c3b3"))
  }

  @Test func `G10.12 the farewell tells who won, whatever the players are since`() {
    var player = Moments.won.player()
    player.type("swap")
    #expect(player.screen.contains("You won, 13 to 0."))
    player.type("new")
    player.type("swap")
    let farewell = player.model.farewell.map(\.text)
    #expect(farewell.contains("You won, 13 to 0."))
  }

  @Test func `G4.11 the level of an option is exchanged, but not kept`() {
    let kept = Settings()
    var now = kept
    now.levels.light = Level(7) ?? .first
    var player = Player(settings: SettingsInUse(kept, now: now))
    player.type("swap")
    #expect(player.screen.contains("Black  2  level 7"))
    guard case .keep(let settings) = player.effects.last else {
      Issue.record("no settings")
      return
    }
    #expect(settings.kept.levels == kept.levels)
    #expect(settings.now.levels.dark == Level(7))
  }

  @Test func `C6.4 a key that looks like a report of the cursor changes no disk`() {
    var player = Player(in: Window(style: Style(palette: .full)))
    player.press(.cursorReport(row: 1, column: 2))
    let screen = player.screen
    player.press(.cursorReport(row: 1, column: 5))
    #expect(player.screen == screen)
  }

  @Test func `G10.9 the wins are those against the level of the last thought`() throws {
    var player = Player(Moments.movesBeforeWin.dropLast(4).description)
    player.type(String(Moments.movesBeforeWin.dropLast(2).suffix(2)))
    player.computerPlays(String(Moments.movesBeforeWin.suffix(2)))
    player.type("level 5")
    player.type("c5")
    #expect(player.screen.contains("level 1"))
    #expect(!player.screen.contains("level 5"))
  }

  @Test func `G3.22 a refusal gives way to the next move`() {
    var player = Player()
    player.type("d3")
    player.type("hint")
    #expect(player.notice == "It is not your turn to choose a move.")
    player.computerPlays("c3")
    #expect(player.notice == "White plays c3 and flips d4.")
  }

  @Test func `G3.24 no level is offered after the end where it would change nothing`() {
    var player = Moments.won.player()
    #expect(player.keyRow.contains("harder"))
    player.type("wm")
    #expect(!player.keyRow.contains("harder"))
  }
}

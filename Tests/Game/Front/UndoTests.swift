import Adapters
import Domain
import Front
import TerminalInput
import TestSupport
import Testing
import UseCases

/// Undo and redo, also while a move of the computer is on its way to the screen.
struct UndoTests {
  @Test func `R10.1 Undo leads to the last earlier turn of the player`() {
    var player = Player("d3c3c4e3")
    player.type("undo")
    #expect("\(player.session.record)" == "d3c3")
    player.type("u")
    #expect("\(player.session.record)" == "")
  }

  @Test func `R10.1 Undo is possible while the computer thinks and while disks flip`() {
    var player = Player("d3c3")
    player.type("c4")
    player.type("undo")
    #expect("\(player.session.record)" == "d3c3")
    player.flipsByItself = false
    player.type("c4")
    #expect(player.shows("Enter skip"))
    player.type("undo")
    #expect("\(player.session.record)" == "d3c3")
    #expect(player.session.wait == nil)
  }

  @Test func `R10.1 Two humans undo a move at a time`() {
    var player = Player("d3c3c4", modes: BySide(dark: .manual, light: .manual))
    player.type("undo")
    #expect("\(player.session.record)" == "d3c3")
  }

  @Test func `R10.1 A human who takes over a side undoes to its turns as well`() {
    var player = Player("d3c3c4")
    player.type("bc")
    player.type("wm")
    player.type("undo")
    #expect("\(player.session.record)" == "d3")
  }

  @Test(arguments: [("undo 2", "d3c3"), ("undo 3", ""), ("undo 9", "")])
  func `R10.2 Several turns are undone at once, or all if there are fewer`(
    line: String, left: String
  ) {
    var player = Player("d3c3c4e3f4")
    player.type(line)
    #expect("\(player.session.record)" == left)
  }

  @Test(arguments: ["undo 0", "undo -1", "undo x", "undo 1 2", "redo 0"])
  func `R10.2 Undo refuses what is no number of turns`(line: String) {
    var player = Player("d3c3")
    player.type(line)
    #expect("\(player.session.record)" == "d3c3")
    #expect(player.shows("Type '\(line.prefix(4)) 3'."))
  }

  @Test func `R10.3 An undo is saved once, and keeps the players`() {
    var player = Player("d3c3")
    player.type("undo")
    #expect(player.saveCount == 1)
    #expect(player.saved?.record.steps == [])
    #expect(player.saved?.modes == BySide(dark: .manual, light: .computer))
  }

  @Test func `R10.4 Redo leads to the next turn of the player`() {
    var player = Player("d3c3c4e3")
    player.type("undo 2")
    player.type("redo")
    #expect("\(player.session.record)" == "d3c3")
    player.type("redo 5")
    #expect("\(player.session.record)" == "d3c3c4e3")
  }

  @Test func `R10.4 The same step keeps the other undone steps, and another discards them`() {
    var player = Player("d3c3c4e3", modes: BySide(dark: .manual, light: .manual))
    player.type("undo 3")
    player.type("c3")
    player.type("redo")
    #expect("\(player.session.record)" == "d3c3c4")
    player.type("undo 2")
    player.type("e3")
    player.type("redo")
    #expect(player.shows("There is nothing to redo."))
    #expect("\(player.session.record)" == "d3e3")
  }

  @Test func `R10.4 Redo goes on to the end of the game if no turn of the player comes`() {
    var player = Player("d3c3b3e3f5a3c4e6f4g4")
    #expect(player.session.game.turn == nil)
    player.type("undo")
    #expect("\(player.session.record)" == "d3c3b3e3f5a3c4e6")
    player.type("redo")
    #expect(player.session.game.turn == nil)
  }

  @Test func `R10.4 A pass is undone and redone with the moves around it`() {
    var player = Player("e6f6c4e7e8d8g7")
    player.computerPlays("f8")
    player.press(.enter)
    #expect("\(player.session.record)" == "e6f6c4e7e8d8g7f8--")
    player.type("undo")
    #expect("\(player.session.record)" == "e6f6c4e7e8d8")
    player.type("redo")
    #expect("\(player.session.record)" == "e6f6c4e7e8d8g7f8--")
  }

  @Test func `R10.4 A new game and another start discard the undone steps`() {
    var player = Player("d3c3")
    player.type("undo")
    player.type("new")
    player.type("redo")
    #expect(player.shows("There is nothing to redo."))
  }

  @Test func `R7.15 The steps that are left are saved with their passes`() {
    var player = Player("e6f6c4e7e8d8g7f8--e3", modes: BySide(dark: .manual, light: .manual))
    player.type("undo")
    #expect(player.saved.map { "\($0.record)" } == "e6f6c4e7e8d8g7f8--")
  }

  @Test func `G7.1 Undo takes along the move of the computer that the screen does not show yet`() {
    var player = Player("d3c3")
    player.type("c4")
    player.fallBehind()
    player.computerPlays("e3")
    player.type("undo")
    player.catchUp()
    #expect("\(player.model.session.record)" == "d3c3")
    #expect(player.shows("Undone: c4 e3."))
    player.type("redo")
    #expect("\(player.session.record)" == "d3c3c4e3")
  }

  @Test func `G7.1 Two undos that are typed at once take back two turns`() {
    var player = Player("d3c3c4e3f4")
    player.fallBehind()
    player.type("undo")
    player.type("undo")
    player.catchUp()
    #expect("\(player.session.record)" == "d3c3")
    player.type("redo 2")
    #expect("\(player.session.record)" == "d3c3c4e3f4")
  }

  @Test func `G7.1 Redo refuses after a move of the computer that differs`() {
    var player = Player("d3c3c4e3")
    player.type("undo 2")
    player.type("d3")
    player.fallBehind()
    player.computerPlays("c5")
    player.type("redo")
    player.catchUp()
    #expect("\(player.session.record)" == "d3c5")
    #expect(player.shows("There is nothing to redo."))
  }

  @Test func `G7.1 Redo goes on after the same move of the computer`() {
    var player = Player("d3c3c4e3")
    player.type("undo 2")
    player.type("d3")
    player.fallBehind()
    player.computerPlays("c3")
    player.type("redo")
    player.catchUp()
    #expect("\(player.session.record)" == "d3c3c4e3")
    #expect(player.shows("Redone: c4 e3."))
  }

  @Test func `G7.1 A new game archives the move that the screen does not show yet`() {
    var player = Player("d3c3")
    player.type("c4")
    player.type("new")
    player.fallBehind()
    player.computerPlays("e3")
    player.press(.text("y"))
    player.catchUp()
    #expect(player.games?.map { "\($0.game.record)" } == ["d3c3c4e3"])
    #expect("\(player.session.record)" == "")
  }

  @Test func `G7.1 A swap keeps the move that the screen does not show yet`() {
    var player = Player("d3c3")
    player.type("c4")
    player.fallBehind()
    player.computerPlays("e3")
    player.type("swap")
    player.catchUp()
    #expect("\(player.session.record)" == "d3c3c4e3")
    #expect(player.session.modes == BySide(dark: .computer, light: .manual))
  }

  @Test func `G7.2 Undo and redo refuse in a sentence if there is no step`() {
    var player = Player()
    player.type("undo")
    #expect(player.shows("There is nothing to undo."))
    player.type("redo")
    #expect(player.shows("There is nothing to redo."))
    #expect(player.saveCount == 0)
    var computers = Player(
      "d3", modes: BySide(dark: .computer, light: .computer))
    computers.type("undo")
    #expect(computers.shows("Only computers play."))
  }

  @Test func `G7.3 The notice says what was undone and redone`() {
    var player = Player("d3c3c4e3")
    player.type("undo")
    #expect(player.shows("Undone: c4 e3. Type 'redo' to play them again."))
    player.type("redo")
    #expect(player.shows("Redone: c4 e3."))
    var long = Player("d3c3c4e3f4c5d6e6", modes: BySide(dark: .manual, light: .manual))
    long.type("undo 8")
    #expect(long.shows("Undone: 8 steps."))
  }

  @Test func `G7.3 A redo to the end is told with the end`() {
    var player = Player("d3c3b3e3f5a3c4e6f4g4")
    player.type("undo")
    player.type("redo")
    #expect(player.shows("Redone: f4 g4. Press Enter to find your mistakes"))
  }

  @Test func `G7.3 An undo that cannot be saved is told as it was`() {
    var player = Player("d3c3")
    player.fail(because: "the disk is full")
    player.type("undo")
    #expect(player.shows("The game is not saved: the disk is full. Undone: d3 c3."))
    player.fail(because: nil)
    player.type("redo")
    #expect("\(player.session.record)" == "d3c3")
  }
}

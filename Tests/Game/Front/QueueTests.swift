import Adapters
import Domain
import Front
import TerminalInput
import TestSupport
import Testing
import UseCases

/// Moves that are typed before their turn.
struct QueueTests {
  /// A player whose computer thinks after `d3`.
  private var thinking: Player {
    var player = Player()
    player.type("d3")
    return player
  }

  @Test func `R12.1 A transcript of 120 steps is taken, and one of 121 is refused`() {
    var player = thinking
    player.type(String(repeating: "e3", count: 120))
    #expect(player.shows("Then: e3 e3 e3 e3 ..."))
    player.type("e3")
    #expect(player.shows("At most 120 moves can wait."))
    var other = thinking
    other.type(String(repeating: "e3", count: 121))
    #expect(other.shows("At most 120 moves can wait."))
    #expect(!other.shows("Then:"))
  }

  @Test func `R12.1 Nothing is queued under a question`() {
    var player = thinking
    player.type("new")
    player.type("e3")
    #expect(player.shows("Answer first: y starts a new game, Enter keeps this one."))
    #expect(!player.shows("Then:"))
  }

  @Test func `R12.2 The queued square is played once the computer has moved and its disks lie`() {
    var player = Player()
    player.flipsByItself = false
    player.type("d3")
    player.type("c4")
    #expect(player.shows("Then: c4"))
    player.press(.enter)
    #expect(player.inputs.last == .finishAnimation)
    player.computerPlays("c3")
    #expect("\(player.session.record)" == "d3c3")
    player.press(.enter)
    #expect("\(player.session.record)" == "d3c3c4")
    #expect(!player.shows("Then:"))
  }

  @Test func `R12.2 Queued squares wait under the question, and are played after it`() {
    var player = thinking
    player.type("c4")
    player.type("new")
    player.computerPlays("c3")
    #expect("\(player.session.record)" == "d3c3")
    #expect(player.shows("Then: c4"))
    player.press(.escape)
    #expect("\(player.session.record)" == "d3c3c4")
  }

  @Test func `R12.2 A queued square is played under a page`() {
    var player = thinking
    player.type("c4")
    player.press(.text("?"))
    player.computerPlays("c3")
    #expect("\(player.session.record)" == "d3c3c4")
    #expect(player.shows("Help"))
  }

  @Test func `R12.3 A square on the player's turn is played at once, and not queued`() throws {
    var player = Player()
    player.type("d3")
    #expect(player.inputs == [.pick(try square("d3"))])
    #expect(!player.shows("Then:"))
  }

  @Test func `R12.3 A single pass dismisses the pass that is up`() {
    var player = Player("d3c5f6d2c2b2b1g7d1f3")
    player.type("b3")
    #expect(player.shows("White must pass"))
    player.type("pass")
    #expect("\(player.session.record)".hasSuffix("b3--"))
  }

  @Test func `R12.3 A square that was typed alone waits behind the player's pass`() {
    var player = Player("e6f6c4e7e8d8g7")
    player.type("h6")
    player.computerPlays("f8")
    #expect(player.shows("You must pass"))
    #expect(player.shows("Then: h6"))
    player.press(.enter)
    #expect("\(player.session.record)".hasSuffix("f8--"))
  }

  @Test func `R12.4 C3.15 The moves of a transcript are shown at once`() {
    var player = Player(modes: BySide(dark: .manual, light: .manual))
    player.flipsByItself = false
    player.type("d3c3c4")
    #expect("\(player.session.record)" == "d3c3c4")
    #expect(player.session.wait == nil)
    player.type("e3")
    #expect(player.session.wait != nil)
  }

  @Test func `R12.4 A transcript's move counts as played if the computer makes it`() {
    var player = Player()
    player.type("d3c3c4")
    #expect("\(player.session.record)" == "d3")
    player.computerPlays("c3")
    #expect("\(player.session.record)" == "d3c3c4")
    #expect(!player.shows("Then:"))
  }

  @Test func `R12.4 A transcript's move does not count twice`() {
    var player = Player()
    player.type("d3e3e3")
    player.computerPlays("e3")
    #expect(player.shows("Move 3: e3 has a disk already."))
  }

  @Test func `R12.4 A square that was typed alone does not count as the computer's move`() {
    var player = thinking
    player.type("c3")
    player.computerPlays("c3")
    #expect(player.shows("c3 has a disk already."))
  }

  @Test func `R12.4 A transcript passes where its moves leave that out`() {
    var player = Player(modes: BySide(dark: .manual, light: .manual))
    player.type("e6f6c4e7e8d8g7f8e3")
    #expect("\(player.session.record)" == "e6f6c4e7e8d8g7f8--e3")
    var written = Player(modes: BySide(dark: .manual, light: .manual))
    written.type("e6f6c4e7e8d8g7f8--e3")
    #expect("\(written.session.record)" == "e6f6c4e7e8d8g7f8--e3")
  }

  @Test(arguments: ["b3d6f5", "b3--d6f5"])
  func `R12.4 A transcript dismisses a computer's pass`(line: String) {
    var player = Player("d3c5f6d2c2b2b1g7d1f3")
    player.type(line)
    #expect("\(player.session.record)".contains("b3--d6"))
  }

  @Test func `R12.5 A refused step is told with its number, and the rest is dropped`() {
    var player = Player(modes: BySide(dark: .manual, light: .manual))
    player.type("d3c3a1c4e3")
    #expect("\(player.session.record)" == "d3c3")
    #expect(player.shows("Move 3: a1 is not legal for Black. Legal: b3 c4 f5 e6."))
    #expect(player.shows("Not played: c4 e3."))
    #expect(!player.shows("Then:"))
  }

  @Test func `R12.5 A refused square that was typed alone has no number`() {
    var player = Player(modes: BySide(dark: .manual, light: .manual))
    player.type("a1")
    #expect(player.shows("a1 is not legal for Black."))
    #expect(!player.shows("Move 1"))
  }

  @Test func `R12.5 What waits at the end of the game is refused`() {
    var player = Player("e6f4e3f6g5d6e7f5")
    player.type("c5a1a2")
    #expect(player.shows("Move 2: The game is over."))
    #expect(player.shows("Not played: a2."))
  }

  @Test func `G5.8 A square typed while the computer passes or disks flip is queued`() {
    var player = Player("d3c5f6d2c2b2b1g7d1f3")
    player.type("b3")
    player.type("d6")
    #expect(player.shows("Then: d6"))
    player.wait()
    #expect("\(player.session.record)".hasSuffix("b3--d6"))
    var flipping = Player()
    flipping.flipsByItself = false
    flipping.type("d3")
    flipping.type("c4")
    #expect(flipping.shows("Then: c4"))
  }

  @Test func `G5.9 The panel shows the queue in its order, at most four steps`() {
    var player = thinking
    player.type("c4")
    player.type("e3")
    #expect(player.shows("Then: c4 e3"))
    player.type("f4c5d6")
    #expect(player.shows("Then: c4 e3 f4 c5 ..."))
  }

  @Test(arguments: ["undo", "wm", "swap"])
  func `G5.11 Undo and another mode drop the queue and say so`(line: String) {
    var player = thinking
    player.type("c4")
    player.type(line)
    #expect(player.shows("Not played: c4."))
    #expect(!player.shows("Then:"))
  }

  @Test func `G5.11 Redo and a new game drop the queue and say so`() {
    var player = Player("d3c3c4e3")
    player.type("undo 2")
    player.type("d3")
    player.type("f4")
    player.fallBehind()
    player.computerPlays("c3")
    player.type("redo")
    player.catchUp()
    #expect(!player.shows("Then:"))
    var other = thinking
    other.type("c4")
    other.type("new")
    other.press(.text("y"))
    #expect(other.shows("Not played: c4."))
    #expect(!other.shows("Then:"))
  }

  @Test(arguments: ["hint", "level 3", "coach", "new", "values", "redo"])
  func `G5.11 Nothing else drops the queue`(line: String) {
    var player = thinking
    player.type("c4")
    player.type(line)
    #expect(player.shows("Then: c4"))
  }

  @Test(arguments: [Outcome.Reason.disksFlipping, .thinking(.light)])
  func `G5.13 A move that came too early for the core is queued`(reason: Outcome.Reason) throws {
    var player = thinking
    player.receive(.ignored(.pick(try square("c4")), reason))
    #expect(player.shows("Then: c4"))
  }

  @Test func `G5.13 A move is queued that the core refuses because a computer took over`() {
    var player = Player(modes: BySide(dark: .manual, light: .manual))
    player.fallBehind()
    player.type("bc")
    player.type("d3")
    player.catchUp()
    #expect(player.shows("Then: d3"))
  }

  @Test func `G5.13 Squares that are typed at once keep their order`() {
    var player = Player(modes: BySide(dark: .manual, light: .manual))
    player.fallBehind()
    player.type("d3")
    player.type("c3")
    player.type("c4")
    player.catchUp()
    #expect("\(player.session.record)" == "d3c3c4")
  }

  @Test func `G6.6 A double Enter ends a pass once and keeps the queue`() {
    var player = Player("d3c5f6d2c2b2b1g7d1f3")
    player.type("b3")
    player.type("d6")
    player.fallBehind()
    player.press(.enter, .enter)
    player.catchUp()
    #expect(player.inputs.count { $0 == .dismissPass } == 1)
    #expect("\(player.session.record)".hasSuffix("b3--d6"))
  }
}

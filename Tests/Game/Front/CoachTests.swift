import Adapters
import Domain
import Front
import TerminalInput
import TestSupport
import Testing
import UseCases

/// The coach, who asks before a costly move.
struct CoachTests {
  /// A player who is coached, on the second turn, where b3, c4, f5, and e6 are legal.
  private var coached: Player {
    var settings = Settings()
    settings.isCoached = true
    return Player("d3c3", settings: SettingsInUse(settings))
  }

  /// The same player, whom the coach asks about b3.
  private var asked: Player {
    var player = coached
    player.engineAnswers("c4", "f5", "e6", "b3", lead: 2, loss: 3)
    player.type("b3")
    return player
  }

  @Test func `R15.1 A square waits until the values are known, which are sought from the start`() {
    var player = coached
    #expect(player.model.query?.question == .everyMove)
    #expect(player.model.pause == nil)
    player.type("c4")
    #expect("\(player.session.record)" == "d3c3")
    #expect(player.shows("Coach weighs c4"))
    player.engineAnswers("c4")
    #expect("\(player.session.record)" == "d3c3c4")
    #expect(!player.shows("Coach"))
  }

  @Test func `R15.1 No move of a transcript waits`() {
    var player = coached
    player.type("b3d6")
    #expect("\(player.session.record)" == "d3c3b3")
  }

  @Test func `R15.1 A square of the queue waits as well`() {
    var player = coached
    player.engineAnswers("c4")
    player.type("c4")
    player.type("f4")
    player.computerPlays("e3")
    #expect(player.shows("Coach weighs f4"))
    player.engineAnswers("b2", "f4", loss: 6)
    #expect(player.shows("Coach: f4?"))
  }

  @Test(arguments: [(5, false), (6, true)])
  func `G9.5 The coach asks about squares that cost 6 disks or more`(loss: Int, asks: Bool) {
    var player = coached
    player.engineAnswers("c4", "f5", loss: loss)
    player.type("f5")
    #expect(player.shows("Coach: f5?") == asks)
    #expect((player.session.record.steps.count == 2) == asks)
  }

  @Test(arguments: [(-1, nil, false), (0, nil, true), (-1, 12, true)] as [(Int, Int?, Bool)])
  func `G9.5 The coach does not ask in a game that is certainly lost`(
    lead: Int, depth: Int?, asks: Bool
  ) {
    var player = coached
    player.engineAnswers("c4", "f5", lead: lead, loss: 8, depth: depth)
    player.type("f5")
    #expect(player.shows("Coach: f5?") == asks)
  }

  @Test(arguments: ["undo", "new", "wc2", "swap"])
  func `R15.3 Another position, question, or mode takes the square from the coach`(line: String) {
    var player = asked
    player.type(line)
    #expect(!player.shows("Coach: b3?"))
    #expect(!"\(player.session.record)".hasPrefix("d3c3b3"))
    var weighing = coached
    weighing.type("b3")
    weighing.type(line)
    #expect(!weighing.shows("Coach weighs"))
    weighing.engineAnswers("c4")
    #expect("\(weighing.session.record)".hasPrefix("d3c3b3") == false)
  }

  @Test func `R15.3 If the coach leaves, a square that it weighs is played`() {
    var player = coached
    player.type("b3")
    player.type("coach off")
    #expect("\(player.session.record)" == "d3c3b3")
    #expect(player.model.query == nil)
  }

  @Test func `R15.3 If the coach leaves, a square that it asks about is not played`() {
    var player = asked
    player.type("coach off")
    #expect("\(player.session.record)" == "d3c3")
    #expect(!player.shows("Coach: b3?"))
    player.type("b3")
    #expect("\(player.session.record)" == "d3c3b3")
  }

  @Test(arguments: ["level 3", "values"])
  func `R15.3 Nothing else takes the square from the coach`(line: String) {
    var player = asked
    player.type(line)
    #expect(player.shows("Coach: b3?"))
  }

  @Test func `R16.8 The coach's question names no better square`() {
    let player = asked
    #expect(player.shows("b3 costs about 9 disks. Play it?"))
    let notice = player.screen.split(separator: "\n").suffix(4).joined(separator: " ")
    for better in ["c4", "f5", "e6"] { #expect(!notice.contains(better)) }
  }

  @Test func `R16.8 The coach tells how the game certainly ends`() throws {
    var settings = Settings()
    settings.isCoached = true
    var player = Player("e6f4e3f6g5d6e7f5", settings: SettingsInUse(settings))
    player.engineAnswers("c5", "c3", lead: 64, loss: 20, depth: nil)
    player.type("c3")
    #expect(player.shows("c3 costs 20 disks: another square wins at once. Play it?"))
    #expect(!player.shows("c5 "))
  }

  @Test func `G9.1 While the coach weighs a square, the board marks it, and the panel says so`() {
    var player = coached
    player.type("b3")
    #expect(player.shows("| Coach weighs b3"))
    #expect(player.screen.contains(">+<") || player.screen.contains(">-<"))
    #expect(player.model.pause?.end == .indicator(frame: 0))
    player.wait()
    #expect(player.shows("/ Coach weighs b3"))
  }

  @Test func `G9.2 Esc takes the square back that the coach weighs`() {
    var player = coached
    player.type("b3")
    #expect(player.shows("Esc take it back"))
    player.press(.escape)
    #expect(player.shows("Not played: b3."))
    player.engineAnswers("c4")
    #expect("\(player.session.record)" == "d3c3")
    #expect(!player.shows("Coach"))
  }

  @Test func `G9.3 Another square takes the place of the one that the coach weighs`() {
    var player = coached
    player.type("b3")
    player.type("f5")
    #expect(player.shows("Coach weighs f5"))
    player.type("a1")
    #expect(player.shows("a1 is not legal for Black."))
    #expect(player.shows("Coach weighs f5"))
    player.engineAnswers("f5")
    #expect("\(player.session.record)" == "d3c3f5")
  }

  @Test func `G9.4 The coach asks with the square, its cost, and the reason`() {
    let player = asked
    #expect(player.shows("Coach: b3?"))
    #expect(player.shows("b3 costs about 9 disks. Play it?"))
    #expect(player.shows("Enter think again"))
    #expect(player.shows("y play b3"))
    #expect(player.screen.contains(">+<"))
    var settings = Settings()
    settings.isCoached = true
    var other = Player("d3c3c4c5", settings: SettingsInUse(settings))
    other.engineAnswers("d6", "b2", lead: 3, loss: 6)
    other.type("b2")
    #expect(
      other.shows("b2 costs about 6 disks: it is beside the empty corner a1. Play it?"))
  }

  @Test(arguments: [Key.text("y"), .text("b3"), .text("yes"), .text("ok"), .text("はい")])
  func `G9.5 Yes and the same square play the square that the coach asks about`(key: Key) {
    var player = asked
    player.press(key, .enter)
    #expect("\(player.session.record)" == "d3c3b3")
    #expect(!player.shows("Coach: b3?"))
  }

  @Test(arguments: [Key.text("n"), .enter, .escape, .left, .up, .down, .right])
  func `G9.6 No and the arrows think again`(key: Key) {
    var player = asked
    player.press(key)
    #expect("\(player.session.record)" == "d3c3")
    #expect(!player.shows("Coach: b3?"))
    #expect(player.shows("Not played: b3."))
    let isArrow = [Key.left, .up, .down, .right].contains(key)
    #expect(player.shows("Enter play") == isArrow)
  }

  @Test func `G9.7 Another square takes the place of the one that the coach asks about`() {
    var player = asked
    player.type("c4")
    #expect("\(player.session.record)" == "d3c3c4")
    var other = asked
    other.type("a1")
    #expect(other.shows("Coach: b3?"))
    #expect(other.shows("a1 is not legal for Black."))
    other.type("e6")
    #expect(other.shows("Coach: e6?"))
  }

  @Test func `G9.7 Several squares are no answer to the coach`() {
    var player = asked
    player.type("c4e3")
    #expect(player.shows("Answer first: y plays b3, Enter thinks again."))
    #expect(player.shows("Coach: b3?"))
  }

  @Test func `G9.8 A hint thinks again and is answered`() {
    var player = asked
    player.type("hint")
    #expect(!player.shows("Coach: b3?"))
    #expect(player.model.query?.question == .bestMove)
    player.engineAnswers("c4", lead: 2)
    #expect(player.shows("Best: c4 (about +2)."))
    #expect("\(player.session.record)" == "d3c3")
  }

  @Test func `G9.9 The coach's question closes a page`() {
    var player = coached
    player.type("b3")
    player.press(.text("?"))
    #expect(player.shows("Help"))
    player.engineAnswers("c4", "f5", "e6", "b3", lead: 2, loss: 3)
    #expect(player.shows("Coach: b3?"))
    #expect(!player.shows("Help"))
  }

  @Test func `G9.10 If the values cannot be told, the square is played`() {
    var player = coached
    player.type("b3")
    player.engineFails()
    #expect("\(player.session.record)" == "d3c3b3")
    var early = coached
    early.engineFails()
    #expect(early.model.query == nil)
    early.type("b3")
    #expect("\(early.session.record)" == "d3c3b3")
  }

  @Test func `G9.10 The coach goes on in the next turn after values that could not be told`() {
    var player = coached
    player.engineFails()
    player.type("b3")
    player.computerPlays("b2")
    #expect(player.shows("coach on"))
    #expect(player.model.query?.question == .everyMove)
  }

  @Test func `G3.20 the coach's question is read, whatever was refused before it`() {
    var player = Player("d3c3")
    player.type("coach")
    player.type("b3")
    player.type("y")
    #expect(player.notice == "There is no question to answer.")
    player.engineAnswers("c4", "f5", "e6", "b3")
    #expect(player.notice.contains("Play it?"))
  }
}

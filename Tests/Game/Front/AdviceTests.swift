import Adapters
import Domain
import Front
import TerminalInput
import TestSupport
import Testing
import UseCases

/// Hints and values, and what the engine is asked.
struct AdviceTests {
  private func settings(coach: Bool = false, values: Bool = false) -> SettingsInUse {
    var settings = Settings()
    settings.isCoached = coach
    settings.showsValues = values
    return SettingsInUse(settings)
  }

  @Test func `R9.6 A hint and values can be asked for on the player's turn alone`() {
    var player = Player("d3c3")
    player.type("hint")
    #expect(player.model.query?.question == .bestMove)
    #expect(player.model.query?.record == player.session.record)
    player.type("c4")
    #expect(player.model.query == nil)
    player.type("hint")
    #expect(player.model.query == nil)
    #expect(player.shows("It is not your turn to choose a move."))
  }

  @Test func `R9.6 A move counts while advice is sought, and another position ends the request`() {
    var player = Player("d3c3")
    player.type("hint")
    player.type("c4")
    #expect("\(player.session.record)" == "d3c3c4")
    player.computerPlays("e3")
    #expect(player.model.query == nil)
    player.type("hint")
    player.type("undo")
    #expect(player.model.query == nil)
  }

  @Test func `R9.7 A value is an estimate with its depth, or exact`() {
    var player = Player("d3c3")
    player.type("hint")
    player.engineAnswers("c4", lead: 4, depth: 12)
    #expect(player.shows("Best: c4 (about +4)."))
    #expect(player.shows("c4 +4 depth 12"))
    player.type("undo")
    player.type("hint")
    player.engineAnswers("d3", lead: -2, depth: nil)
    #expect(player.shows("Best: d3 (-2 at the end)."))
    #expect(player.shows("d3 -2 exact"))
  }

  @Test func `R9.9 The best square comes with the line for both sides`() throws {
    var player = Player("d3c3")
    player.type("hint")
    let query = try #require(player.model.query)
    let best = ValuedMove(try square("c4"), value: .estimate(3))
    let line = try squares("e3 f4 c5 d6 e6 c6").map(Record.Step.move)
    player.receive(.answer(query, Advice(best: best, then: line, depth: 9)))
    #expect(player.shows("Best: c4 (about +3), then e3 f4 c5 d6."))
    #expect(player.shows("c4 +3 e3 f4 c5 d6 e6 depth 9"))
  }

  @Test func `R9.13 Values that are on are sought wherever advice is possible`() {
    var player = Player("d3c3")
    player.type("values")
    #expect(player.model.query?.question == .everyMove)
    #expect(player.shows("values on"))
    player.engineAnswers("c4", lead: 5)
    #expect(player.shows("+5"))
    #expect(player.model.query == nil)
    player.type("c4")
    #expect(player.model.query == nil)
    #expect(!player.shows("+5"))
    player.computerPlays("e3")
    #expect(player.model.query?.question == .everyMove)
    #expect(player.model.query?.record == player.session.record)
    player.type("values off")
    #expect(player.model.query == nil)
    #expect(!player.shows("values on"))
  }

  @Test func `R9.13 Values can be switched while the computer thinks`() {
    var player = Player()
    player.type("d3")
    player.type("values on")
    #expect(player.shows("Values are on."))
    #expect(player.model.query == nil)
    player.type("values on")
    #expect(player.shows("values on"))
    player.computerPlays("c3")
    #expect(player.model.query?.question == .everyMove)
  }

  @Test func `R9.13 C3.18 Values are leads of the side to move, and disappear with the switch`() {
    var player = Player("d3c3", settings: settings(values: true))
    player.engineAnswers("c4", lead: 5, loss: 7)
    for value in ["+5", "-2", "-9", "-16"] { #expect(player.shows(value)) }
    player.type("values")
    for value in ["+5", "-9"] { #expect(!player.shows(value)) }
  }

  @Test func `R9.13 Where squares have no room for values, they are refused`() {
    var player = Player("d3c3")
    player.resize(columns: 30, rows: 24)
    player.type("values")
    #expect(player.shows("There is no room for values."))
    #expect(player.model.query == nil)
    player.resize(columns: 36, rows: 24)
    player.type("values")
    #expect(player.model.query?.question == .everyMove)
  }

  @Test func `R9.14 Values that are on are sought without an indicator and a pause`() {
    let player = Player("d3c3", settings: settings(values: true))
    #expect(player.model.query != nil)
    #expect(player.model.pause == nil)
    #expect(!player.shows("searches"))
    #expect(!player.shows("Esc stop"))
  }

  @Test func `R9.15 A hint takes nothing from the values that are on`() {
    var player = Player("d3c3", settings: settings(values: true))
    player.type("hint")
    #expect(player.model.query?.question == .everyMove)
    player.engineAnswers("c4", lead: 5, loss: 3)
    #expect(player.shows("Best: c4 (about +5)."))
    #expect(player.shows("-4"))
    player.type("hint")
    #expect(player.model.query == nil)
  }

  @Test func `R9.15 The latest advice on a position stays until another position`() {
    var player = Player("d3c3")
    player.type("hint")
    player.engineAnswers("c4", lead: 5)
    player.type("values")
    #expect(player.model.query?.question == .everyMove)
    player.engineAnswers("e6", lead: 6, loss: 2)
    #expect(player.shows("e6 +6"))
    player.type("e6")
    #expect(!player.shows("e6 +6"))
  }

  @Test func `R9.16 The hint is the best of the values that are shown`() {
    var player = Player("d3c3", settings: settings(values: true))
    player.engineAnswers("f5", lead: 2)
    player.type("hint")
    #expect(player.model.query == nil)
    #expect(player.shows("Best: f5 (about +2)."))
  }

  @Test(arguments: [true, false])
  func `R9.13 A hint that is sought follows the switch of values`(isOn: Bool) {
    var player = Player("d3c3", settings: settings(values: !isOn))
    player.type("hint")
    player.type("values")
    player.engineAnswers("c4", lead: 5, loss: 3)
    #expect(player.shows("-4") == isOn)
    #expect(player.model.query == nil)
  }

  @Test func `R16.9 A hint says that its square takes a corner`() {
    var player = Player("d3c3c4c5b2", modes: BySide(dark: .computer, light: .manual))
    player.type("hint")
    player.engineAnswers("a1", lead: 9)
    #expect(player.shows("Best: a1 (about +9). It takes a corner."))
  }

  @Test func `R16.9 A hint says that its square wins at once, and no other`() {
    var player = Player("e6f4e3f6g5d6e7f5")
    player.type("hint")
    player.engineAnswers("c5", lead: 64, depth: nil)
    #expect(player.shows("Best: c5 (+64 at the end). It wins at once."))
    var other = Player("e6f4e3f6g5d6e7f5")
    other.type("hint")
    other.engineAnswers("c4", lead: 3)
    #expect(other.shows("Best: c4 (about +3)."))
    #expect(!other.shows("at once"))
  }

  @Test func `G8.1 The notice of a hint names the best square, and the panel as well`() {
    var player = Player("d3c3")
    player.type("hint")
    #expect(player.shows("searches"))
    #expect(player.shows("Esc stop"))
    player.engineAnswers("c4", lead: 0)
    #expect(player.shows("Best: c4 (about 0)."))
    #expect(!player.shows("searches"))
  }

  @Test func `G8.2 Esc stops the search that the player asked for`() {
    var player = Player("d3c3")
    let before = player.screen
    player.type("hint")
    player.press(.escape)
    #expect(player.model.query == nil)
    #expect(player.model.pause == nil)
    #expect(player.screen == before)
  }

  @Test func `G8.3 The engine is asked what the player asks, then the coach, then values`() {
    var player = Player("d3c3", settings: settings(coach: true))
    #expect(player.model.query?.question == .everyMove)
    player.type("hint")
    #expect(player.model.query?.question == .bestMove)
    player.engineAnswers("c4")
    #expect(player.model.query?.question == .everyMove)
    player.engineAnswers("c4")
    #expect(player.model.query == nil)
    player.type("values")
    #expect(player.model.query?.question == .everyMove)
  }

  @Test func `G8.3 The coach and values ask one query, which answers both`() {
    var player = Player("d3c3", settings: settings(coach: true, values: true))
    player.engineAnswers("c4", lead: 5, loss: 9)
    #expect(player.model.query == nil)
    #expect(player.shows("-4"))
    player.type("f5")
    #expect(player.shows("Coach: f5?"))
  }

  @Test func `G8.3 The coach keeps its values to itself`() {
    var player = Player("d3c3", settings: settings(coach: true))
    player.engineAnswers("c4", lead: 5, loss: 9)
    #expect(!player.shows("+5"))
    #expect(!player.shows("-4"))
  }

  @Test func `G8.4 The turn of the computer stops the search for advice`() {
    var player = Player("d3c3", settings: settings(coach: true, values: true))
    player.type("hint")
    player.type("d3c4")
    player.press(.escape)
    player.type("coach off")
    player.type("c4")
    #expect(player.session.thinkingSide == .light)
    #expect(player.model.query == nil)
  }

  @Test func `G8.5 A late answer changes nothing`() throws {
    var player = Player("d3c3")
    player.type("hint")
    let query = try #require(player.model.query)
    player.press(.escape)
    let best = ValuedMove(try square("c4"), value: .estimate(3))
    let before = player.screen
    player.receive(.answer(query, Advice(best: best, depth: 3)))
    player.receive(.answer(query, nil))
    #expect(player.screen == before)
    player.type("undo")
    player.type("hint")
    player.receive(.answer(query, Advice(best: best, depth: 3)))
    #expect(player.model.query != nil)
    #expect(player.shows("searches"))
  }

  @Test func `G8.5 An answer about all moves is none about the best one`() throws {
    var player = Player("d3c3", settings: settings(values: true))
    let query = try #require(player.model.query)
    player.type("values off")
    player.type("hint")
    let best = ValuedMove(try square("c4"), value: .estimate(3))
    player.receive(.answer(query, Advice(best: best, depth: 3)))
    #expect(player.shows("searches"))
  }

  @Test func `G8.6 A hint that failed is told, and can be asked for again`() {
    var player = Player("d3c3")
    player.type("hint")
    player.engineFails()
    #expect(player.shows("The computer found no advice. Try again."))
    #expect(!player.shows("searches"))
    #expect(player.model.query == nil)
    player.type("hint")
    #expect(player.model.query != nil)
  }

  @Test func `G8.6 Values that failed are not sought again in the same position`() {
    var player = Player("d3c3", settings: settings(values: true))
    player.engineFails()
    #expect(player.model.query == nil)
    #expect(!player.shows("no advice"))
    player.type("c4")
    player.computerPlays("e3")
    #expect(player.model.query != nil)
    player.engineFails()
    player.type("values off")
    player.type("values on")
    #expect(player.model.query != nil)
  }

  @Test func `G5.1 Enter shows the cursor on the square of a hint`() {
    var player = Player("d3c3")
    player.type("hint")
    player.engineAnswers("f5")
    player.press(.enter)
    #expect(player.keyRow.contains("Enter play f5"))
  }
}

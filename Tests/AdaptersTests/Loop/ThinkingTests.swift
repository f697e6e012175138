import Adapters
import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// A computer that thinks as it should (R2.3 to R2.6, R8.6).
struct ThinkingTests {
  @Test func `R2.3 a computer thinks for two seconds, then places, disk by disk`() throws {
    let table = LoopTable(try saved("x11"), computer: ScriptedComputer("d3", "c3"))
    #expect(table.play { _ in await table.pass(5000) })
    #expect(
      table.presenter.text == """
        2000 x places d3
        2250 d4 turns for x
        2500 d3 is shown
        4500 o places c3
        4750 d4 turns for o
        5000 c3 is shown
        """)
    #expect(table.clock.sleepers == [1, 1, 7])
  }

  @Test func `R6.3 OK stops thinking and showing, and nothing of them arrives later`() throws {
    let table = LoopTable(try saved("x01"), computer: ScriptedComputer("c3"))
    let d3 = try square("d3")
    let hasEnded = table.play { loop in
      await loop.send(.pick(d3))
      await table.pass(300)
      await loop.send(.askReset)
      await loop.send(.answerReset(.ok))
      await table.pass(10_000)
      await loop.send(.setMode(.dark, .computer))
      await table.pass(1000)
      await loop.send(.askReset)
      await loop.send(.answerReset(.ok))
      await table.pass(10_000)
    }
    #expect(hasEnded)
    #expect(
      table.presenter.text == """
        0 x places d3
        250 d4 turns for x
        300 reset?
        300 reset
        10300 x is computer
        11300 reset?
        11300 reset
        """)
    #expect(table.repository.saved == SavedGame())
    #expect(table.clock.sleepers.first == 0)
  }
}

import Adapters
import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Computers that do not do as they should (R2.5, R2.7, R8.6).
struct BadComputerTests {
  @Test func `R2.7 a computer that fails is asked again, after its thinking time`() throws {
    let table = LoopTable(try saved("x10"), computer: ScriptedComputer("?", "?", "d3"))
    #expect(table.play { _ in await table.pass(6000) })
    #expect(table.presenter.text == "6000 x places d3")
    #expect(table.clock.sleepers == [1, 1, 4])
  }

  @Test func `R2.7 a computer that answers an illegal square is asked again`() throws {
    let table = LoopTable(try saved("x10"), computer: ScriptedComputer("a1", "d4", "c3", "e6"))
    #expect(table.play { _ in await table.pass(8000) })
    #expect(table.presenter.text == "8000 x places e6")
  }

  @Test func `R2.7 while a computer fails nothing is saved, and a person can take over`() throws {
    let table = LoopTable(try saved("x11"), computer: ScriptedComputer("?", "?"))
    let d3 = try square("d3")
    let hasEnded = table.play { loop in
      await table.pass(5000)
      await loop.send(.setMode(.dark, .manual))
      await loop.send(.pick(d3))
      await table.pass(500)
    }
    #expect(hasEnded)
    #expect(
      table.presenter.text == """
        5000 x is manual
        5000 x places d3
        5250 d4 turns for x
        5500 d3 is shown
        """)
  }
}

import Adapters
import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Computers that are switched on and off (R2.1, R2.5, R8.6).
struct SwitchingTests {
  @Test func `R2.5 a thought called off places nothing, and the next takes its full time`() throws {
    let computer = ScriptedComputer("d3")
    let table = LoopTable(try saved("x10"), computer: computer)
    let hasEnded = table.play { loop in
      await table.pass(1999)
      await loop.send(.setMode(.dark, .manual))
      await table.pass(1)
      await loop.send(.setMode(.dark, .computer))
      await table.pass(2000)
    }
    #expect(hasEnded)
    #expect(
      table.presenter.text == """
        1999 x is manual
        2000 x is computer
        4000 x places d3
        """)
    #expect(computer.asked == [Game()])
  }

  @Test func `R8.6 Computer, Manual, Computer in quick succession gives exactly one answer`() throws
  {
    let computer = ScriptedComputer("d3", "c4", "f5")
    let table = LoopTable(try saved("x10"), computer: computer)
    let hasEnded = table.play { loop in
      for _ in 0..<5 {
        await loop.send(.setMode(.dark, .manual))
        await loop.send(.setMode(.dark, .computer))
      }
      await table.pass(2600)
    }
    #expect(hasEnded)
    #expect(
      table.presenter.text.split(separator: "\n").dropFirst(10) == [
        "2000 x places d3", "2250 d4 turns for x", "2500 d3 is shown",
      ])
    #expect(computer.asked == [Game()])
    #expect(table.clock.sleepers.first == 0)
  }

  @Test func `R8.6 however often a side is switched, one thought is alive`() throws {
    let table = LoopTable(try saved("x11"), computer: ScriptedComputer("d3"))
    let hasEnded = table.play { loop in
      for milliseconds in [1, 10, 100] {
        await loop.send(.setMode(.dark, .manual))
        await loop.send(.setMode(.dark, .computer))
        await table.pass(milliseconds)
      }
    }
    #expect(hasEnded)
    #expect(table.clock.sleepers == [1, 1, 4])
  }

  @Test func `R2.1 a switch to the same mode leaves the thought under way`() throws {
    let table = LoopTable(try saved("x10"), computer: ScriptedComputer("d3"))
    let hasEnded = table.play { loop in
      await table.pass(1999)
      await loop.send(.setMode(.dark, .computer))
      await loop.send(.setMode(.light, .computer))
      await loop.send(.askReset)
      await loop.send(.answerReset(.cancel))
      await table.pass(1)
    }
    #expect(hasEnded)
    #expect(table.presenter.text.hasSuffix("2000 x places d3"))
    #expect(table.clock.sleepers == [1, 1, 2])
  }
}

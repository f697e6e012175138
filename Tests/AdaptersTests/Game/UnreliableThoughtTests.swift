import Adapters
import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Computers that fail, answer wrongly, or answer late (R2.5, R2.7, R8.6).
struct UnreliableThoughtTests {
  @Test func `R2.7 a computer that fails is asked again, after its thinking time`() throws {
    let table = LoopTable(try saved("x10"), computer: ScriptedComputer("?", "?", "d3"))
    try table.play { _ in await table.pass(6000) }
    #expect(table.presenter.text == "6000 x places d3")
    #expect(table.clock.sleepers == [1, 1, 4])
  }

  @Test func `R2.7 a computer that answers an illegal square is asked again`() throws {
    let table = LoopTable(try saved("x10"), computer: ScriptedComputer("a1", "d4", "c3", "e6"))
    try table.play { _ in await table.pass(8000) }
    #expect(table.presenter.text == "8000 x places e6")
  }

  @Test func `R2.7 while a computer fails nothing is saved, and a person can take over`() throws {
    let table = LoopTable(try saved("x11"), computer: ScriptedComputer("?", "?"))
    let d3 = try square("d3")
    try table.play { loop in
      await table.pass(5000)
      await loop.send(.setMode(.dark, .manual))
      await loop.send(.pick(d3))
      await table.pass(500)
    }
    #expect(
      table.presenter.text == """
        5000 x is manual
        5000 x places d3
        5250 d4 turns for x
        5500 d3 is shown
        """)
  }

  @Test func `R2.5 a thought that ignores being called off never places a disk`() throws {
    let computer = StubbornComputer()
    let table = LoopTable(try saved("x10"), computer: computer)
    let d3 = try square("d3")
    try table.play { loop in
      await table.pass(2000)
      await loop.send(.setMode(.dark, .manual))
      computer.answer(0, d3)
      await table.pass(100)
    }
    #expect(table.presenter.text == "2000 x is manual")
    #expect(table.repository.saved?.game == Game())
  }

  @Test(arguments: ["d3", "a1", nil])
  func `R8.6 of two thoughts on one game only the newest counts`(late: String?) throws {
    let computer = StubbornComputer()
    let table = LoopTable(try saved("x10"), computer: computer)
    let c4 = try square("c4")
    try table.play { loop in
      await table.pass(2000)
      await loop.send(.setMode(.dark, .manual))
      await loop.send(.setMode(.dark, .computer))
      await table.pass(2500)
      if let square = late.flatMap(Square.init) {
        computer.answer(0, square)
      } else {
        computer.fail(0)
      }
      await table.pass(500)
      computer.answer(1, c4)
      await table.pass(100)
    }
    #expect(table.presenter.text == "2000 x is manual\n2000 x is computer\n5000 x places c4")
    #expect(computer.timesAsked == 2)
  }

  @Test func `R6.3 a thought that outlives a reset places nothing in the new game`() throws {
    let computer = StubbornComputer()
    let table = LoopTable(try saved("x10"), computer: computer)
    let d3 = try square("d3")
    try table.play { loop in
      await table.pass(2000)
      await loop.send(.askReset)
      await loop.send(.answerReset(.ok))
      await loop.send(.setMode(.dark, .computer))
      computer.answer(0, d3)
      await table.pass(1999)
    }
    #expect(table.presenter.text == "2000 reset?\n2000 reset\n2000 x is computer")
  }

  @Test func `R2.1 a computer that never answers does not keep a player from doing anything`()
    throws
  {
    let computer = StubbornComputer()
    let table = LoopTable(try saved("x10"), computer: computer)
    let d3 = try square("d3")
    try table.play { loop in
      await table.pass(100_000)
      await loop.send(.pick(d3))
      await loop.send(.setMode(.light, .computer))
      await loop.send(.setMode(.dark, .manual))
      await loop.send(.pick(d3))
      await table.pass(500)
      computer.fail(0)
    }
    #expect(computer.timesAsked == 1)
    #expect(
      table.presenter.text == """
        100000 o is computer
        100000 x is manual
        100000 x places d3
        100250 d4 turns for x
        100500 d3 is shown
        """)
  }
}

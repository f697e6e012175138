import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// When a computer is asked, and when its answer counts.
struct ThoughtTimeTests {
  @Test(arguments: [("x10", Level.random, []), ("x10 levels=40", .four, [Game()])])
  func `R9.4 at level 0 the computer is asked after the thinking time, at others before it`(
    header: String, level: Level, askedAtOnce: [Game]
  ) throws {
    let computer = ScriptedComputer("d3")
    let table = LoopTable(try saved(header), computer: computer)
    try table.play { _ in
      await table.pass(1999)
      #expect(computer.asked == askedAtOnce)
      await table.pass(1)
    }
    #expect(computer.levels == [level])
    #expect(table.presenter.text == "2000 x places d3")
  }

  @Test func `R9.4 an answer that takes longer than the thinking time is waited for`() throws {
    let computer = StubbornComputer()
    let table = LoopTable(try saved("x10 levels=40"), computer: computer)
    let d3 = try square("d3")
    try table.play { _ in
      await table.pass(5000)
      computer.answer(0, d3)
      await table.pass(1)
    }
    #expect(table.presenter.text == "5000 x places d3")
  }

  @Test(arguments: [
    ([], "0 advice for x?\n300 hint d3"),
    (
      [Square("d3").map(Input.pick)],
      "0 advice for x?\n0 x places d3\n250 d4 turns for x\n500 d3 is shown"
    ),
  ])
  func `R9.6 a hint is asked for at once, and told when it has come, unless a move was made`(
    inputs: [Input?], told: String
  ) throws {
    let computer = StubbornComputer()
    let table = LoopTable(computer: computer)
    let d3 = try square("d3")
    try table.play { loop in
      await loop.send(.askHint)
      for case let input? in inputs { await loop.send(input) }
      await table.pass(300)
      computer.answer(0, d3)
      await loop.waitUntilSettled()
    }
    #expect(table.presenter.text == told)
  }

  @Test func `R9.6 a hint that fails is asked for again`() throws {
    let table = LoopTable(computer: ScriptedComputer("?", "a1", "d3"))
    try table.play { loop in
      await loop.send(.askHint)
      await loop.waitUntilSettled()
    }
    #expect(table.presenter.text == "0 advice for x?\n2000 hint d3")
  }
}

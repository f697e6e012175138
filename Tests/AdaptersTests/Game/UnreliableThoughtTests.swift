import Adapters
import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Computers that fail, answer wrongly, or answer late (R2.5, R2.7).
struct UnreliableThoughtTests {
  @Test(arguments: [
    ("x10", ["?", "?", "d3"], [1, 1, 4]), ("x10", ["a1", "d4", "c3", "e6"], [1, 1, 5]),
    ("x10 computers=40", ["?", "?", "d3"], nil),
  ])
  func `R2.7 R9.4 a computer that fails or answers an illegal square is asked again after its time`(
    header: String, answers: [String], sleepers: [Int]?
  ) throws {
    let table = LoopTable(try saved(header), computer: ScriptedComputer(answers))
    let end = 2000 * answers.count
    try table.play { _ in await table.pass(end) }
    #expect(table.presenter.text == "\(end) x places \(answers.last ?? "")")
    if let sleepers { #expect(table.clock.sleepers == sleepers) }
  }

  @Test func `C4.18 whoever waits for a computer that fails goes on after ten times in a row`()
    throws
  {
    let answers = [9: "d3", 12: "c3"].sorted { $0.key < $1.key }.flatMap { failures, square in
      Array(repeating: "?", count: failures) + [square]
    }
    let table = LoopTable(try saved("x10"), computer: ScriptedComputer(answers))
    try table.play { loop in
      await loop.waitUntilSettled()
      #expect(table.time.now.sinceStart == .milliseconds(20_500) && loop.failure == nil)
      await loop.send(.setMode(.light, .computer))
      for _ in 1...2 { await loop.waitUntilSettled() }
      #expect(table.time.now.sinceStart == .milliseconds(40_500) && loop.failure != nil)
      // At a terminal it is asked on.
      await table.pass(6000)
      #expect(loop.failure == nil)
    }
    #expect(table.presenter.text.contains("\n46500 o places c3"))
  }

  private static let calledOff: [(by: [Input], told: String)] = [
    ([.setMode(.dark, .manual)], "2000 x is manual"),
    (
      [.setMode(.dark, .manual), .setMode(.dark, .computer)],
      "2000 x is manual\n2000 x is computer\n5000 x places c4"
    ),
    (
      [.askReset, .answer(.ok), .setMode(.dark, .computer)],
      "2000 reset?\n2000 reset\n2000 x is computer\n5000 x places c4"
    ),
  ]

  @Test(arguments: calledOff, [0, 2500])
  func `R2.5 R6.3 R8.8 a thought that ignores being called off places nothing, the newest counts`(
    calledOff: (by: [Input], told: String), milliseconds: Int
  ) throws {
    let c4 = try square("c4")
    for late in [try square("d3"), try square("a1"), nil] {
      let computer = StubbornComputer()
      let table = LoopTable(try saved("x10"), computer: computer)
      try table.play { loop in
        await table.pass(2000)
        for input in calledOff.by { await loop.send(input) }
        await table.pass(milliseconds)
        if let late { computer.answer(0, late) } else { computer.fail(0) }
        await table.pass(3000 - milliseconds)
        computer.answer(1, c4)
        await table.pass(100)
      }
      #expect(table.presenter.text == calledOff.told)
      #expect(computer.timesAsked == (calledOff.by.count == 1 ? 1 : 2))
    }
  }

  @Test(arguments: [StubbornComputer(), ScriptedComputer("?", "?")] as [any Computer])
  func `R2.1 R2.7 a computer that never answers, or fails, keeps a player from nothing`(
    computer: any Computer
  ) throws {
    let table = LoopTable(try saved("x10"), computer: computer)
    let d3 = try square("d3")
    try table.play { loop in
      await table.pass(5000)
      await loop.send(.make(.move(d3)))
      await loop.send(.setMode(.light, .computer))
      await loop.send(.setMode(.dark, .manual))
      await loop.send(.make(.move(d3)))
      await table.pass(500)
    }
    #expect(
      table.presenter.text == """
        5000 o is computer
        5000 x is manual
        5000 x places d3
        5250 d4 turns for x
        5500 d3 is shown
        """)
  }
}

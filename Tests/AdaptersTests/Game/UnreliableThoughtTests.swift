import Adapters
import Domain
import Infrastructure
import RoomAdapters
import Rooms
import TestSupport
import Testing
import UseCases

/// Computers that fail, answer wrongly, or answer late (R2.5, R2.7).
struct UnreliableThoughtTests {
  @Test func `R2.7 C4.18 at a terminal a computer that fails ten times is asked on`() throws {
    let failures = Array(repeating: "?", count: 12)
    let timed = TimedLoop(try saved("x10"), computer: ScriptedComputer(failures + ["d3"]))
    try timed.play { loop in
      await loop.waitUntilSettled()
      #expect(timed.time.now.sinceStart == .seconds(20) && loop.failure != nil)
      await timed.pass(6000)
      #expect(loop.failure == nil)
    }
    #expect(timed.presenter.text.contains("26000 x places d3"))
  }

  private static let calledOff: [(by: [Table.Input], told: String)] = [
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
    calledOff: (by: [Table.Input], told: String), milliseconds: Int
  ) throws {
    let c4 = try square("c4")
    for late in [try square("d3"), try square("a1"), nil] {
      let computer = StubbornComputer()
      let timed = TimedLoop(try saved("x10"), computer: computer)
      try timed.play { loop in
        await timed.pass(2000)
        for input in calledOff.by { await loop.send(input) }
        await timed.pass(milliseconds)
        if let late { computer.answer(0, late) } else { computer.fail(0) }
        await timed.pass(3000 - milliseconds)
        computer.answer(1, c4)
        await timed.pass(100)
      }
      #expect(timed.presenter.text == calledOff.told)
      #expect(computer.timesAsked == (calledOff.by.count == 1 ? 1 : 2))
    }
  }

  @Test(arguments: [StubbornComputer(), ScriptedComputer("?", "?")] as [any Adviser])
  func `R2.1 R2.7 a computer that never answers, or fails, keeps a player from nothing`(
    computer: any Adviser
  ) throws {
    let timed = TimedLoop(try saved("x10"), computer: computer)
    let d3 = try square("d3")
    try timed.play { loop in
      await timed.pass(5000)
      await loop.send(.make(.move(d3)))
      await loop.send(.setMode(.light, .computer))
      await loop.send(.setMode(.dark, .manual))
      await loop.send(.make(.move(d3)))
      await timed.pass(500)
    }
    #expect(
      timed.presenter.text == """
        5000 o is computer
        5000 x is manual
        5000 x places d3
        5250 d4 turns for x
        5500 d3 is shown
        """)
  }
}

import Adapters
import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// A loop on virtual time: what it starts, what it stops, and when it has settled.
struct GameLoopTests {
  @Test func `R2.3 a computer thinks for two seconds, then places, disk by disk`() throws {
    let table = LoopTable(try saved("x11"), computer: ScriptedComputer("d3", "c3"))
    try table.play { _ in await table.pass(5000) }
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
    try table.play { loop in
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

  @Test func `R2.5 a thought called off places nothing, and the next takes its full time`() throws {
    let computer = ScriptedComputer("d3")
    let table = LoopTable(try saved("x10"), computer: computer)
    try table.play { loop in
      await table.pass(1999)
      await loop.send(.setMode(.dark, .manual))
      await table.pass(1)
      await loop.send(.setMode(.dark, .computer))
      await table.pass(2000)
    }
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
    try table.play { loop in
      for _ in 0..<5 {
        await loop.send(.setMode(.dark, .manual))
        await loop.send(.setMode(.dark, .computer))
      }
      await table.pass(2600)
    }
    #expect(
      table.presenter.text.split(separator: "\n").dropFirst(10) == [
        "2000 x places d3", "2250 d4 turns for x", "2500 d3 is shown",
      ])
    #expect(computer.asked == [Game()])
    #expect(table.clock.sleepers.prefix(2) == [0, 1], "one thought is alive, and none at the end")
  }

  @Test func `R2.1 C2.5 a switch to the same mode leaves the thought under way`() throws {
    let table = LoopTable(try saved("x10"), computer: ScriptedComputer("d3"))
    try table.play { loop in
      await table.pass(1999)
      await loop.send(.setMode(.dark, .computer))
      await loop.send(.setMode(.light, .computer))
      await loop.send(.askReset)
      await loop.send(.answerReset(.cancel))
      await table.pass(1)
    }
    #expect(table.presenter.text.hasSuffix("2000 x places d3"))
    #expect(table.clock.sleepers == [1, 1, 2])
  }

  @Test(arguments: [40, 0])
  func `R3.1 the disks of a move are shown one by one at the set pace, or at once without a task`(
    pace: Int
  ) throws {
    let d1 = try square("d1")
    let table = LoopTable(
      try saved("x00", [1: "xoo-----"]), pace: Pace(disk: .milliseconds(pace)))
    try table.play { loop in
      await loop.send(.pick(d1))
      #expect(await (loop.session.showing == nil) == (pace == 0))
      await loop.waitUntilSettled()
    }
    #expect(
      table.presenter.text == """
        0 x places d1
        \(pace) c1 turns for x
        \(2 * pace) b1 turns for x
        \(3 * pace) d1 is shown
        """)
    #expect(table.clock.sleepers == (pace == 0 ? [0, 0, 0] : [0, 1, 3]))
  }

  @Test func `C4.1 a game is settled for a person, a pass, the question and the end`() throws {
    for (header, rows) in [
      ("x01", [:]), ("x10", Ending.lightOnly), ("-11", Ending.over),
    ] {
      let table = LoopTable(try saved(header, rows), computer: ScriptedComputer())
      try table.play { loop in
        await loop.send(.askReset)
        await loop.waitUntilSettled()
        await loop.waitUntilSettled()
      }
      #expect(table.presenter.text == "0 reset?")
    }
  }

  @Test func `C4.1 a task that waits for the game to settle goes on then, and not before`() throws {
    let table = LoopTable(try saved("x10"), computer: ScriptedComputer("d3"))
    try table.play { loop in
      async let one: Void = loop.waitUntilSettled()
      async let two: Void = loop.waitUntilSettled()
      _ = await (one, two)
      #expect(table.time.now.sinceStart == .milliseconds(2500))
    }
  }
}

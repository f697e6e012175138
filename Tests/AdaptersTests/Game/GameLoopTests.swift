import Adapters
import Domain
import Infrastructure
import Synchronization
import TestSupport
import Testing
import UseCases

/// A loop on virtual time: what it starts, what it stops, and when it has settled.
struct GameLoopTests {
  @Test func `R6.3 OK leaves no task of a thought or a showing`() throws {
    let table = LoopTable(try saved("x10"), computer: ScriptedComputer("d3"))
    try table.play { loop in
      await table.pass(2300)
      for input in [Input.askReset, .answer(.ok)] { await loop.send(input) }
      await table.pass(10_000)
      await loop.send(.setMode(.dark, .computer))
      await table.pass(1000)
      for input in [Input.askReset, .answer(.ok)] { await loop.send(input) }
      await table.pass(10_000)
    }
    #expect(table.clock.sleepers == [0, 1, 4])
  }

  @Test func `R2.5 Computer, Manual, Computer in quick succession gives exactly one answer`() throws
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

  @Test(arguments: [40, 0])
  func `R3.1 the disks of a move are shown one by one at the set pace, or at once without a task`(
    pace: Int
  ) throws {
    let d1 = try square("d1")
    let table = LoopTable(
      try saved("x00", [1: "xoo-----"]), pace: Pace(disk: .milliseconds(pace)))
    try table.play { loop in
      await loop.send(.make(.move(d1)))
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

  @Test func `R3.1 R12.3 planned moves are shown at once, too, if a disk takes no time`() throws {
    let steps = try Transcript("d3c3c4").steps
    let table = LoopTable(try saved("x00"), pace: Pace(disk: .zero))
    try table.play { loop in
      await loop.send(.plan(PlannedMove.transcript(steps)))
      #expect(await loop.session.record.steps == steps)
      #expect(await loop.session.showing == nil)
    }
    #expect(table.clock.sleepers == [0, 0, 0], "no task was started")
  }

  @Test func `C4.18 a task that waits for the game to settle goes on then, and not before`() throws
  {
    let table = LoopTable(try saved("x10"), computer: ScriptedComputer("d3"))
    try table.play { loop in
      async let one: Void = loop.waitUntilSettled()
      async let two: Void = loop.waitUntilSettled()
      _ = await (one, two)
      #expect(table.time.now.sinceStart == .milliseconds(2500))
    }
  }

  @Test func `C4.18 of several tasks that wait the first goes on first`() throws {
    let table = LoopTable(try saved("x10"), computer: ScriptedComputer("d3"))
    let settled = Mutex<[Int]>([])
    try table.play { loop in
      let tasks = (1...4).map { number in
        loop.timeline.start {
          await loop.waitUntilSettled()
          settled.withLock { $0.append(number) }
        }
      }
      for task in tasks { await task.value }
    }
    #expect(settled.withLock(\.self) == [1, 2, 3, 4])
  }

  @Test func `C3.15 whoever waits for a settled game can give up`() throws {
    let table = LoopTable(try saved("x10"), computer: StubbornComputer())
    try table.play { loop in
      let waiting = loop.timeline.start { await loop.waitUntilSettled() }
      await table.pass(10)
      waiting.cancel()
      await waiting.value
      #expect(await loop.session.thinkingSide == .dark)
    }
  }
}

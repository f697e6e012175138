import Adapters
import Domain
import Infrastructure
import Notations
import RoomAdapters
import Rooms
import Synchronization
import TestSupport
import Testing
import UseCases

/// A loop on virtual time: what it starts, what it stops, and when it has settled.
struct GameLoopTests {
  @Test func `R6.3 OK leaves no task of a thought or a showing`() throws {
    let timed = TimedLoop(try saved("x10"), computer: ScriptedComputer("d3"))
    try timed.play { loop in
      await timed.pass(2300)
      for input in [Table.Input.askReset, .answer(.ok)] { await loop.send(input) }
      await timed.pass(10_000)
      await loop.send(.setMode(.dark, .computer))
      await timed.pass(1000)
      for input in [Table.Input.askReset, .answer(.ok)] { await loop.send(input) }
      await timed.pass(10_000)
    }
    #expect(timed.clock.sleepers == [0, 1, 4])
  }

  @Test func `R2.5 Computer, Manual, Computer in quick succession gives exactly one answer`() throws
  {
    let computer = ScriptedComputer("d3", "c4", "f5")
    let timed = TimedLoop(try saved("x10"), computer: computer)
    try timed.play { loop in
      for _ in 0..<5 {
        await loop.send(.setMode(.dark, .manual))
        await loop.send(.setMode(.dark, .computer))
      }
      await timed.pass(2600)
    }
    #expect(
      timed.presenter.text.split(separator: "\n").dropFirst(10) == [
        "2000 x places d3", "2250 d4 turns for x", "2500 d3 is shown",
      ])
    #expect(computer.asked == [Game()])
    #expect(timed.clock.sleepers.prefix(2) == [0, 1], "one thought is alive, and none at the end")
  }

  @Test func `C4.18 of several tasks that wait the first goes on first`() throws {
    let timed = TimedLoop(try saved("x10"), computer: ScriptedComputer("d3"))
    let settled = Mutex<[Int]>([])
    try timed.play { loop in
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

  @Test func `R3.1 R12.3 moves that take no time are shown at once, without a task`() throws {
    let steps = try Transcript("d3c3c4").steps
    let timed = TimedLoop(pace: Pace(disk: .zero))
    try timed.play { loop in
      await loop.send(.plan(PlannedMove.transcript(steps)))
      #expect(await loop.play.record.steps == steps)
      #expect(await loop.play.showing == nil)
    }
    #expect(timed.clock.sleepers == [0, 0, 0])
  }

  @Test func `C4.2 a loop that plays on plays what is planned, also what a question has held`()
    throws
  {
    let steps = try Transcript("d3c3").steps
    let timed = TimedLoop()
    try timed.play { loop in
      await loop.send(.plan(PlannedMove.transcript(steps)))
      await loop.send(.askReset)
      await loop.send(.answer(.cancel))
      await loop.waitUntilSettled()
      #expect(await loop.play.record.steps == steps)
    }
  }

  @Test func `C3.15 whoever waits for a settled game can give up`() throws {
    let timed = TimedLoop(try saved("x10"), computer: StubbornComputer())
    try timed.play { loop in
      let waiting = loop.timeline.start { await loop.waitUntilSettled() }
      await timed.pass(10)
      waiting.cancel()
      await waiting.value
      #expect(await loop.play.thinkingSide == .dark)
    }
  }
}

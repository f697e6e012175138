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

/// The tasks of a loop on virtual time.
struct GameLoopTests {
  @Test func `R6.3 OK leaves no task of a thought or a flip`() throws {
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

  @Test func `C3.15 a canceled task stops waiting for an idle game`() throws {
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

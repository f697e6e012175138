import Adapters
import Domain
import Infrastructure
import RoomAdapters
import Rooms
import TestSupport
import Testing
import UseCases

/// Computers that keep failing (R2.7).
struct UnreliableThoughtTests {
  @Test func `R2.7 C4.18 at a terminal a computer that fails ten times is asked again`() throws {
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
}

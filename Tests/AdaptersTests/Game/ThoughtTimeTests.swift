import Adapters
import Domain
import Infrastructure
import RoomAdapters
import Rooms
import TestSupport
import Testing
import UseCases

/// The time limit of a search (R9.10).
struct ThoughtTimeTests {
  /// Two seconds to think, and three more.
  private let timeLimit = Duration.seconds(3)

  @Test func `R9.10 an answer in time ends the wait and leaves no timer`()
    throws
  {
    let timed = TimedLoop(
      try saved("x10 computers=40"), computer: ScriptedComputer("d3"), timeLimit: timeLimit)
    try timed.play { loop in
      await timed.pass(2000)
      await loop.send(.setMode(.dark, .manual))
      await timed.pass(500)
    }
    #expect(timed.presenter.text.hasPrefix("2000 x places d3\n"))
    #expect(timed.clock.sleepers[0] == 0)
  }
}

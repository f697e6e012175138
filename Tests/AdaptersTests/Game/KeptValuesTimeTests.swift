import Adapters
import Domain
import RoomAdapters
import Rooms
import Synchronization
import TestSupport
import Testing
import UseCases

/// Background values over time.
struct KeptValuesTimeTests {
  @Test func `R9.15 a computer that cannot answer is not asked endlessly`() throws {
    let computer = Speechless()
    let timed = TimedLoop(computer: computer)
    try timed.play { loop in
      await loop.send(.showValues(true))
      await timed.pass(60_000)
      #expect(computer.timesAsked == 1)
      await loop.send(.ask(.hint))
      await timed.pass(5000)
      #expect(computer.timesAsked == 4)
    }
    #expect(timed.presenter.text == "0 values on\n60000 hint?")
  }

  @Test func `R9.14 the game is idle while a computer seeks background values`()
    throws
  {
    let timed = TimedLoop(try saved("x00"), computer: StubbornComputer())
    try timed.play { loop in
      await loop.send(.showValues(true))
      await loop.waitUntilSettled()
      #expect(await loop.send(.play(.pass)) != .accepted)
      await loop.waitUntilSettled()
      #expect(await loop.play.currentAdvice?.values == nil)
    }
    #expect(timed.presenter.text == "0 values on")
  }
}

/// A computer that has nothing to say.
private final class Speechless: Adviser {
  private let count = Mutex(0)

  var timesAsked: Int { count.withLock(\.self) }

  func chooseSquare(for record: Record, at level: Level) async throws -> Square {
    count.withLock { $0 += 1 }
    throw Silence()
  }

  struct Silence: Error {}
}

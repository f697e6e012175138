import Adapters
import Infrastructure
import RoomAdapters
import Rooms
import TestSupport
import UseCases

/// A game loop alone, on virtual time, and everything it presents.
struct TimedLoop: Sendable {
  let time = VirtualTime()
  let clock: WatchedClock
  let presenter: RecordingPresenter
  let loop: TableLoop

  init(
    _ saved: SavedGame = SavedGame(), computer: any Adviser = ScriptedComputer(),
    timeLimit: Duration? = nil
  ) {
    clock = WatchedClock(time)
    presenter = RecordingPresenter(on: time)
    loop = TableLoop(
      Table(Session(saved)),
      Table.Ports(repository: FakeGameRepository(saved), presenter: presenter),
      work: TableWork(adviser: computer, timeLimit: timeLimit),
      timeline: Timeline(clock: clock, executor: time))
  }

  /// Starts the loop and plays.
  ///
  /// - Throws: `NeverEnds` if that waits for something that never comes.
  func play(_ moves: @escaping @Sendable (TableLoop) async -> Void) throws {
    let hasEnded: Void? = time.run { [loop] in
      await loop.start()
      await moves(loop)
    }
    if hasEnded == nil { throw NeverEnds() }
  }

  /// A game waits for something that never comes.
  struct NeverEnds: Error {}

  /// Lets some milliseconds pass, with everything that is due then.
  func pass(_ milliseconds: Int) async {
    await time.timeline.sleepLast(for: .milliseconds(milliseconds))
  }
}

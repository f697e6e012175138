import Adapters
import Infrastructure
import TestSupport
import UseCases

/// A game loop alone, on virtual time, and everything it presents.
struct TimedLoop: Sendable {
  let time = VirtualTime()
  let clock: WatchedClock
  let presenter: RecordingPresenter
  let loop: GameLoop

  init(
    _ saved: SavedGame = SavedGame(), computer: any Computer = ScriptedComputer(),
    pace: Pace = Pace()
  ) {
    clock = WatchedClock(time)
    presenter = RecordingPresenter(on: time)
    loop = GameLoop(
      session: Session(saved),
      ports: Ports(repository: FakeGameRepository(saved), presenter: presenter),
      computer: computer, timeline: Timeline(clock: clock, executor: time), pace: pace)
  }

  /// Starts the loop and plays.
  ///
  /// - Throws: `NeverEnds` if that waits for something that never comes.
  func play(_ moves: @escaping @Sendable (GameLoop) async -> Void) throws {
    let hasEnded: Void? = time.run { [loop] in
      await loop.start()
      await moves(loop)
    }
    if hasEnded == nil { throw NeverEnds(waits: time.waits) }
  }

  /// A game waits for something that never comes.
  struct NeverEnds: Error {
    /// Who waits for what, in a sentence each.
    let waits: [String]
  }

  /// Lets some milliseconds pass, with everything that is due then.
  func pass(_ milliseconds: Int) async {
    await time.timeline.sleepLast(for: .milliseconds(milliseconds))
  }
}

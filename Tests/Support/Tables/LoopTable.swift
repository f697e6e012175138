package import Adapters
package import Infrastructure
package import UseCases

/// A game loop on virtual time, and everything it presents.
package struct LoopTable: Sendable {
  package let time: VirtualTime
  package let clock: WatchedClock
  package let presenter: RecordingPresenter
  package let repository: FakeGameRepository
  package let loop: GameLoop

  package init(
    _ saved: SavedGame = SavedGame(), computer: any Computer = ScriptedComputer(),
    pace: Pace = .ofTables
  ) {
    time = VirtualTime()
    clock = WatchedClock(time)
    presenter = RecordingPresenter(on: time)
    repository = FakeGameRepository(saved)
    loop = GameLoop(
      session: Session(saved),
      ports: Ports(repository: repository, presenter: presenter),
      computer: computer, timeline: Timeline(clock: clock, executor: time), pace: pace)
  }

  /// Starts the loop and plays.
  ///
  /// - Throws: `NeverEnds` if that waits for something that never comes.
  package func play(_ moves: @escaping @Sendable (GameLoop) async -> Void) throws {
    let hasEnded: Void? = time.run { [loop] in
      await loop.start()
      await moves(loop)
    }
    if hasEnded == nil { throw NeverEnds(waits: time.waits) }
  }

  /// A game waits for something that never comes.
  package struct NeverEnds: Error {
    /// Who waits for what, in a sentence each.
    package let waits: [String]
  }

  /// Lets some milliseconds pass, with everything that is due then.
  package func pass(_ milliseconds: Int) async {
    await time.timeline.sleepLast(for: .milliseconds(milliseconds))
  }
}

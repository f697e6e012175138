import Adapters
public import UseCases

/// Whole games of two computers, each from the start and with a seed of its own, on virtual time
/// (C4.9).
public struct Match: Sendable {
  private let modes: Modes
  private let seed: UInt64

  /// Makes the match of two computers; the seed is that of the first game.
  public init(modes: Modes, seed: UInt64) {
    self.modes = modes
    self.seed = seed
  }

  /// Plays so many games, as many at once as there are processors, and hands over the end of each,
  /// in order.
  public func play(_ count: Int, then take: (Session) -> Void) async {
    await OrderedWork().run(count, { game($0) }, then: take)
  }

  /// Plays the game with a number, counted from zero: the game that a script plays with the seed
  /// that is so much higher.
  ///
  /// The thread of the caller is busy until the game is over.
  public func game(_ number: Int) -> Session {
    let (time, session) = (VirtualTime(), Session(SavedGame(modes: modes)))
    let loop = GameLoop(
      session: session, ports: Ports(repository: MemoryGameRepository(), presenter: Nobody()),
      computer: LeveledComputer(seed: seed &+ UInt64(number), searching: .caller),
      timeline: time.timeline, pace: Pace(thought: .zero, disk: .zero))
    let end = time.run {
      await loop.start()
      await loop.playOn()
      return await loop.session
    }
    return end ?? session
  }
}

/// The presenter of a game that nobody watches.
private struct Nobody: Presenter {
  func present(_ event: Event, in session: Session) {}
}

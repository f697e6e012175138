import Adapters
import Domain
import Infrastructure
import TestSupport
import UseCases

/// A loop on virtual time, with everything that it saves and presents.
struct TimedLoop {
  let time: VirtualTime
  let repository = FakeGameRepository()
  let presenter: RecordingPresenter

  /// Creates a loop whose seed, if any, decides the order of jobs.
  init(seed: UInt64? = nil) {
    time = VirtualTime(seed: seed)
    presenter = RecordingPresenter(on: time)
  }

  /// The moves of computers and humans, each with its time in milliseconds, such as `2000 x d3`.
  var moves: [String] {
    presenter.presented.compactMap { presented in
      guard case .placed(let move) = presented.event else { return nil }
      return "\(Int(presented.time / .milliseconds(1))) \(move.side) \(move.square)"
    }
  }

  /// Plays with a computer.
  ///
  /// - Returns: `false` if the actions wait for something that never comes.
  func play(
    _ modes: BySide<Mode>, computer: any Computer, timing: Timing = Timing(),
    on clock: (any Clock<Duration>)? = nil, _ actions: @escaping @Sendable (GameLoop) async -> Void
  ) throws -> Bool {
    let ports = Ports(repository: repository, presenter: presenter)
    let session = try LoadGame.start(first: SavedGame(modes: modes), ports)
    let loop = GameLoop(
      session, ports, computer: computer, timing: timing,
      timeline: Timeline(clock: clock ?? time, executor: time))
    let hasEnded: Void? = time.run(until: .seconds(3600)) {
      await loop.start()
      await actions(loop)
    }
    return hasEnded != nil
  }

  /// Lets time pass, with everything that is due at its end.
  func pass(_ duration: Duration) async {
    try? await time.timeline.clock.sleep(for: duration, tolerance: .nanoseconds(1))
  }
}

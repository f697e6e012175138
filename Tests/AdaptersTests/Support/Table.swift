import Adapters
import Domain
import Infrastructure
import Synchronization
import UseCases

/// A game at a table: a loop on virtual time, and everything it presents, with its moment.
struct Table {
  let time: VirtualTime
  let clock: WatchedClock
  let seen: Seen
  let repository: MemoryGameRepository
  let loop: GameLoop

  init(_ saved: SavedGame = SavedGame(), computer: any Computer, pace: Pace = Pace()) {
    time = VirtualTime()
    clock = WatchedClock(time)
    seen = Seen(time)
    repository = MemoryGameRepository(saved)
    loop = GameLoop(
      session: Session(saved), ports: Ports(repository: repository, presenter: seen),
      computer: computer,
      timeline: Timeline(clock: clock, executor: time), pace: pace)
  }

  /// Starts the loop and plays; false if that waits for something that will never be.
  func play(_ moves: @escaping @Sendable (GameLoop) async -> Void) -> Bool {
    let hasEnded: Void? = time.run { [loop] in
      await loop.start()
      await moves(loop)
    }
    return hasEnded != nil
  }

  /// Lets so many milliseconds pass, what is due then included.
  func pass(_ milliseconds: Int) async {
    try? await time.sleep(for: .milliseconds(milliseconds), tolerance: .nanoseconds(1))
  }
}

/// Writes down each event, with the milliseconds since the beginning.
final class Seen: Presenter {
  private let time: VirtualTime
  private let lines = Mutex<[String]>([])

  init(_ time: VirtualTime) {
    self.time = time
  }

  var text: String { lines.withLock { $0.joined(separator: "\n") } }

  func present(_ event: Event, in session: Session) {
    let milliseconds = time.now.sinceStart / .milliseconds(1)
    lines.withLock { $0.append("\(Int(milliseconds)) \(Self.words(event, in: session))") }
  }

  private static func words(_ event: Event, in session: Session) -> String {
    switch event {
    case .started: "started"
    case .placed(let move): "\(move.side) places \(move.square)"
    case .diskShown(let square, let move): "\(square) turns for \(move.side)"
    case .moveShown(let move): "\(move.square) is shown"
    case .passed(let side): "\(side) passes"
    case .modeSet(let side, _): "\(side) is \(session.modes[side])"
    case .resetAsked: "reset?"
    case .resetCancelled: "no reset"
    case .reset: "reset"
    case .saveFailed(let failure): "not saved: \(failure.reason)"
    }
  }
}

/// Virtual time that counts who sleeps on it.
final class WatchedClock: Clock {
  private let time: VirtualTime
  private let counts = Mutex((now: 0, most: 0, all: 0))

  init(_ time: VirtualTime) {
    self.time = time
  }

  /// How many sleep now, how many have at most slept at once, and how many have ever.
  var sleepers: [Int] { counts.withLock { [$0.now, $0.most, $0.all] } }

  var now: VirtualTime.Instant { time.now }
  var minimumResolution: Duration { time.minimumResolution }

  func sleep(until deadline: VirtualTime.Instant, tolerance: Duration?) async throws {
    counts.withLock {
      $0.now += 1
      $0.all += 1
      $0.most = max($0.most, $0.now)
    }
    defer { counts.withLock { $0.now -= 1 } }
    try await time.sleep(until: deadline, tolerance: tolerance)
  }
}

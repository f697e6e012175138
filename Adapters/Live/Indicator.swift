import Synchronization

/// The indicator of a thinking computer: while it is on, it asks for a frame eight times a second
/// (CONSOLE C6.6); while it is off, nothing runs.
final class Indicator: Sendable {
  private let clock: any Clock<Duration>
  private let executor: (any TaskExecutor)?
  private let task = Mutex<Task<Void, Never>?>(nil)

  init(clock: any Clock<Duration>, executor: (any TaskExecutor)?) {
    self.clock = clock
    self.executor = executor
  }

  deinit {
    task.withLock { $0?.cancel() }
  }

  /// Turns it on or off; it stays as it is if it is so already.
  func turn(_ isOn: Bool, frame: @escaping @Sendable () -> Void) {
    task.withLock { task in
      guard (task != nil) != isOn else { return }
      task?.cancel()
      task = nil
      guard isOn else { return }
      task = Task(executorPreference: executor) { [clock] in await Self.run(on: clock, frame) }
    }
  }

  private static func run(on clock: any Clock<Duration>, _ frame: () -> Void) async {
    while (try? await clock.sleep(for: .milliseconds(125))) != nil { frame() }
  }
}

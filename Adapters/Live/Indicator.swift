import Synchronization

/// The indicator of a thinking computer: while it is on, it asks for a frame eight times a second
/// (CONSOLE C6.6); while it is off, nothing runs.
final class Indicator: Sendable {
  private let clock: any Clock<Duration>
  private let task = Mutex<Task<Void, Never>?>(nil)

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// Turns it on or off; it stays as it is if it is so already.
  func turn(_ isOn: Bool, frame: @escaping @Sendable () -> Void) {
    task.withLock { task in
      guard (task != nil) != isOn else { return }
      task?.cancel()
      task = isOn ? Task { [clock] in await Self.run(on: clock, frame) } : nil
    }
  }

  private static func run(on clock: any Clock<Duration>, _ frame: () -> Void) async {
    while (try? await clock.sleep(for: .milliseconds(125))) != nil { frame() }
  }
}

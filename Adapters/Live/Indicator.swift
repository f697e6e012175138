import Synchronization

/// The indicator of a thinking computer: while it is on, it asks for a frame eight times a second
/// (C6.6); while it is off, nothing runs.
final class Indicator: Sendable {
  private let timeline: Timeline
  private let task = Mutex<Task<Void, Never>?>(nil)

  init(timeline: Timeline) {
    self.timeline = timeline
  }

  deinit {
    task.withLock { $0?.cancel() }
  }

  /// Turns the indicator on or off; one that is on already keeps its rhythm.
  func turn(_ isOn: Bool, frame: @escaping @Sendable () -> Void) {
    task.withLock { task in
      guard (task != nil) != isOn else { return }
      task?.cancel()
      task = isOn ? timeline.start { [timeline] in await Self.run(on: timeline, frame) } : nil
    }
  }

  private static func run(on timeline: Timeline, _ frame: () -> Void) async {
    while (try? await timeline.sleep(for: .milliseconds(125))) != nil { frame() }
  }
}

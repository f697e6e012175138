import Adapters
import Infrastructure
import Synchronization

/// The lines that a scene types, each of which is written down when it is read, with what else
/// happens between them.
final class SceneLines: LineSource {
  private let rest: Mutex<ArraySlice<Scene.Step>>
  private let time: VirtualTime
  private let transcript: Transcript
  private let tell: @Sendable (String) -> String

  /// Makes the lines of some steps; a function does what a note says, and returns it as it is then.
  init(
    _ steps: ArraySlice<Scene.Step>, on time: VirtualTime, _ transcript: Transcript,
    tell: @escaping @Sendable (String) -> String
  ) {
    rest = Mutex(steps)
    self.time = time
    self.transcript = transcript
    self.tell = tell
  }

  func next() async -> InputLine? {
    while let step = rest.withLock({ $0.popFirst() }) {
      switch step {
      case .typed(let line):
        transcript.note(step.text)
        return .text(line)
      case .note(let note):
        if let pause = step.pause {
          transcript.note(step.text)
          await pass(pause)
        } else {
          transcript.note("* \(tell(note))")
          await pass(.zero)
        }
      }
    }
    return nil
  }

  /// Lets some time pass, with everything that is due then.
  private func pass(_ duration: Duration) async {
    // A sleeper with a tolerance wakes behind all that is due then.
    try? await time.sleep(for: duration, tolerance: .nanoseconds(1))
  }
}

extension Scene.Step {
  /// The time that passes in a note such as `0.5 s`; nil if this is none.
  fileprivate var pause: Duration? {
    guard case .note(let note) = self, note.hasSuffix(" s") else { return nil }
    return Duration(decimalSeconds: note.dropLast(2))
  }
}

import Adapters
import Infrastructure
import Synchronization

/// The lines of an array, and then the end, ever after.
final class Lines: LineSource {
  private let rest: Mutex<ArraySlice<InputLine>>

  init(_ lines: [InputLine]) {
    rest = Mutex(lines[...])
  }

  func next() async -> InputLine? {
    rest.withLock { $0.popFirst() }
  }
}

/// What somebody does at a terminal.
enum Keystroke: ExpressibleByStringLiteral {
  case line(String)
  case pause(Duration)

  init(stringLiteral line: String) {
    self = .line(line)
  }
}

/// The lines of somebody who takes a pause now and then.
final class Keyboard: LineSource {
  private let rest: Mutex<ArraySlice<Keystroke>>
  private let time: VirtualTime

  init(_ keystrokes: [Keystroke], on time: VirtualTime) {
    rest = Mutex(keystrokes[...])
    self.time = time
  }

  func next() async -> InputLine? {
    while let keystroke = rest.withLock({ $0.popFirst() }) {
      switch keystroke {
      case .line(let text): return .text(text)
      case .pause(let pause): try? await time.sleep(for: pause, tolerance: .nanoseconds(1))
      }
    }
    return nil
  }
}

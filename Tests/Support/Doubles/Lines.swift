package import Adapters
package import Infrastructure
import Synchronization

/// Lines that are read one after the other.
package final class Lines: LineSource {
  /// What somebody does at a keyboard.
  package enum Keystroke: ExpressibleByStringLiteral, Sendable {
    case line(InputLine)
    case pause(Duration)

    package init(stringLiteral line: String) {
      self = .line(.text(line))
    }
  }

  private let rest: Mutex<ArraySlice<Keystroke>>
  private let time: VirtualTime?
  private let atEnd: @Sendable () async -> Void

  /// Makes the lines of somebody who pauses now and then.
  ///
  /// - Parameters:
  ///   - keystrokes: the lines and pauses.
  ///   - time: the time in which to pause.
  ///   - atEnd: is called before the end is told.
  package init(
    _ keystrokes: [Keystroke], on time: VirtualTime? = nil,
    atEnd: @escaping @Sendable () async -> Void = {}
  ) {
    rest = Mutex(keystrokes[...])
    self.time = time
    self.atEnd = atEnd
  }

  package convenience init(_ lines: [InputLine]) {
    self.init(lines.map(Keystroke.line))
  }

  package func next() async -> InputLine? {
    while let keystroke = rest.withLock({ $0.popFirst() }) {
      switch keystroke {
      case .line(let line): return line
      case .pause(let pause): await time?.timeline.sleepLast(for: pause)
      }
    }
    await atEnd()
    return nil
  }
}

public import Adapters
public import Infrastructure
import Synchronization

/// Scripted lines of input.
public final class Lines: LineSource {
  /// An action at a keyboard.
  public enum Keystroke: ExpressibleByStringLiteral, Sendable {
    case line(InputLine)
    case pause(Duration)

    /// Creates a line of text.
    public init(stringLiteral line: String) {
      self = .line(.text(line))
    }
  }

  private let rest: Mutex<ArraySlice<Keystroke>>
  private let time: VirtualTime?
  private let atEnd: @Sendable () async -> Void

  /// Creates lines with pauses.
  ///
  /// - Parameters:
  ///   - keystrokes: the lines and pauses, in order.
  ///   - time: the clock for the pauses.
  ///   - atEnd: called before `next()` returns `nil`.
  public init(
    _ keystrokes: [Keystroke], on time: VirtualTime? = nil,
    atEnd: @escaping @Sendable () async -> Void = {}
  ) {
    rest = Mutex(keystrokes[...])
    self.time = time
    self.atEnd = atEnd
  }

  /// Creates lines without pauses.
  public convenience init(_ lines: [InputLine]) {
    self.init(lines.map(Keystroke.line))
  }

  /// Returns the next line, or `nil` at the end of input.
  public func next() async -> InputLine? {
    while let keystroke = rest.withLock({ $0.popFirst() }) {
      switch keystroke {
      case .line(let line): return line
      case .pause(let pause):
        try? await time?.timeline.clock.sleep(for: pause, tolerance: .nanoseconds(1))
      }
    }
    await atEnd()
    return nil
  }
}

public import Adapters
public import Infrastructure
import RoomAdapters
import Synchronization

/// Lines that are read one after the other.
public final class Lines: LineSource {
  /// What somebody does at a keyboard.
  public enum Keystroke: ExpressibleByStringLiteral, Sendable {
    /// Types a line.
    case line(InputLine)
    /// Does nothing for a while.
    case pause(Duration)

    /// Types a line of text.
    public init(stringLiteral line: String) {
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
  public init(
    _ keystrokes: [Keystroke], on time: VirtualTime? = nil,
    atEnd: @escaping @Sendable () async -> Void = {}
  ) {
    rest = Mutex(keystrokes[...])
    self.time = time
    self.atEnd = atEnd
  }

  /// Makes lines that are there at once.
  public convenience init(_ lines: [InputLine]) {
    self.init(lines.map(Keystroke.line))
  }

  /// Returns the next line, or nil at the end.
  public func next() async -> InputLine? {
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

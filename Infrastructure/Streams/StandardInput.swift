public import Adapters
import Dispatch
import Synchronization

/// The lines of standard input.
///
/// They are read with plain blocking calls, one at a time and only when asked for, so that an
/// endless input takes no memory.
public final class StandardInput: LineSource {
  /// Whose thread waits for the input.
  public enum Waiting: Sendable {
    /// The caller's, which has nothing else to do.
    case inPlace
    /// One of its own.
    case aside
  }

  /// Whether standard input is a terminal.
  public static var isTerminal: Bool { Descriptor(number: 0).isTerminal }

  /// Whether standard input was a terminal that has been hung up.
  public static var isGone: Bool { Descriptor(number: 0).isGone }

  private struct State {
    var splitter: LineSplitter
    var bytes: ArraySlice<UInt8> = []
    var isAtEnd = false
  }

  private let state: Mutex<State>
  private let queue: DispatchQueue?

  /// Makes the lines of standard input, from where it is.
  ///
  /// - Parameters:
  ///   - waiting: whose thread waits for them.
  ///   - splitter: what splits them.
  public init(waiting: Waiting, splitter: LineSplitter = LineSplitter()) {
    state = Mutex(State(splitter: splitter))
    queue = waiting == .aside ? DispatchQueue(label: "standard input") : nil
  }

  /// Returns the next line, or nil at the end; an error is told as a last line that is refused.
  public func next() async -> InputLine? {
    guard let queue else { return read() }
    return await withCheckedContinuation { continuation in
      queue.async {
        Signals.letThroughStop()
        continuation.resume(returning: self.read())
      }
    }
  }

  private func read() -> InputLine? {
    state.withLock { state in
      while !state.isAtEnd {
        while let byte = state.bytes.popFirst() {
          if let line = state.splitter.take(byte) { return line }
        }
        do throws(SystemError) {
          state.bytes = try Descriptor(number: 0).bytes(atMost: 4096)[...]
          state.isAtEnd = state.bytes.isEmpty
        } catch {
          state.isAtEnd = true
          if !error.meansNoInput { return .refused(.brokenOff("\(error)")) }
        }
      }
      return state.splitter.finish()
    }
  }
}

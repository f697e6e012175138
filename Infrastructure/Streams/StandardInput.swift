public import Adapters
import Synchronization

/// The lines of standard input, which are read only on request.
///
/// Endless input therefore needs no extra memory. Each read blocks a thread.
public final class StandardInput: LineSource {
  /// A function that returns the next bytes, or none at the end of input.
  package typealias ReadBytes = @Sendable () throws(SystemError) -> [UInt8]

  private struct State {
    /// The line splitter, which holds the beginning of the next line.
    var splitter: any Splitter
    /// The bytes read but not yet split into lines.
    var bytes: ArraySlice<UInt8> = []
    var isAtEnd = false
  }

  private let state: Mutex<State>
  private let worker: Worker
  private let readBytes: ReadBytes

  /// Creates a source that reads standard input.
  ///
  /// - Parameter place: the thread that a read blocks, `.ownThread` unless time is virtual.
  public convenience init(waiting place: Worker.Place) {
    self.init(waiting: place, splitter: LineSplitter())
  }

  package init(
    waiting place: Worker.Place, splitter: any Splitter,
    readBytes: @escaping ReadBytes = { () throws(SystemError) in try Descriptor.input.readBytes() }
  ) {
    self.readBytes = readBytes
    state = Mutex(State(splitter: splitter))
    worker = Worker(place, name: "standard input")
  }

  /// Returns the next line, or `nil` at the end of input.
  ///
  /// If reading fails, the last line reports the error.
  public func next() async -> InputLine? {
    await worker.run { self.read() }
  }

  private func read() -> InputLine? {
    state.withLock { state in
      while !state.isAtEnd {
        while let byte = state.bytes.popFirst() {
          if let line = state.splitter.take(byte) { return line }
        }
        do throws(SystemError) {
          state.bytes = try readBytes()[...]
          state.isAtEnd = state.bytes.isEmpty
        } catch {
          state.isAtEnd = true
          if !meansNoInput(error) {
            // A truncated line is dropped, because the player never finished it.
            _ = state.splitter.finish()
            return .refused(.brokenOff("\(error)"))
          }
        }
      }
      return state.splitter.finish()
    }
  }

  /// Returns whether an error means the end of input instead of a failure.
  ///
  /// The terminal is then gone, or the input was closed at the start (`CurrentProcess.prepare`).
  private func meansNoInput(_ error: SystemError) -> Bool {
    error.isTerminalGone || error.isNotOpen && !Descriptor.input.isTerminal
  }
}

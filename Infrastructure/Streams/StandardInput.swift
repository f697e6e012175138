public import Adapters
import Synchronization

/// Reads the lines of standard input with blocking calls, and only when a line is asked for, so
/// that an endless input needs no memory.
public final class StandardInput: LineSource {
  /// What has been read.
  private struct State {
    /// Makes lines of bytes, and holds the beginning of the next line.
    var splitter: LineSplitter
    /// The bytes that have been read and do not belong to a line yet.
    var bytes: ArraySlice<UInt8> = []
    /// Whether nothing more can be read.
    var isAtEnd = false
  }

  private let state: Mutex<State>
  private let worker: Worker

  /// Makes the input.
  ///
  /// - Parameter place: where a read is waited for: a thread of its own, unless time is virtual.
  public convenience init(waiting place: Worker.Place) {
    self.init(waiting: place, splitter: LineSplitter())
  }

  /// Makes the input, which is read in a place and split into lines in a way.
  package init(waiting place: Worker.Place, splitter: LineSplitter) {
    state = Mutex(State(splitter: splitter))
    worker = Worker(place, name: "standard input")
  }

  /// Returns the next line, or nil at the end; if reading fails, the last line says why.
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
          state.bytes = try Descriptor.input.readBytes(atMost: 4096)[...]
          state.isAtEnd = state.bytes.isEmpty
        } catch {
          state.isAtEnd = true
          if !meansNoInput(error) { return .refused(.brokenOff("\(error)")) }
        }
      }
      return state.splitter.finish()
    }
  }

  /// Returns whether there is no input, rather than one that cannot be read: its terminal is gone,
  /// or it was closed when the program started (`CurrentProcess.fillStandardDescriptors`).
  private func meansNoInput(_ error: SystemError) -> Bool {
    error.isTerminalGone || error.isNotOpen && !Descriptor.input.isTerminal
  }
}

public import Adapters
import Synchronization

/// Reads the lines of standard input with blocking calls, and only when a line is asked for, so
/// that an endless input needs no memory.
public final class StandardInput: LineSource {
  /// Returns the next bytes, of which there are none at the end.
  package typealias ReadBytes = @Sendable () throws(SystemError) -> [UInt8]

  /// What has been read.
  private struct State {
    /// Makes lines of bytes, and holds the beginning of the next line.
    var splitter: any Splitter
    /// The bytes that have been read and do not belong to a line yet.
    var bytes: ArraySlice<UInt8> = []
    /// Whether nothing more can be read.
    var isAtEnd = false
  }

  private let state: Mutex<State>
  private let worker: Worker
  private let readBytes: ReadBytes

  /// Makes the input.
  ///
  /// - Parameter place: where a read is waited for: a thread of its own, unless time is virtual.
  public convenience init(waiting place: Worker.Place) {
    self.init(waiting: place, splitter: LineSplitter())
  }

  /// Makes the input, whose bytes a function reads in a place, and which is split into lines in a
  /// way.
  package init(
    waiting place: Worker.Place, splitter: any Splitter,
    readBytes: @escaping ReadBytes = { () throws(SystemError) in try Descriptor.input.readBytes() }
  ) {
    self.readBytes = readBytes
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
          state.bytes = try readBytes()[...]
          state.isAtEnd = state.bytes.isEmpty
        } catch {
          state.isAtEnd = true
          if !meansNoInput(error) {
            // The rest of a line that broke off is not what somebody said.
            _ = state.splitter.finish()
            return .refused(.brokenOff("\(error)"))
          }
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

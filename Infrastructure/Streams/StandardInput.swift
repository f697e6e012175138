public import Adapters
import Dispatch
import Synchronization

/// The lines of standard input, which are read only on request.
///
/// Endless input therefore needs no extra memory. Each read blocks a thread.
public final class StandardInput: LineSource {
  /// A function that returns the next bytes, or none at the end of input.
  package typealias ReadBytes = @Sendable () throws(SystemError) -> [UInt8]

  private struct State {
    /// The line splitter, which holds the beginning of the next line.
    var splitter = LineSplitter()
    /// The bytes read but not yet split into lines.
    var bytes: ArraySlice<UInt8> = []
    var isAtEnd = false
  }

  private let state = Mutex(State())
  private let queue: DispatchQueue?
  /// True if the input was a terminal at the start.
  ///
  /// A terminal that is gone looks like none.
  private let isTerminal: Bool
  private let readBytes: ReadBytes

  /// Creates a source that reads standard input.
  ///
  /// - Parameter blocksCaller: true if a read blocks the calling task's thread. Virtual time needs
  ///   this, because it must stand still meanwhile. Otherwise, reads have a thread of their own.
  public convenience init(blocksCaller: Bool) {
    self.init(blocksCaller: blocksCaller) { () throws(SystemError) in
      CurrentProcess.stopIfReadingInBackground()
      return try Descriptor.input.readBytes()
    }
  }

  package init(
    blocksCaller: Bool, isTerminal: Bool = Descriptor.input.isTerminal,
    readBytes: @escaping ReadBytes
  ) {
    self.isTerminal = isTerminal
    self.readBytes = readBytes
    queue = blocksCaller ? nil : DispatchQueue(label: "standard input")
  }

  /// Returns the next line, or `nil` at the end of input.
  ///
  /// If reading fails, the last line reports the error.
  public func next() async -> InputLine? {
    guard let queue else { return read() }
    return await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.read()) }
    }
  }

  private func read() -> InputLine? {
    state.withLock { state in
      while !state.isAtEnd {
        while let byte = state.bytes.popFirst() {
          if let line = state.splitter.consume(byte) { return line }
        }
        do throws(SystemError) {
          state.bytes = try readBytes()[...]
          state.isAtEnd = state.bytes.isEmpty
        } catch {
          state.isAtEnd = true
          // A truncated line is dropped, because the player never finished it.
          _ = state.splitter.finish()
          return meansNoInput(error) ? nil : .refused(.brokenOff("\(error)"))
        }
      }
      // A player who leaves in the midst of a line has not sent it.
      return isTerminal ? nil : state.splitter.finish()
    }
  }

  /// Returns whether an error means the end of input instead of a failure.
  ///
  /// The terminal is then gone, or the input was closed at the start (`CurrentProcess.prepare`).
  private func meansNoInput(_ error: SystemError) -> Bool {
    isTerminal ? error.isTerminalGone : error.isNotOpen
  }
}

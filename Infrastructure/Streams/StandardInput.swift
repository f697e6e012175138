package import Adapters
import Dispatch
import Synchronization

/// Reads the lines of standard input with blocking calls, and only when a line is asked for, so that
/// an endless input needs no memory.
package final class StandardInput: LineSource {
  /// Makes the keyboard standard input, if standard output is a terminal, so that a person can play
  /// on there after a game was piped in.
  package static func continueAtTerminal() {
    guard Descriptor.output.isTerminal else { return }
    (try? uninterrupted(Descriptor.open("/dev/tty")))?.takePlace(of: .input)
  }

  private let state: Mutex<(splitter: LineSplitter, bytes: ArraySlice<UInt8>, isAtEnd: Bool)>
  private let queue: DispatchQueue?

  package init(waiting place: LeveledComputer.Place, splitter: LineSplitter = LineSplitter()) {
    state = Mutex((splitter, [], false))
    queue = place == .caller ? nil : DispatchQueue(label: "standard input")
  }

  /// Returns the next line, or nil at the end; if reading fails, the last line says why.
  package func next() async -> InputLine? {
    guard let queue else { return read() }
    return await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.read()) }
    }
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
          if !error.meansNoInput { return .refused(.brokenOff("\(error)")) }
        }
      }
      return state.splitter.finish()
    }
  }
}

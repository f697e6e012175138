import Adapters
import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal on standard input and output, read key by key.
package final class Terminal: ByteSource {
  private let settings: termios
  private let queue = DispatchQueue(label: "keys")
  private let input: Descriptor
  private let output: Descriptor
  /// Locked while the settings of the terminal change.
  private let mode = Mutex(Mode.lines)

  /// How the terminal is set.
  private enum Mode {
    /// As it was found.
    case lines
    /// By this program, to deliver keys as they are typed.
    case keys
    /// As it was found, until the program ends.
    case linesForGood
  }

  /// Remembers the settings of the terminal, or returns nil if the input is not a terminal; the
  /// output is asked for the size.
  package init?(
    input: Descriptor = Descriptor(number: 0), output: Descriptor = Descriptor(number: 1)
  ) {
    var settings = termios()
    guard tcgetattr(input.number, &settings) == 0 else { return nil }
    self.settings = settings
    self.input = input
    self.output = output
  }

  /// The size in columns and rows, or nil if the terminal does not know it.
  package var size: (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(output.number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Makes the terminal deliver each key as it is typed, without echo; does nothing after
  /// `leave()`.
  ///
  /// Keys that send signals still send them, and output is processed as before.
  package func switchToKeys() {
    var raw = settings
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | ISTRIP)
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    raw.c_lflag |= tcflag_t(ISIG | NOFLSH)
    raw.c_oflag |= tcflag_t(OPOST)
    // A read waits for one byte, even if the previous user of the terminal wanted a timeout.
    withUnsafeMutableBytes(of: &raw.c_cc) { ($0[Int(VMIN)], $0[Int(VTIME)]) = (1, 0) }
    mode.withLock { mode in
      guard mode != .linesForGood else { return }
      mode = .keys
      tcsetattr(input.number, TCSANOW, &raw)
    }
  }

  /// Restores the settings that the terminal was found with, which give whole lines.
  package func switchToLines() {
    restoreSettings(then: .lines)
  }

  /// Restores the settings that the terminal was found with, for good: a later signal does not
  /// switch to keys again.
  package func leave() {
    restoreSettings(then: .linesForGood)
  }

  /// Restores the settings if this program has changed them, without waiting for somebody to read
  /// what was written.
  private func restoreSettings(then next: Mode) {
    mode.withLock { mode in
      if mode == .keys {
        var found = settings
        tcsetattr(input.number, TCSANOW, &found)
      }
      if mode != .linesForGood { mode = next }
    }
  }

  /// Returns the next bytes typed, or nil at the end of input.
  package func next() async -> [UInt8]? {
    await withCheckedContinuation { continuation in
      queue.async { [input] in
        let bytes = (try? input.readBytes(atMost: 1024)) ?? []
        continuation.resume(returning: bytes.isEmpty ? nil : bytes)
      }
    }
  }
}

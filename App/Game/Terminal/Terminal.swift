import Adapters
import CLibrary
import Dispatch
package import Infrastructure
import Synchronization
package import TerminalInput

/// The terminal on standard input and output, which can deliver single keys.
package final class Terminal: ByteSource {
  private let queue = DispatchQueue(label: "keys")
  private let input: Descriptor
  private let output: Descriptor
  private let foundSettings: termios
  /// Locked while the settings of the terminal change.
  private let mode = Mutex(Mode.lines)

  /// The settings of the terminal.
  ///
  /// With `keys`, the terminal delivers each key as it is typed, without echo. Otherwise it has its
  /// original settings.
  package enum Mode {
    case lines
    case keys
    /// The original settings, permanently.
    ///
    /// All later changes of mode are ignored.
    case linesForGood
  }

  /// Creates a terminal, or `nil` if the input is not a terminal.
  ///
  /// `output` reports the size.
  package init?(input: Descriptor = .input, output: Descriptor = .output) {
    var settings = termios()
    guard tcgetattr(input.number, &settings) == 0 else { return nil }
    foundSettings = settings
    self.input = input
    self.output = output
  }

  /// Has standard input read the keys of the terminal from now on.
  package static func takeOverInput() throws(SystemError) {
    let keyboard = try Descriptor.open("/dev/tty", O_RDWR)
    defer { try? keyboard.close() }
    try SystemError.check(dup2(keyboard.number, Descriptor.input.number))
  }

  /// The columns and rows, or `nil` if the system reports none.
  package var size: (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(output.number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Changes or restores the settings without waiting for pending output.
  package func switchTo(_ next: Mode) {
    mode.withLock { mode in
      guard mode != .linesForGood else { return }
      var settings = next == .keys ? keySettings : foundSettings
      if mode == .keys || next == .keys { tcsetattr(input.number, TCSANOW, &settings) }
      mode = next
    }
  }

  /// The settings for single keys, with signals and output processing on.
  private var keySettings: termios {
    var settings = foundSettings
    settings.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | ISTRIP)
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    settings.c_lflag |= tcflag_t(ISIG) | tcflag_t(NOFLSH)
    settings.c_oflag |= tcflag_t(OPOST)
    // A read waits for one byte, even if an earlier program set a timeout.
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return settings
  }

  /// Returns the next bytes, or `nil` if the input ended or the terminal is gone.
  package func next() async throws(InputBrokenOff) -> [UInt8]? {
    let read = await withCheckedContinuation { continuation in
      queue.async { [input] in
        continuation.resume(
          returning: Result { () throws(SystemError) in try input.readBytesInForeground() })
      }
    }
    do throws(SystemError) {
      let bytes = try read.get()
      return bytes.isEmpty ? nil : bytes
    } catch {
      if error.isTerminalGone { return nil }
      throw InputBrokenOff(reason: "\(error)")
    }
  }
}

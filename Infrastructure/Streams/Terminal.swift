public import Adapters
import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal on standard input and output, as the live front uses it: key by key.
public final class Terminal: ByteSource {
  private let settings: termios
  private let queue = DispatchQueue(label: "keys")
  private let input: Descriptor
  /// In whose hands it is; and held while it is set.
  private let holder = Mutex(Holder.others)

  /// In whose hands a terminal is.
  private enum Holder { case others, us, othersForGood }

  /// Makes the terminal, and remembers how it is set; nil if there is none.
  ///
  /// - Parameter input: where keys come from.
  package init?(on input: Descriptor = Descriptor(number: 0)) {
    var settings = termios()
    guard tcgetattr(input.number, &settings) == 0 else { return nil }
    self.settings = settings
    self.input = input
  }

  /// The size in columns and rows, or nil if the terminal does not tell.
  public var size: (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Gives keys as they are typed, without echo, unless the terminal was left; signals and output
  /// go on as before.
  public func takeKeys() {
    var raw = settings
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | ISTRIP)
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    raw.c_lflag |= tcflag_t(ISIG | NOFLSH)
    raw.c_oflag |= tcflag_t(OPOST)
    // A read waits for a key, whatever whoever had the terminal before has made of that.
    withUnsafeMutableBytes(of: &raw.c_cc) { ($0[Int(VMIN)], $0[Int(VTIME)]) = (1, 0) }
    holder.withLock { holder in
      guard holder != .othersForGood else { return }
      holder = .us
      tcsetattr(input.number, TCSADRAIN, &raw)
    }
  }

  /// Sets the terminal as it was before.
  public func switchToLines() {
    giveBack(to: .others)
  }

  /// Sets the terminal as it was before, for good: a signal that is still met takes it no more.
  public func leave() {
    giveBack(to: .othersForGood)
  }

  /// Sets nothing that others have by now: it would stop a program in the background.
  private func giveBack(to others: Holder) {
    holder.withLock { holder in
      if holder == .us {
        var before = settings
        tcsetattr(input.number, TCSADRAIN, &before)
      }
      if holder != .othersForGood { holder = others }
    }
  }

  /// Returns the next bytes typed, or nil at the end of input.
  public func next() async -> [UInt8]? {
    await withCheckedContinuation { continuation in
      queue.async { [input] in
        Signals.letThroughStop()
        // A read that goes on in the background would stop the program before it can be ended.
        input.awaitBytes()
        let bytes = (try? input.bytes(atMost: 1024)) ?? []
        continuation.resume(returning: bytes.isEmpty ? nil : bytes)
      }
    }
  }
}

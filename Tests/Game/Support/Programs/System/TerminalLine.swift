import Foundation
import Synchronization

/// The tests' end of a pseudo-terminal, open until it is hung up.
final class TerminalLine: Sendable {
  /// The open end, and the pipe end that stops the reading when it is closed.
  private let ends: Mutex<(line: Int32, wake: Int32)?>

  /// Creates a line that takes ownership of an end.
  ///
  /// It calls `take` with the bytes that programs have written, and `finish` when no program can
  /// write anymore.
  init(
    _ line: Int32, wake: Channel, take: @escaping @Sendable ([UInt8]) -> Void,
    finish: @escaping @Sendable () -> Void
  ) {
    let reading = fcntl(line, F_DUPFD_CLOEXEC, 10)
    ends = Mutex((line, wake.writing))
    // Many terminals would use up all threads of the dispatch queues.
    Thread.detachNewThread {
      while Self.waitForBytes(of: reading, unless: wake.reading) {
        let bytes = nextBytes(of: reading)
        guard !bytes.isEmpty else { break }
        take(bytes)
      }
      for end in [reading, wake.reading] { close(end) }
      finish()
    }
  }

  deinit {
    hangUp()
  }

  /// Closes the end, as closing a terminal's window does.
  func hangUp() {
    ends.withLock { ends in
      if let ends { for end in [ends.line, ends.wake] { close(end) } }
      ends = nil
    }
  }

  /// Returns the result of an action on the end, or `nil` after a hang-up.
  func whileOpen<Result: Sendable>(_ action: (Int32) -> Result?) -> Result? {
    ends.withLock { ends in
      guard let ends else { return nil }
      return action(ends.line)
    }
  }

  private static func waitForBytes(of line: Int32, unless wake: Int32) -> Bool {
    var polled = [line, wake].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&polled, 2, -1) < 0 { guard errno == EINTR else { return false } }
    return polled[1].revents == 0
  }
}

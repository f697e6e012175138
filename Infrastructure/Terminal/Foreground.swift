import CLibrary
package import Infrastructure

/// Terminals that other programs use, or that are gone.
extension Descriptor {
  /// Reads like `readBytes`, and stops the program while another one uses the terminal.
  ///
  /// SIGTTIN is blocked (see `Signals`), so that a read in the background is refused.
  package func readBytesInForeground() throws(SystemError) -> [UInt8] {
    var isFirst = true
    while true {
      do throws(SystemError) {
        return try readBytes()
      } catch {
        let isElsewhere = isInBackground
        // The program may have been brought to the foreground since the read.
        guard error.code == EIO, isElsewhere || isFirst else { throw error }
        if isElsewhere { Signals.stopInBackground() }
        isFirst = false
      }
    }
  }

  /// Whether it is a terminal that another program uses, in a shell that can bring this one back to
  /// the foreground.
  var isInBackground: Bool {
    let group = tcgetpgrp(number)
    return group > 0 && group != getpgrp() && getsid(getppid()) == getsid(0)
  }

  /// Whether it is no longer a terminal, or is one that was hung up.
  ///
  /// The input of a terminal that is hung up ends a moment before `isTerminal` becomes false. In
  /// that moment its other end is already closed.
  package var isGone: Bool {
    var request = pollfd(fd: number, events: 0, revents: 0)
    return !isTerminal || (poll(&request, 1, 0) == 1 && request.revents & Int16(POLLHUP) != 0)
  }
}

import CLibrary
package import Infrastructure

/// Support for a terminal that another job is using, or that is gone.
extension Descriptor {
  /// Reads like `readBytes`, but stops the program while it is in the background.
  ///
  /// SIGTTIN is blocked (see `Signals`), so a read in the background fails with EIO.
  package func readBytesInForeground() throws(SystemError) -> [UInt8] {
    var isFirst = true
    while true {
      do throws(SystemError) {
        return try readBytes()
      } catch {
        let isElsewhere = isInBackground
        // The shell may have brought the program to the foreground since the read.
        guard error.code == EIO, isElsewhere || isFirst else { throw error }
        if isElsewhere { Signals.stopInBackground() }
        isFirst = false
      }
    }
  }

  /// True if another job is using the terminal and the shell can resume this one.
  var isInBackground: Bool {
    let group = tcgetpgrp(number)
    return group > 0 && group != getpgrp() && getsid(getppid()) == getsid(0)
  }

  /// True if the terminal was hung up or is no longer a terminal.
  ///
  /// After a hang-up, the input ends shortly before `isTerminal` becomes false. In between, `poll`
  /// reports that the other end is closed.
  package var isGone: Bool {
    var request = pollfd(fd: number, events: 0, revents: 0)
    return !isTerminal || (poll(&request, 1, 0) == 1 && request.revents & Int16(POLLHUP) != 0)
  }
}

import Foundation
import Synchronization

/// The whole outcome of a program's run, as the program that started it can see it.
package struct Run: Hashable, Sendable {
  /// How a program has ended.
  package enum End: Hashable, Sendable {
    case status(Int32)
    case signal(Int32)
  }

  package var out: String
  package var err: String
  package var end: End

  package init(out: String = "", err: String = "", end: End = .status(0)) {
    (self.out, self.err, self.end) = (out, err, end)
  }

  package subscript(output: Printed.Output) -> String {
    switch output {
    case .out: out
    case .err: err
    }
  }
}

extension Run.End {
  /// Waits for the end of a program; the system keeps its number until `take(of:)`.
  static func wait(for pid: pid_t) {
    var information = siginfo_t()
    while waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT) == -1, errno == EINTR {}
  }

  /// Returns how a program has ended, and frees its number.
  static func take(of pid: pid_t) -> Run.End {
    var status: Int32 = 0
    Spawn.running.withLock { _ = $0.remove(pid) }
    while waitpid(pid, &status, 0) == -1, errno == EINTR {}
    return status & 0x7f == 0 ? .status(status >> 8 & 0xff) : .signal(status & 0x7f)
  }
}

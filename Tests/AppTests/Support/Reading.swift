import Foundation

extension Run {
  subscript(output: Printed.Output) -> String {
    switch output {
    case .out: out
    case .err: err
    }
  }
}

extension Run.End {
  /// Waits for the end of a program; its number stays its own until that is asked for.
  static func wait(for pid: pid_t) {
    var information = siginfo_t()
    while waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT) == -1, errno == EINTR {}
  }

  /// Returns how a program has ended; its number is free then.
  static func take(of pid: pid_t) -> Run.End {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) == -1, errno == EINTR {}
    return status & 0x7f == 0 ? .status(status >> 8 & 0xff) : .signal(status & 0x7f)
  }
}

extension Printed {
  /// Reads a pipe or terminal to its end, or until a text has come.
  func read(_ end: Int32, as output: Output, until text: String?) {
    while true {
      let bytes = nextBytes(of: end)
      guard !bytes.isEmpty else { return }
      add(bytes, to: output)
      if let text, run[output].contains(text) { return }
    }
  }

  /// Waits for the end of a program, and notes it.
  func awaitEnd(of pid: pid_t) {
    Run.End.wait(for: pid)
    end { Run.End.take(of: pid) }
  }
}

/// Returns what comes next from a pipe or terminal, nothing at its end; a terminal whose other side
/// is closed is at its end, too.
func nextBytes(of end: Int32) -> [UInt8] {
  var count = 0
  let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, initialized in
    repeat { count = read(end, buffer.baseAddress, buffer.count) } while count < 0 && errno == EINTR
    initialized = max(0, count)
  }
  return bytes
}

import Foundation
import Synchronization

/// A program's output so far, and its end.
package struct Run: Hashable, Sendable, CustomStringConvertible {
  package enum Output: Sendable {
    case out, err
  }

  package enum End: Hashable, Sendable {
    case status(Int32)
    case signal(Int32)
  }

  private var bytes: [Output: [UInt8]]
  /// The end of the program, or `nil` while it runs.
  package internal(set) var end: End?

  package init(out: String = "", err: String = "", end: End? = .status(0)) {
    bytes = [.out: Array(out.utf8), .err: Array(err.utf8)]
    self.end = end
  }

  package var out: String { String(decoding: bytes[.out, default: []], as: UTF8.self) }
  package var err: String { String(decoding: bytes[.err, default: []], as: UTF8.self) }

  package var description: String {
    "printed \(out.debugDescription), and on standard error \(err.debugDescription); "
      + (end.map { "ended with \($0)" } ?? "runs")
  }

  mutating func add(_ more: [UInt8], to output: Output) {
    bytes[output, default: []] += more
  }

  /// Returns the byte offset at the end of the first match of `text`, or `nil`.
  func end(of text: String, in output: Output, from start: Int = 0) -> Int? {
    bytes[output, default: []].dropFirst(start).firstRange(of: Array(text.utf8))?.upperBound
  }
}

extension Run.End {
  /// Waits for a program to end.
  ///
  /// The system does not reuse its process ID until `take(of:)` releases it.
  static func wait(for pid: pid_t) {
    var information = siginfo_t()
    while waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT) == -1, errno == EINTR {}
  }

  /// Returns the end of a program and releases its process ID.
  static func take(of pid: pid_t) -> Run.End {
    var status: Int32 = 0
    try? Reaper.shared.get().remove(pid)
    while waitpid(pid, &status, 0) == -1, errno == EINTR {}
    return status & 0x7f == 0 ? .status(status >> 8 & 0xff) : .signal(status & 0x7f)
  }
}

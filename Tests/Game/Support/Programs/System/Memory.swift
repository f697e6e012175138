import Foundation

/// The resident memory of a program, in kB.
package struct Memory: Hashable, Sendable {
  package let now: Int
  /// The peak since the program started.
  ///
  /// Unlike the peak that `wait4` reports, it excludes the memory of the parent process.
  package let peak: Int

  /// Creates the current values, or `nil` if the system reports none.
  package init?(of pid: Int32) {
    let status = try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)
    guard let now = Self.number("VmRSS", in: status), let peak = Self.number("VmHWM", in: status)
    else { return nil }
    (self.now, self.peak) = (now, peak)
  }

  private static func number(_ name: String, in text: String?) -> Int? {
    text?.split(separator: "\n").first { $0.hasPrefix("\(name):") }
      .flatMap { Int($0.filter(\.isNumber)) }
  }
}

import Foundation

/// The memory of a program according to the system, in kB.
package struct Memory: Hashable, Sendable {
  /// What it has now.
  package let now: Int
  /// The most that it has had.
  ///
  /// What `wait4` tells begins with the memory of whoever has started the program.
  package let peak: Int

  /// Asks the system; nil if it does not tell.
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

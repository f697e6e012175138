import Foundation

/// What a program has done so far, according to the system.
package struct Work: Hashable, Sendable {
  /// The calls with which it has written anything anywhere.
  package let writes: Int
  /// The bytes that it has written with them.
  package let bytes: Int
  /// The time it has spent, in the ticks of the system.
  package let ticks: Int
  /// The most memory that it has had, in kB.
  ///
  /// What `wait4` tells begins with the memory of whoever has started the program.
  package let peakMemory: Int

  /// Asks the system; nil if it does not tell.
  package init?(of pid: Int32) {
    let texts = ["io", "stat", "status"].compactMap { name in
      try? String(contentsOfFile: "/proc/\(pid)/\(name)", encoding: .utf8)
    }
    guard texts.count == 3, let writes = Self.number("syscw", in: texts[0]),
      let bytes = Self.number("wchar", in: texts[0]),
      let peakMemory = Self.number("VmHWM", in: texts[2])
    else { return nil }
    // The fields are counted from the end of the name, which may contain anything.
    let fields = texts[1].split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else {
      return nil
    }
    (self.writes, self.bytes, self.peakMemory) = (writes, bytes, peakMemory)
    ticks = user + system
  }

  private static func number(_ name: String, in text: String) -> Int? {
    text.split(separator: "\n").first { $0.hasPrefix("\(name):") }
      .flatMap { Int($0.filter(\.isNumber)) }
  }
}

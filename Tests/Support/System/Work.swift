import Foundation

/// What a program has done so far, according to the system.
package struct Work: Hashable, Sendable {
  /// The calls with which it has written anything anywhere.
  package let writes: Int
  /// The bytes that it has written with them.
  package let bytes: Int
  /// The time it has spent, in the ticks of the system.
  package let ticks: Int

  /// Asks the system; nil if it does not tell.
  package init?(of pid: Int32) {
    guard let io = try? String(contentsOfFile: "/proc/\(pid)/io", encoding: .utf8),
      let stat = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
      let writes = Self.number("syscw", in: io), let bytes = Self.number("wchar", in: io)
    else { return nil }
    // The fields are counted from the end of the name, which may contain anything.
    let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else {
      return nil
    }
    (self.writes, self.bytes) = (writes, bytes)
    ticks = user + system
  }

  private static func number(_ name: String, in text: String) -> Int? {
    text.split(separator: "\n").first { $0.hasPrefix("\(name): ") }
      .flatMap { Int($0.dropFirst(name.count + 2)) }
  }
}

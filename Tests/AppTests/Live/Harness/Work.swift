import Foundation

/// What a program has done so far, as far as the system tells.
struct Work: Hashable, Sendable {
  /// The calls with which it has written anything anywhere.
  let writes: Int
  /// The time it has spent, in the ticks of the system.
  let ticks: Int

  /// Asks the system; nil if it does not tell.
  init?(of pid: Int32) {
    guard let io = try? String(contentsOfFile: "/proc/\(pid)/io", encoding: .utf8),
      let stat = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
      let writes = io.split(separator: "\n").first(where: { $0.hasPrefix("syscw: ") })
    else { return nil }
    // The fields are counted from behind the name, which may contain anything.
    let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else {
      return nil
    }
    self.writes = Int(writes.dropFirst("syscw: ".count)) ?? 0
    ticks = user + system
  }
}

import Foundation
import TestSupport
import Testing

#if os(Linux)
  /// Returns the most memory a program has used, in kilobytes.
  func peakMemory(of child: Child) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(child.pid)/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return try #require(Int(line.filter(\.isNumber)))
  }
#endif

import Foundation
import TestSupport

/// A program that was started, and is waited for when it is over.
struct RunningProgram {
  private let child: pid_t

  /// Starts a program; nil if that fails.
  init?(_ words: [String], input: Int32, output: Int32) {
    let environment = ["TERM": "xterm", "LANG": "C.UTF-8"]
    let wires = [input, output, output].map(Spawn.Wire.end)
    let spawn = Spawn(words: words, environment: environment, wires: wires)
    guard let child = try? spawn.start() else { return nil }
    self.child = child
  }

  /// The most memory that the program has had so far, in kB; nil where the system does not tell.
  ///
  /// What `wait4` tells begins with the memory of whoever has started the program.
  var peakMemory: Int? {
    let file = open("/proc/\(child)/status", O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 8192)
    let count = read(file, &bytes, bytes.count)
    let lines = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(separator: "\n")
    return lines.first { $0.hasPrefix("VmHWM:") }
      .flatMap { $0.split(whereSeparator: \.isWhitespace).dropFirst().first }.flatMap { Int($0) }
  }

  /// Waits for the program's end, and returns its status as the system has it.
  @discardableResult
  func end() -> Int32 {
    var status: Int32 = 0
    waitpid(child, &status, 0)
    return status
  }

  /// Ends the program by force.
  func endByForce() {
    kill(child, SIGKILL)
    end()
  }
}

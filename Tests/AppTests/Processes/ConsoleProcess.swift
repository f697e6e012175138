import Foundation
import Synchronization
import TestSupport

/// The program as a process of its own, started by a shell in a folder.
final class ConsoleProcess {
  /// What a process has printed, and its status.
  struct End: Equatable {
    var out = ""
    var err = ""
    var status: Int32 = 0
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  /// The standard error, which in a file never fills a pipe that nobody reads.
  private let errors = TemporaryFolder()

  /// Starts a shell on a script in which `"$0"` is the program and the home is the folder.
  init(_ script: String, in folder: TemporaryFolder) throws {
    try errors.write("", to: "text")
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script, Self.path]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = [
      "HOME": folder.path, "PATH": "/usr/bin:/bin", "LLVM_PROFILE_FILE": "/dev/null",
    ]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errors.path("text")))
    try ProgramStart.lock.withLock { _ in
      // A thread that runs tests blocks signals, and a program that it starts would do so, too.
      var none = sigset_t()
      var before = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, &before)
      defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
      try process.run()
    }
  }

  /// The built program, which is beside the tests.
  private static var path: String {
    let places = CommandLine.arguments + [Bundle.main.executablePath ?? ""]
    let bundle = places.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    return URL(filePath: bundle.components(separatedBy: ".xctest")[0])
      .deletingLastPathComponent().appending(path: "reversi-console").path()
  }

  /// Types text for the program.
  func type(_ text: String) {
    // The reader may be gone.
    signal(SIGPIPE, SIG_IGN)
    try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// Ends the input of the program.
  func endInput() {
    try? input.fileHandleForWriting.close()
  }

  /// Returns the next bytes that are printed, or none behind the last.
  func read(_ count: Int) -> String {
    let printed = (try? output.fileHandleForReading.read(upToCount: count)) ?? Data()
    return String(decoding: printed, as: UTF8.self)
  }

  /// Kills the program.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
  }

  /// Waits for the end of the program, and returns what was not read yet.
  func end() -> End {
    let rest = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    return End(
      out: String(decoding: rest, as: UTF8.self),
      err: (try? errors.text(of: "text")) ?? "",
      status: process.terminationStatus)
  }
}

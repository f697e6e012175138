import Foundation

/// The engine of `Tests/Engine`, the notes that it takes, and the pipes through which it is
/// watched.
package struct TestEngine: Sendable {
  package let folder: TemporaryFolder

  package init() throws {
    try ProgramSlots.check()
    folder = try TemporaryFolder()
  }

  /// Returns the command that starts it with some habits.
  package func words(_ habits: String...) -> [String] {
    [builtProgram("reversi-test-engine"), "log=\(folder.path("log"))"] + habits
  }

  /// What it has noted: its starts, and what it was told.
  package var log: [String] {
    get throws { try folder.text(of: "log").split(separator: "\n").map(String.init) }
  }

  package var starts: Int {
    get throws { try log.count { $0.hasPrefix("start ") } }
  }

  /// Makes a pipe `alive` or pipes `gate`, and returns the habit of using them.
  package func pipe(_ name: String) throws -> String {
    for pipe in name == "gate" ? ["gate1", "gate2"] : [name] {
      guard mkfifo(folder.path(pipe), 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
    return "\(name)=\(folder.path(name))"
  }

  /// Opens the gate at which the engine waits with a question, when it has come there.
  package func openGate(_ number: Int) async {
    let gate = await waitAtGate(number)
    close(gate)
  }

  /// Returns when the engine has come to a gate, which opens when the returned end of it is closed.
  package func waitAtGate(_ number: Int = 1) async -> Int32 {
    let path = folder.path("gate\(number)")
    return await onThread("the engine at its gate") { open(path, O_WRONLY) }
  }

  /// Waits until an engine lives, does something, and returns when none lives any more.
  package func end(after action: @escaping @Sendable () -> Void) async {
    let path = folder.path("alive")
    await onThread("the end of the engine") {
      let end = open(path, O_RDONLY)
      action()
      var byte: UInt8 = 0
      while read(end, &byte, 1) > 0 {}
      close(end)
    }
  }
}

/// Returns what a function returns that blocks its thread.
func onThread<Result: Sendable>(
  _ what: String, _ body: @escaping @Sendable () -> Result
) async -> Result {
  await watched(what) {
    await withCheckedContinuation { done in
      Thread.detachNewThread { done.resume(returning: body()) }
    }
  }
}

/// Returns what an operation returns, for which the watchdog waits.
package func watched<Result: Sendable>(
  _ what: String, _ operation: () async throws -> Result
) async rethrows -> Result {
  let number = Watchdog.shared.begin { what }
  defer { Watchdog.shared.end(number) }
  return try await operation()
}

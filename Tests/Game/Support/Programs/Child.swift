import Dispatch
import Foundation
import Synchronization

/// A running program, killed when its last reference is released.
package final class Child: Sendable {
  package let pid: Int32
  private let words: [String]
  private let keyboard: Keyboard
  private let printed = Watched(Run(end: nil))
  /// The number of bytes already matched, by output.
  private let seen = Mutex<[Run.Output: Int]>([:])

  /// Creates and starts a child that is connected to a terminal or to pipes.
  package init(
    _ words: [String], environment: [String: String], isAtTerminal: Bool = false
  ) throws {
    let errors = try Channel()
    defer { close(errors.writing) }
    let (input, output): (Int32, Int32)
    let wires: [Spawn.Wire]
    // The program has its own copies once it runs.
    var given: [Int32] = []
    defer { for end in given { close(end) } }
    if isAtTerminal {
      let terminal = try PseudoTerminal()
      given = [terminal.screen]
      (input, output) = (fcntl(terminal.keyboard, F_DUPFD_CLOEXEC, 10), terminal.keyboard)
      wires = [.file(terminal.name), .file(terminal.name), .end(errors.writing)]
    } else {
      let (toProgram, fromProgram) = (try Channel(), try Channel())
      given = [toProgram.reading, fromProgram.writing]
      (input, output) = (toProgram.writing, fromProgram.reading)
      wires = [toProgram.reading, fromProgram.writing, errors.writing].map { .end($0) }
    }
    let pid = try Spawn(words: words, environment: environment, wires: wires).start()
    signal(SIGPIPE, SIG_IGN)
    (self.pid, self.words) = (pid, words)
    keyboard = Keyboard(input)
    let reading = DispatchGroup()
    for (end, name) in [(output, Run.Output.out), (errors.reading, .err)] {
      DispatchQueue(label: "\(name) of \(pid)").async(group: reading) { [printed] in
        while case let bytes = nextBytes(of: end), !bytes.isEmpty {
          printed.change { $0.add(bytes, to: name) }
        }
        close(end)
      }
    }
    reading.notify(queue: DispatchQueue(label: "end of \(pid)")) { [printed] in
      Run.End.wait(for: pid)
      printed.change { $0.end = Run.End.take(of: pid) }
    }
  }

  deinit {
    send(SIGKILL)
    endInput()
  }

  /// Types text for the program to read.
  package func types(_ text: String) {
    keyboard.type(Array(text.utf8))
  }

  package func endInput() {
    keyboard.close()
  }

  /// Sends a signal to the program's process group.
  package func send(_ signal: Int32) {
    printed.change { if $0.end == nil { kill(-pid, signal) } }
  }

  package func ended() async -> Run {
    await wait(for: "the end") { _ in false }
  }

  /// Waits until the program prints `text` after the previous match.
  package func prints(_ text: String, to output: Run.Output = .out) async throws {
    let start = seen.withLock { $0[output, default: 0] }
    let run = await wait(for: "'\(text)'") { $0.end(of: text, in: output, from: start) != nil }
    guard let end = run.end(of: text, in: output, from: start) else {
      throw NotPrinted(text: text, run: run)
    }
    seen.withLock { $0[output] = end }
  }

  /// Returns the run once it meets a condition or the program has ended.
  @discardableResult
  package func wait(
    for what: String = "more", until holds: @escaping @Sendable (Run) -> Bool
  ) async -> Run {
    let found = await printed.first { [words] in
      "\(what) of \(words.joined(separator: " ")), which \($0)"
    } where: {
      $0.end != nil || holds($0)
    }
    // The test was canceled.
    if found == nil { send(SIGKILL) }
    return found ?? printed.value
  }

  struct NotPrinted: Error {
    let text: String
    let run: Run
  }
}

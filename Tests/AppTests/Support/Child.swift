import Dispatch
import Foundation
import Synchronization

/// A program that is running; it ends at the latest when nobody holds it, or the test is over time.
final class Child: Sendable {
  let pid: pid_t
  let printed = Printed()
  private let keyboard: Keyboard
  /// How much of what was printed has been waited for.
  let seen = Mutex<[Printed.Output: Int]>([:])

  /// Starts a program, at a terminal or between pipes.
  ///
  /// - Parameter readerLeaves: what the reader of its output waits for before it goes.
  init(
    _ words: [String], environment: [String: String], isAtTerminal: Bool = false,
    readerLeaves: String? = nil
  ) throws {
    let (pid, input, output, errors) = try starting.withLock { _ in
      let errors = try Channel()
      defer { close(errors.writing) }
      guard !isAtTerminal else {
        let terminal = try Terminal()
        defer { close(terminal.screen) }
        let wires = [Spawn.Wire.file(terminal.name), .file(terminal.name), .end(errors.writing)]
        let pid = try Spawn(words: words, environment: environment, wires: wires).start()
        return (pid, dup(terminal.keyboard), terminal.keyboard, errors.reading)
      }
      let (input, output) = (try Channel(), try Channel())
      defer { for end in [input.reading, output.writing] { close(end) } }
      let wires = [input.reading, output.writing, errors.writing].map(Spawn.Wire.end)
      let pid = try Spawn(words: words, environment: environment, wires: wires).start()
      return (pid, input.writing, output.reading, errors.reading)
    }
    _ = fcntl(input, F_SETFD, FD_CLOEXEC)
    signal(SIGPIPE, SIG_IGN)
    self.pid = pid
    keyboard = Keyboard(input)
    let reading = DispatchGroup()
    for (end, name) in [(output, Printed.Output.out), (errors, .err)] {
      DispatchQueue(label: "\(name) of \(pid)").async(group: reading) { [printed] in
        printed.read(end, as: name, until: name == .out ? readerLeaves : nil)
        close(end)
      }
    }
    reading.notify(queue: DispatchQueue(label: "end of \(pid)")) { [printed] in
      printed.awaitEnd(of: pid)
    }
  }

  deinit {
    send(SIGKILL)
    endInput()
  }

  /// Gives the program something to read.
  func types(_ text: String) {
    keyboard.type(Array(text.utf8))
  }

  /// Gives the program something to read, be it text or not.
  func types(bytes: [UInt8]) {
    keyboard.type(bytes)
  }

  /// Closes what the program reads.
  func endInput() {
    keyboard.close()
  }

  /// Sends the program, and all it has started, a signal.
  func send(_ signal: Int32) {
    printed.unlessEnded { kill(-pid, signal) }
  }

  /// Returns what has come of the program when it has ended.
  func ended() async -> Run {
    await wait { _ in false }
    return printed.run
  }

  /// Returns when something holds of what was printed, or the program has ended.
  func wait(until isOver: @escaping @Sendable (Run) -> Bool) async {
    await withTaskCancellationHandler {
      await printed.wait(until: isOver)
    } onCancel: {
      send(SIGKILL)
    }
  }
}

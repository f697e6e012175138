import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that is running; it ends at the latest when nobody holds it, or the test is over time.
final class Child: Sendable {
  let pid: pid_t
  private let printed = Printed()
  private let keyboard: Keyboard
  private let seen = Mutex<[Printed.Output: Int]>([:])

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

  /// Returns when the program has printed a text behind what was waited for before.
  func prints(_ text: String, to output: Printed.Output = .out) async throws {
    let start = seen.withLock { $0[output, default: 0] }
    let isThere = { @Sendable (run: Run) in run[output].dropFirst(start).contains(text) }
    await wait(until: isThere)
    guard let end = printed.run[output].dropFirst(start).firstRange(of: text)?.upperBound else {
      throw NotPrinted(text: text, run: printed.run)
    }
    seen.withLock { $0[output] = printed.run[output].prefix(upTo: end).count }
  }

  /// Returns the rest of the first line, behind what was waited for before, with a text in it.
  func nextLine(containing text: String) async throws -> String {
    let start = seen.withLock { $0[.out, default: 0] }
    let line = { @Sendable (run: Run) in
      run.out.dropFirst(start).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .first { $0.contains(text) }.map(String.init)
    }
    await wait { line($0) != nil }
    guard let found = line(printed.run) else { throw NotPrinted(text: text, run: printed.run) }
    return found
  }

  /// Returns when the program has printed one of some texts, or has ended.
  func printsAny(of texts: [String]) async {
    await wait { run in texts.contains { run.out.contains($0) } }
  }

  struct NotPrinted: Error {
    let text: String
    let run: Run
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

  private func wait(until isOver: @escaping @Sendable (Run) -> Bool) async {
    await withTaskCancellationHandler {
      await printed.wait(until: isOver)
    } onCancel: {
      send(SIGKILL)
    }
  }
}

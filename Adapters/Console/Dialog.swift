import Synchronization

/// The lines that a console reads and those that it writes.
///
/// At a terminal the output ends with a prompt while a line is awaited and one is due (C2.11). In a
/// script, notices have the number of the line that is carried out.
public final class Dialog: Sendable {
  private struct State {
    /// The prompt that is due, or `nil` while the game continues by itself.
    var prompt: String?
    var reading = Reading.notReading
    /// The number of lines read.
    var lineCount = 0
    var hasNotice = false
  }

  private enum Reading {
    case notReading
    /// A line is awaited, without a prompt in the last row.
    case awaiting
    /// A line is awaited behind a prompt.
    case prompted
  }

  /// True if the lines come from a script, not from a player at a terminal.
  public let isScript: Bool
  private let lines: any LineSource
  private let output: any TextOutput
  private let state = Mutex(State())

  /// Creates a dialog from a source of lines and an output.
  public init(lines: any LineSource, output: any TextOutput, isScript: Bool) {
    self.lines = lines
    self.output = output
    self.isScript = isScript
  }

  /// True after a notice about a script's line (C4.5).
  var hasNotice: Bool { state.withLock(\.hasNotice) }

  /// Prompts for a line if a prompt is due.
  ///
  /// - Returns: the line, or `nil` once the input has ended.
  func nextLine() async -> InputLine? {
    state.withLock { state in
      state.reading = .awaiting
      showPrompt(&state)
    }
    let line = await lines.next()
    state.withLock { state in
      // A typed line ending also ends the row of the prompt.
      if line == nil || line?.isBrokenOff == true { leavePrompt(&state) }
      state.reading = .notReading
      if line != nil { state.lineCount += 1 }
    }
    return line
  }

  /// Writes the answer to a command, after which the same prompt is due.
  func answer(_ lines: [String]) {
    state.withLock { write(lines, &$0) }
  }

  /// Writes the lines for an event, and changes the prompt.
  ///
  /// - Parameter prompt: the prompt from now on, or `nil` while the game continues by itself.
  func write(_ lines: [String], nextPrompt prompt: String?) {
    state.withLock { state in
      state.prompt = prompt
      write(lines, &state)
    }
  }

  /// Writes a notice to the diagnostic stream, on a row of its own.
  public func tell(_ notice: String) {
    state.withLock { state in
      leavePrompt(&state)
      let isAboutLine = isScript && state.lineCount > 0
      if isAboutLine { state.hasNotice = true }
      output.tell(isAboutLine ? "line \(state.lineCount): \(notice)" : notice)
      showPrompt(&state)
    }
  }

  /// Writes the reason for refusing a line.
  func refuse(_ refusal: Refusal) {
    tell(refusal.text)
  }

  /// Writes lines, and the prompt if it is due and not yet shown.
  private func write(_ lines: [String], _ state: inout State) {
    var text = lines.map { $0 + "\n" }.joined()
    if state.reading == .prompted, !text.isEmpty {
      text = "\n" + text
      state.reading = .awaiting
    }
    if !isScript, state.reading == .awaiting, let prompt = state.prompt {
      text += prompt
      state.reading = .prompted
    }
    if !text.isEmpty { output.write(text, to: .output) }
  }

  /// Writes the prompt if it is due and not yet shown.
  private func showPrompt(_ state: inout State) {
    write([], &state)
  }

  private func leavePrompt(_ state: inout State) {
    guard state.reading == .prompted else { return }
    output.write("\n", to: .output)
    state.reading = .awaiting
  }
}

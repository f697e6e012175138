import Synchronization

/// An output of lines that are broken between words at a terminal, where a prompt stands behind
/// them as long as a line is awaited and nothing else (C2.11, C2.12).
final class PromptedOutput: Sendable {
  private struct State {
    /// What can be answered now, or nil while the game goes on by itself.
    var prompt: String?
    /// Whether a line is awaited.
    var isReading = false
    /// Whether the last row is a prompt.
    var isPrompting = false
  }

  private let state = Mutex(State())
  private let output: any TextOutput
  /// Returns the columns of the terminal that shows a stream, or nil if none does.
  private let columns: @Sendable (TextStream) -> Int?

  /// Makes an output in front of another.
  init(output: any TextOutput, columns: @escaping @Sendable (TextStream) -> Int?) {
    self.output = output
    self.columns = columns
  }

  /// The columns that an answer may fill.
  var answerColumns: Int { columns(.output).map { min(80, $0) } ?? 80 }

  /// Writes lines at once, and then the prompt if it is due; one that stands there is left.
  func write(_ lines: [String], areBroken: Bool = true) {
    state.withLock { write(areBroken ? broken(lines, on: .output) : lines, &$0) }
  }

  /// Writes lines as another moment of the game is told, at which a prompt is due or none is.
  func write(_ lines: [String], prompt: String?) {
    state.withLock { state in
      state.prompt = prompt
      write(broken(lines, on: .output), &state)
    }
  }

  /// Writes a notice in a line of its own.
  func tell(_ notice: String) {
    state.withLock { state in
      if columns(.diagnostics) != nil { leavePrompt(&state) }
      let lines = broken([notice], on: .diagnostics)
      output.write(lines.map { $0 + "\n" }.joined(), to: .diagnostics)
      write([], &state)
    }
  }

  /// Returns the next line that is typed, behind a prompt, and the prompt that was due when it
  /// came; nil at the end.
  func nextLine(of lines: any LineSource) async -> (line: InputLine, prompt: String?)? {
    state.withLock { state in
      state.isReading = true
      write([], &state)
    }
    let line = await lines.next()
    return state.withLock { state in
      state.isReading = false
      // Whoever types a line ends the row of the prompt, too.
      if line == nil || line?.isBrokenOff == true { leavePrompt(&state) }
      state.isPrompting = false
      return line.map { ($0, state.prompt) }
    }
  }

  private func write(_ lines: [String], _ state: inout State) {
    var text = lines.map { $0 + "\n" }.joined()
    if state.isPrompting, !text.isEmpty {
      text = "\n" + text
      state.isPrompting = false
    }
    if state.isReading, !state.isPrompting, let prompt = state.prompt, columns(.output) != nil {
      text += prompt
      state.isPrompting = true
    }
    if !text.isEmpty { output.write(text, to: .output) }
  }

  private func leavePrompt(_ state: inout State) {
    if state.isPrompting { output.write("\n", to: .output) }
    state.isPrompting = false
  }

  private func broken(_ lines: [String], on stream: TextStream) -> [String] {
    guard let columns = columns(stream) else { return lines }
    return lines.flatMap { DisplayWidth.wrapped($0, to: columns) }
  }
}

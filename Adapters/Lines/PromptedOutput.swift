import Synchronization

/// An output of lines, where at a terminal a prompt stands behind them as long as a line is awaited
/// and nothing else (C2.11).
package final class PromptedOutput: Sendable {
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
  private let hasPrompt: Bool

  /// Makes an output in front of another, with a prompt at a terminal alone.
  package init(output: any TextOutput, hasPrompt: Bool) {
    self.output = output
    self.hasPrompt = hasPrompt
  }

  /// Writes lines at once, and then the prompt if it is due; one that stands there is left.
  package func write(_ lines: [String]) {
    state.withLock { write(lines, &$0) }
  }

  /// Writes lines as another moment of the game is told, at which a prompt is due or none is.
  package func write(_ lines: [String], prompt: String?) {
    state.withLock { state in
      state.prompt = prompt
      write(lines, &state)
    }
  }

  /// Writes the lines of a notice, which leaves the row of a prompt if it is seen there.
  package func tell(_ notice: [String], besidePrompt: Bool = true) {
    state.withLock { state in
      if besidePrompt { leavePrompt(&state) }
      output.write(notice.map { $0 + "\n" }.joined(), to: .diagnostics)
      write([], &state)
    }
  }

  /// Returns the next line that is typed, behind a prompt, and the prompt that was due when it
  /// came; nil at the end.
  package func nextLine(of lines: any LineSource) async -> (line: InputLine, prompt: String?)? {
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
    if hasPrompt, state.isReading, !state.isPrompting, let prompt = state.prompt {
      text += prompt
      state.isPrompting = true
    }
    if !text.isEmpty { output.write(text, to: .output) }
  }

  private func leavePrompt(_ state: inout State) {
    if state.isPrompting { output.write("\n", to: .output) }
    state.isPrompting = false
  }
}

import Synchronization

/// The output of a console, ending with a prompt on a terminal (C2.11).
///
/// The prompt appears only while a line is awaited and the game needs an answer.
package final class PromptedOutput: Sendable {
  private struct State {
    /// The prompt that is due, or `nil` while the game continues by itself.
    var prompt: String?
    var isReading = false
    /// True if the last row is a prompt.
    var isPrompting = false
  }

  private let state = Mutex(State())
  private let output: any TextOutput
  private let hasPrompt: Bool

  package init(output: any TextOutput, hasPrompt: Bool) {
    self.output = output
    self.hasPrompt = hasPrompt
  }

  /// Writes lines, and the prompt if it is due and not yet shown.
  package func write(_ lines: [String]) {
    state.withLock { write(lines, &$0) }
  }

  /// Writes lines and sets the prompt, which is `nil` while the game continues by itself.
  package func write(_ lines: [String], prompt: String?) {
    state.withLock { state in
      state.prompt = prompt
      write(lines, &state)
    }
  }

  /// Writes a notice, on its own row if it shares a terminal with the prompt.
  package func tell(_ notice: [String], besidePrompt: Bool = true) {
    state.withLock { state in
      if besidePrompt { leavePrompt(&state) }
      output.write(notice.map { $0 + "\n" }.joined(), to: .diagnostics)
      write([], &state)
    }
  }

  /// Prompts for a line and returns it.
  ///
  /// The returned prompt is the one due when the line arrived.
  package func nextLine(of lines: any LineSource) async -> (line: InputLine, prompt: String?)? {
    state.withLock { state in
      state.isReading = true
      write([], &state)
    }
    let line = await lines.next()
    return state.withLock { state in
      state.isReading = false
      // A typed line ending also ends the row of the prompt.
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

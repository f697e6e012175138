package import Adapters

/// Writes output to standard output, and diagnostics to standard error.
package struct StandardOutput: TextOutput {
  /// Returns whether a stream goes to a terminal.
  package static func isTerminal(_ stream: TextStream) -> Bool {
    Descriptor(number: stream == .output ? 1 : 2).isTerminal
  }

  private let onFailure: @Sendable (SystemError) -> Void

  /// Makes the output; `onFailure` is called when standard output cannot be written.
  package init(onFailure: @escaping @Sendable (SystemError) -> Void) {
    self.onFailure = onFailure
  }

  /// Writes a whole text; a diagnostic that cannot be written is lost, with nowhere to report it.
  package func write(_ text: String, to stream: TextStream) {
    let bytes = Array(text.utf8)
    switch stream {
    case .diagnostics: try? Descriptor(number: 2).writeAll(bytes)
    case .output:
      do throws(SystemError) {
        try Descriptor(number: 1).writeAll(bytes)
      } catch {
        onFailure(error)
      }
    }
  }
}

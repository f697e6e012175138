package import Adapters

/// Writes output to standard output, and diagnostics to standard error.
package struct StandardOutput: TextOutput {
  private let onFailure: @Sendable (SystemError) -> Void

  /// Calls the function when standard output cannot be written.
  package init(onFailure: @escaping @Sendable (SystemError) -> Void) {
    self.onFailure = onFailure
  }

  /// A diagnostic that cannot be written is lost, with nowhere to report it.
  package func write(_ text: String, to stream: TextStream) {
    let bytes = Array(text.utf8)
    switch stream {
    case .diagnostics: try? Descriptor.diagnostics.writeAll(bytes)
    case .output:
      do throws(SystemError) {
        try Descriptor.output.writeAll(bytes)
      } catch {
        onFailure(error)
      }
    }
  }
}

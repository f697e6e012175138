public import Adapters

/// Standard output for events, and standard error for notices.
public struct StandardOutput: TextOutput {
  /// Whether standard output is a terminal.
  public static var isTerminal: Bool { Descriptor(number: 1).isTerminal }

  private let onFailure: @Sendable (SystemError) -> Void

  /// Makes the output.
  ///
  /// - Parameter onFailure: what is done when standard output cannot be written.
  public init(onFailure: @escaping @Sendable (SystemError) -> Void) {
    self.onFailure = onFailure
  }

  /// Writes a text at once and as a whole; where notices cannot be written nobody can be told.
  public func write(_ text: String, to stream: TextStream) {
    let bytes = Array(text.utf8)
    switch stream {
    case .diagnostics: try? Descriptor(number: 2).put(bytes)
    case .output:
      do throws(SystemError) {
        try Descriptor(number: 1).put(bytes)
      } catch {
        onFailure(error)
      }
    }
  }
}

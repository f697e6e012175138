/// The port through which a text front reads line by line.
public protocol LineSource: Sendable {
  /// Returns the next line, or nil at the end of input and ever after.
  func next() async -> InputLine?
}

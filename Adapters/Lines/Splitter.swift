/// Splits incoming bytes into lines.
package protocol Splitter: Sendable {
  /// Consumes a byte and returns the line that it ends, or `nil`.
  mutating func take(_ byte: UInt8) -> InputLine?

  /// Returns the last line if it has no line ending, or `nil`.
  mutating func finish() -> InputLine?
}

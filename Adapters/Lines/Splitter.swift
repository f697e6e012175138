/// Splits bytes that arrive in pieces into lines.
package protocol Splitter: Sendable {
  /// Reads a byte and returns the line that it ends, or `nil`.
  mutating func take(_ byte: UInt8) -> InputLine?

  /// Returns the last line if it lacks a line end, or `nil`.
  mutating func finish() -> InputLine?
}

/// Splits bytes that arrive in pieces into lines.
package protocol Splitter: Sendable {
  /// Takes a byte and returns the line that it ends, or nil.
  mutating func take(_ byte: UInt8) -> InputLine?

  /// Takes the end of input and returns the line that it ends, or nil if none has begun.
  mutating func finish() -> InputLine?
}

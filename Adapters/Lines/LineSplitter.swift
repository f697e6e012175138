/// Splits bytes into lines, using bounded memory.
///
/// Refuses an overlong line, discarding the bytes past the limit.
public struct LineSplitter: Sendable {
  private var line: [UInt8] = []
  private var isTooLong = false
  private var hasBegun = false

  /// Creates a splitter for the start of the input.
  public init() {}

  /// Consumes a byte.
  ///
  /// - Returns: the line that the byte ends, or `nil`.
  public mutating func consume(_ byte: UInt8) -> InputLine? {
    guard byte != UInt8(ascii: "\n") else { return end() }
    hasBegun = true
    // Keeps one byte beyond the limit, because it may be the CR of a line ending.
    if line.count <= InputLine.limit { line.append(byte) } else { isTooLong = true }
    return nil
  }

  /// Ends the input.
  ///
  /// - Returns: the last line if it has no line ending, or `nil`.
  public mutating func finish() -> InputLine? {
    hasBegun ? end() : nil
  }

  private mutating func end() -> InputLine {
    defer { self = LineSplitter() }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return isTooLong || line.count > InputLine.limit ? .refused(.tooLong) : InputLine(line)
  }
}

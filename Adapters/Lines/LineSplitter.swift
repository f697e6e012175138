/// Splits bytes that arrive in pieces into lines, in bounded memory: the rest of a line that is too
/// long is not kept.
package struct LineSplitter: Splitter {
  private var line: [UInt8] = []
  private var isTooLong = false
  private var hasBegun = false

  /// Makes a splitter.
  package init() {}

  /// Takes a byte and returns the line that it ends, or nil.
  package mutating func take(_ byte: UInt8) -> InputLine? {
    guard byte != UInt8(ascii: "\n") else { return end() }
    hasBegun = true
    // One byte more than the limit is kept, because it may be the CR of a line end.
    if line.count <= InputLine.limit { line.append(byte) } else { isTooLong = true }
    return nil
  }

  /// Takes the end of input and returns the line that it ends, or nil if none has begun.
  package mutating func finish() -> InputLine? {
    hasBegun ? end() : nil
  }

  private mutating func end() -> InputLine {
    defer { self = LineSplitter() }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return isTooLong || line.count > InputLine.limit ? .refused(.tooLong) : InputLine(line)
  }
}

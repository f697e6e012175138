/// Splits bytes that arrive in pieces into lines, in bounded memory.
package struct LineSplitter: Sendable {
  /// The longest line in bytes, without its line end; the rest of a longer one is not kept.
  package static let limit = 4096

  private let filter: (any ByteFilter)?
  private var rest: (any ByteFilter)?
  private var line: [UInt8] = []
  private var isTooLong = false
  private var hasBegun = false

  /// Makes a splitter that keeps all bytes, or those that a filter keeps: a filtered line is never
  /// refused, because the answer needs its beginning, but cut to one byte more than `limit`.
  package init(filter: (any ByteFilter)? = nil) {
    self.filter = filter
    rest = filter
  }

  package mutating func take(_ byte: UInt8) -> InputLine? {
    guard byte != UInt8(ascii: "\n") else { return end() }
    hasBegun = true
    if rest?.keeps(byte) == false { return nil }
    if line.count <= Self.limit { line.append(byte) } else { isTooLong = true }
    return nil
  }

  /// Takes the end of input and returns the line that it ends, or nil if none has begun.
  package mutating func finish() -> InputLine? { hasBegun ? end() : nil }

  private mutating func end() -> InputLine {
    defer { self = LineSplitter(filter: filter) }
    if filter != nil { return .text(String(decoding: line, as: UTF8.self)) }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return isTooLong || line.count > Self.limit ? .refused(.tooLong) : InputLine(line)
  }
}

/// Discards bytes of a line one by one, so that what is discarded takes no memory.
package protocol ByteFilter: Sendable {
  /// Returns whether the next byte of the line is kept.
  mutating func keeps(_ byte: UInt8) -> Bool
}

/// Splits bytes that arrive in pieces into lines, in bounded memory: the rest of a line that is too
/// long is not kept.
package struct LineSplitter: Sendable {
  private let isGTP: Bool
  private var preprocessing = GTPPreprocessing()
  private var line: [UInt8] = []
  private var isTooLong = false
  private var hasBegun = false

  /// Makes a splitter that keeps all bytes, or those that GTP does not ignore: a line of GTP is
  /// never refused, because the answer needs its beginning, but cut to one byte more than the
  /// limit.
  package init(isGTP: Bool = false) { self.isGTP = isGTP }

  /// A splitter that keeps what GTP does not ignore.
  package static let gtp = LineSplitter(isGTP: true)

  /// Takes a byte and returns the line that it ends, or nil.
  package mutating func take(_ byte: UInt8) -> InputLine? {
    guard byte != UInt8(ascii: "\n") else { return end() }
    hasBegun = true
    if isGTP, !preprocessing.keeps(byte) { return nil }
    // One byte more than the limit is kept, because it may be the CR of a line end.
    if line.count <= InputLine.limit { line.append(byte) } else { isTooLong = true }
    return nil
  }

  /// Takes the end of input and returns the line that it ends, or nil if none has begun.
  package mutating func finish() -> InputLine? {
    hasBegun ? end() : nil
  }

  private mutating func end() -> InputLine {
    defer { self = LineSplitter(isGTP: isGTP) }
    if isGTP { return .text(String(decoding: line, as: UTF8.self)) }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return isTooLong || line.count > InputLine.limit ? .refused(.tooLong) : InputLine(line)
  }
}

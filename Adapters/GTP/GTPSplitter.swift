package import Adapters

/// Splits bytes into lines as GTP wants them: without what it ignores, and never refused, because
/// the answer needs the beginning of a line that is too long.
package struct GTPSplitter: Splitter {
  private var line: [UInt8] = []
  private var hasBegun = false
  private var preprocessing = GTPPreprocessing()

  /// Makes a splitter.
  package init() {}

  /// Takes a byte and returns the line that it ends, or nil.
  package mutating func take(_ byte: UInt8) -> InputLine? {
    guard byte != UInt8(ascii: "\n") else { return end() }
    hasBegun = true
    // One byte more than the limit is kept, so that the line is known to be too long.
    if preprocessing.keeps(byte), line.count <= InputLine.limit { line.append(byte) }
    return nil
  }

  /// Takes the end of input and returns the line that it ends, or nil if none has begun.
  package mutating func finish() -> InputLine? {
    hasBegun ? end() : nil
  }

  private mutating func end() -> InputLine {
    defer { self = GTPSplitter() }
    return .text(String(String(decoding: line, as: UTF8.self).trimmingPrefix("\u{feff}")))
  }
}

package import Adapters

/// Splits bytes into lines without the parts that GTP ignores.
///
/// It refuses no line, because the answer to one that is too long needs its beginning.
package struct GTPSplitter: Splitter {
  private var line: [UInt8] = []
  private var hasBegun = false
  private var preprocessing = GTPPreprocessing()

  package init() {}

  package mutating func take(_ byte: UInt8) -> InputLine? {
    guard byte != UInt8(ascii: "\n") else { return end() }
    hasBegun = true
    // Keeps one byte more than the limit, to detect a line that is too long.
    if preprocessing.keeps(byte), line.count <= InputLine.limit { line.append(byte) }
    return nil
  }

  package mutating func finish() -> InputLine? {
    hasBegun ? end() : nil
  }

  private mutating func end() -> InputLine {
    defer { self = GTPSplitter() }
    return .text(String(String(decoding: line, as: UTF8.self).trimmingPrefix("\u{feff}")))
  }
}

package import Adapters

/// Splits bytes into lines without the parts that GTP ignores.
///
/// Never refuses a line, because the answer to an overlong line needs its number.
package struct GTPSplitter: Splitter {
  private var line: [UInt8] = []
  private var hasBegun = false
  private var preprocessing = GTPPreprocessing()

  package init() {}

  package mutating func take(_ byte: UInt8) -> InputLine? {
    guard byte != UInt8(ascii: "\n") else { return end() }
    hasBegun = true
    // Keeps one byte more than the limit, to detect an overlong line.
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

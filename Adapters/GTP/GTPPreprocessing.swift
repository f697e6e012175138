/// Discards what GTP tells an engine to ignore in a line: comments, control characters, and all but
/// the first character of each run of white space.
///
/// It sees one byte after the other, so that what is discarded takes no memory.
struct GTPPreprocessing: Sendable {
  private var isComment = false
  private var isAfterSpace = true

  /// Returns whether the next byte of the line is kept.
  mutating func keeps(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "#") { isComment = true }
    guard !isComment else { return false }
    let isSpace = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    let isControl = byte < UInt8(ascii: " ") || byte == 0x7f
    guard isSpace || !isControl else { return false }
    defer { isAfterSpace = isSpace }
    return !isSpace || !isAfterSpace
  }
}

/// What GTP has an engine discard of a line before reading it: comments and control characters; and
/// of white space all but the first, since the rest separates nothing.
///
/// It works byte by byte, so that what is discarded takes no memory.
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

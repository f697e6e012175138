/// Discards the parts of a line that a GTP engine must ignore.
///
/// These are comments, control characters, and repeated white space. Discarded text takes no
/// memory.
struct GTPPreprocessing: Sendable {
  private var isComment = false
  private var isAfterSpace = true

  /// Returns whether to keep the line's next byte.
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

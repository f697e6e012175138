import Adapters

/// Collects pasted text between ESC [ 200 ~ and ESC [ 201 ~.
struct PasteReader: Sendable {
  private static let end = Array("\u{1b}[201~".utf8)

  /// The paste so far: a line without control characters, truncated to `InputLine.limit` bytes.
  private(set) var text = ""
  private var isFull = false
  private var endsInReturn = false
  private var scalars = ScalarReader()
  /// The number of withheld bytes that match the end sequence.
  private var matched = 0

  /// True if the last byte is an Esc, which may end the paste.
  var mayEndByEscape: Bool { matched == 1 }

  /// Handles the next byte and returns the paste if it ends here.
  mutating func take(_ byte: UInt8) -> String? {
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count ? text : nil
    }
    for held in Self.end.prefix(matched) { add(held) }
    matched = byte == Self.end[0] ? 1 : 0
    if matched == 0 { add(byte) }
    return nil
  }

  private mutating func add(_ byte: UInt8) {
    guard let scalar = scalars.take(byte) else { return }
    let isRestOfLineEnd = endsInReturn && scalar == "\n"
    endsInReturn = scalar == "\r"
    switch scalar {
    case "\n" where isRestOfLineEnd: break
    case "\r", "\n", "\t", "\u{2028}", "\u{2029}": append(" ")
    case _ where scalar.isPrintable: append(scalar)
    default: break
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    isFull = isFull || text.utf8.count + UTF8.width(scalar) > InputLine.limit
    if !isFull { text.unicodeScalars.append(scalar) }
  }
}

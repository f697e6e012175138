/// Decodes UTF-8 byte by byte, and drops invalid bytes.
struct ScalarReader: Sendable {
  private var bytes: [UInt8] = []

  /// Handles the next byte and returns the scalar it completes, if any.
  mutating func take(_ byte: UInt8) -> Unicode.Scalar? {
    // A byte other than a continuation byte starts a scalar, which has at most four bytes.
    if byte & 0xc0 != 0x80 || bytes.count == 4 { bytes = [] }
    bytes.append(byte)
    return String(validating: bytes, as: UTF8.self)?.unicodeScalars.first
  }
}

/// Decodes UTF-8 that arrives byte by byte; bytes that are not valid UTF-8 are dropped.
struct ScalarReader: Sendable {
  private var bytes: [UInt8] = []

  /// Takes the next byte and returns the scalar that it completes, or nil if it completes none.
  mutating func take(_ byte: UInt8) -> Unicode.Scalar? {
    // Whatever does not continue a scalar begins one, and none has more than four bytes.
    if byte & 0xc0 != 0x80 || bytes.count == 4 { bytes = [] }
    bytes.append(byte)
    return String(validating: bytes, as: UTF8.self)?.unicodeScalars.first
  }
}

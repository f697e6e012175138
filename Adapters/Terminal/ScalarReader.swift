/// Decodes UTF-8 that arrives byte by byte; bytes that are not valid UTF-8 are dropped.
struct ScalarReader: Sendable {
  private var value: UInt32 = 0
  private var least: UInt32 = 0
  private var missing = 0

  /// Takes the next byte and returns the scalar that it completes, or nil if it completes none.
  mutating func take(_ byte: UInt8) -> Unicode.Scalar? {
    switch byte {
    case 0x00...0x7f:
      missing = 0
      return Unicode.Scalar(byte)
    case 0x80...0xbf where missing > 0:
      value = value << 6 | UInt32(byte & 0x3f)
      missing -= 1
      return missing == 0 && value >= least ? Unicode.Scalar(value) : nil
    case 0xc0...0xdf: begin(byte & 0x1f, missing: 1, least: 0x80)
    case 0xe0...0xef: begin(byte & 0x0f, missing: 2, least: 0x800)
    case 0xf0...0xf7: begin(byte & 0x07, missing: 3, least: 0x1_0000)
    default: missing = 0
    }
    return nil
  }

  /// Begins a scalar of several bytes; a value below `least` has a shorter encoding and is invalid.
  private mutating func begin(_ bits: UInt8, missing: Int, least: UInt32) {
    (value, self.missing, self.least) = (UInt32(bits), missing, least)
  }
}

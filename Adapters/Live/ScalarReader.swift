/// Makes Unicode scalars of UTF-8 that comes in pieces; bytes that are no UTF-8 are dropped.
struct ScalarReader: Sendable {
  private var value: UInt32 = 0
  private var least: UInt32 = 0
  private var missing = 0

  /// Takes the next byte and returns the scalar that it completes, if it completes one.
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

  /// Begins a scalar of several bytes; fewer bytes must do for values below the least.
  private mutating func begin(_ bits: UInt8, missing: Int, least: UInt32) {
    (value, self.missing, self.least) = (UInt32(bits), missing, least)
  }
}

extension Unicode.Scalar {
  /// Whether it may stand in a typed line: no control character, no line end, and nothing that
  /// turns the direction of a terminal's row around.
  var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: !properties.isBidiControl
    }
  }
}

extension String {
  /// The text with all that may not stand in a row written as its escape: nothing typed or found in
  /// a file can move the cursor (CONSOLE C1).
  var printable: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar.isPrintable ? String(scalar) : scalar.escaped(asASCII: true)
    }
  }
}

extension String {
  /// The text with full-width characters and spaces converted to ASCII.
  ///
  /// A player may have left an input method on.
  package var halfWidth: String {
    guard utf8.contains(where: { $0 > 127 }) else { return self }
    let scalars = unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar.value {
      case 0xff01...0xff5e: Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value - 0xfee0))
      case 0x3000: " "
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

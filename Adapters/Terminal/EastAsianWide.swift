extension Unicode.Scalar {
  /// Whether the scalar is two columns wide: the values W and F in EastAsianWidth.txt of Unicode 16
  /// (UAX #11), joined across unassigned scalars, without emoji, which the standard library knows.
  var isEastAsianWide: Bool {
    value >= 0x1100 && Self.wide.contains { $0.contains(value) }
  }

  private static let wide: [ClosedRange<UInt32>] = [
    // Korean initial consonants.
    0x1100...0x115f,
    // Angle brackets, and the signs of the Book of Changes.
    0x2329...0x232a, 0x2630...0x2637, 0x268a...0x268f,
    // Chinese radicals to Yi; U+303F is a half-width space.
    0x2e80...0x303e, 0x3041...0x3247, 0x3250...0xa4cf,
    // Korean.
    0xa960...0xa97f, 0xac00...0xd7a3,
    // Compatibility, vertical and small forms.
    0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe6f,
    // Full-width forms.
    0xff01...0xff60, 0xffe0...0xffe6,
    // Tangut, Khitan and Nüshu.
    0x1_6fe0...0x1_8dff,
    // Old Japanese letters.
    0x1_aff0...0x1_b2ff,
    // The Canon of Supreme Mystery and counting rods.
    0x1_d300...0x1_d356, 0x1_d360...0x1_d376,
    // Squared Chinese.
    0x1_f200...0x1_f265,
    // Rarer Chinese characters.
    0x2_0000...0x2_fffd, 0x3_0000...0x3_fffd,
  ]
}

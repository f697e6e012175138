extension Unicode.Scalar {
  /// True if the scalar is safe to show within a row of text.
  ///
  /// Excludes control characters, line separators, and characters that change the writing
  /// direction.
  package var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: !properties.isBidiControl
    }
  }
}

/// Text from players and files, made safe to show (C1.2).
extension String {
  /// The text with unprintable characters escaped.
  package var printable: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar.isPrintable ? String(scalar) : scalar.escaped(asASCII: true)
    }
  }

  /// The text truncated to 40 scalars, not characters, because one character can contain many.
  package var shortened: String {
    let scalars = unicodeScalars
    return scalars.count <= 40 ? self : String(scalars.prefix(39)) + "~"
  }
}

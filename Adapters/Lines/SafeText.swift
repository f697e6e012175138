extension Unicode.Scalar {
  /// Whether the scalar may stand in a row of text: it is not a control character, does not end a
  /// line, and does not change the direction of writing.
  var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: !properties.isBidiControl
    }
  }
}

/// Text that was typed or found in a file, made safe to show: it can neither move the cursor nor
/// fill the screen (C1.2).
extension String {
  /// The text with each character that is not printable ASCII replaced by its escape.
  var ascii: String { escaped { (" "..."~").contains($0) } }

  /// The text with each character that may not stand in a row replaced by its escape.
  var printable: String { escaped(unless: \.isPrintable) }

  /// The text cut to 40 scalars rather than characters, because one character may consist of many.
  package var shortened: String {
    let scalars = unicodeScalars
    return scalars.count <= 40 ? self : String(scalars.prefix(39)) + "~"
  }

  private func escaped(unless isSafe: (Unicode.Scalar) -> Bool) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      text += isSafe(scalar) ? String(scalar) : scalar.escaped(asASCII: true)
    }
  }
}

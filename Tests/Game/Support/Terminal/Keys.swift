package enum Keys {
  package static let enter = "\r"
  package static let tab = "\t"
  package static let backspace = "\u{7F}"
  package static let escape = "\u{1B}"
  package static let up = "\u{1B}[A"
  package static let down = "\u{1B}[B"
  package static let right = "\u{1B}[C"
  package static let left = "\u{1B}[D"
  package static let home = "\u{1B}[H"
  package static let end = "\u{1B}[F"
  package static let delete = "\u{1B}[3~"

  package static func control(_ letter: Character) -> String {
    let code = (letter.uppercased().unicodeScalars.first?.value ?? 64) & 0x1F
    return String(Unicode.Scalar(UInt8(code)))
  }

  /// Returns the bytes of a bracketed paste.
  package static func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}

/// What the keys of a terminal send.
enum Keys {
  static let enter = "\r"
  static let tab = "\t"
  static let backspace = "\u{7F}"
  static let escape = "\u{1B}"
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let right = "\u{1B}[C"
  static let left = "\u{1B}[D"
  static let home = "\u{1B}[H"
  static let end = "\u{1B}[F"
  static let delete = "\u{1B}[3~"

  /// Returns what Ctrl and a letter send.
  static func control(_ letter: Character) -> String {
    let code = (letter.uppercased().unicodeScalars.first?.value ?? 64) & 0x1F
    return String(Unicode.Scalar(UInt8(code)))
  }

  /// Returns what a terminal sends for a paste if it was asked to bracket it.
  static func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}

extension LiveStyle {
  /// What a colour says besides the character that has it.
  enum Paint: String {
    /// A square that may be picked.
    case pick = "32"
    /// Something to look at.
    case strong = "1"
    /// Something to look past.
    case faint = "2"
  }

  /// Returns a text in a colour, if colours are used.
  func painted(_ text: String, _ paint: Paint) -> String {
    isColored ? "\u{1b}[\(paint.rawValue)m\(text)\u{1b}[m" : text
  }
}

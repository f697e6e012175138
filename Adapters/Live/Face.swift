/// The style of a character: its colors and weight.
package struct Face: Hashable, Sendable {
  /// The text color, or `nil` for the terminal's default.
  package var ink: Paint?
  /// The background color, or `nil` for the terminal's default.
  package var ground: Paint?
  /// True for bold text.
  package var isStrong = false
  /// True if the text and background colors are swapped.
  package var isReversed = false

  package static let plain = Face()
  /// The most important text.
  package static let strong = Face(isStrong: true)
  /// Secondary text, such as labels and counts.
  package static let dim = Face(ink: .dim)
  /// Text that a player looks for, such as the best move.
  package static let accent = Face(ink: .accent)

  /// Returns the face for an ink on the board, bold if the ink is.
  package static func board(_ ink: Paint, on ground: Paint) -> Face {
    Face(ink: ink, ground: ground, isStrong: ink.isBold)
  }

  /// Returns the face as it appears in a palette.
  ///
  /// Faces that look the same there become equal.
  func seen(in palette: LiveStyle.Palette) -> Face {
    switch palette {
    case .full, .rich: self
    case .none: Face(ink: ink == .dim && !isStrong ? .dim : nil, isStrong: isStrong)
    }
  }

  /// Returns the control sequence that switches from another face to this one.
  ///
  /// Both faces must come from `seen(in:)`.
  func sequence(after old: Face, in palette: LiveStyle.Palette) -> String {
    guard self != old else { return "" }
    guard self != .plain else { return "\u{1b}[m" }
    guard palette != .none else { return isStrong ? "\u{1b}[0;1m" : "\u{1b}[0;2m" }
    var old = old
    var parameters: [String] = []
    if (isStrong, isReversed) != (old.isStrong, old.isReversed) {
      // Turning off bold or reverse also resets the colors.
      if old.isStrong || old.isReversed {
        parameters.append("0")
        old = .plain
      }
      if isStrong { parameters.append("1") }
      if isReversed { parameters.append("7") }
    }
    let ink = ink?.parameters(in: palette)
    let ground = ground?.parameters(in: palette)
    if ink != old.ink?.parameters(in: palette) { parameters.append(ink.map { "38;" + $0 } ?? "39") }
    if ground != old.ground?.parameters(in: palette) {
      parameters.append(ground.map { "48;" + $0 } ?? "49")
    }
    return parameters.isEmpty ? "" : "\u{1b}[\(parameters.joined(separator: ";"))m"
  }
}

/// The style of a character: its ink, ground, and weight.
package struct Face: Hashable, Sendable {
  /// The color of the character, `nil` for the window's.
  package var ink: Paint?
  /// The color behind the character, `nil` for the window's.
  package var ground: Paint?
  /// True for bold type.
  package var isStrong = false
  /// True if ink and ground are swapped.
  package var isReversed = false

  package static let plain = Face()
  /// The most important text.
  package static let strong = Face(isStrong: true)
  /// Secondary text, such as labels and counts.
  package static let dim = Face(ink: .dim)
  /// Text that a player looks for, such as the best move.
  package static let accent = Face(ink: .accent)

  /// Returns the face of an ink on the board, bold if the ink is.
  package static func board(_ ink: Paint, on ground: Paint) -> Face {
    Face(ink: ink, ground: ground, isStrong: ink.isBold)
  }

  /// Returns the face as a palette shows it.
  ///
  /// Faces that look alike there become equal.
  func seen(in palette: LiveStyle.Palette) -> Face {
    switch palette {
    case .full, .rich: self
    case .none: Face(ink: ink == .dim && !isStrong ? .dim : nil, isStrong: isStrong)
    }
  }

  /// Returns the control sequence that replaces another face with this one.
  ///
  /// Both must be as the palette shows them.
  func sequence(after old: Face, in palette: LiveStyle.Palette) -> String {
    guard self != old else { return "" }
    guard self != .plain else { return "\u{1b}[m" }
    guard palette != .none else { return isStrong ? "\u{1b}[0;1m" : "\u{1b}[0;2m" }
    var old = old
    var parameters: [String] = []
    if (isStrong, isReversed) != (old.isStrong, old.isReversed) {
      // Bold and reverse are reset together with the colors.
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

/// The style of a character: its colors and weight.
package struct Face: Hashable, Sendable {
  /// The text color, or `nil` for the terminal's default.
  var ink: Paint?
  /// The background color, or `nil` for the terminal's default.
  var ground: Paint?
  var isStrong = false

  static let plain = Face()
  /// The most important text.
  static let strong = Face(isStrong: true)
  /// Secondary text, such as labels and counts.
  static let dim = Face(ink: .dim)
  /// Text that a player looks for, such as the best move.
  static let accent = Face(ink: .accent)

  /// Returns the face for an ink on the board, bold if the ink is.
  static func board(_ ink: Paint, on ground: Paint) -> Face {
    Face(ink: ink, ground: ground, isStrong: ink.isBold)
  }

  /// Returns the face as it appears in a palette.
  ///
  /// Faces that look the same there become equal.
  func seen(in palette: Palette) -> Face {
    switch palette {
    case .full, .rich: self
    case .none: Face(ink: ink == .dim && !isStrong ? .dim : nil, isStrong: isStrong)
    }
  }

  /// Returns the control sequence that switches from another face to this one.
  ///
  /// Both faces must come from `seen(in:)`.
  func sequence(after old: Face, in palette: Palette) -> String {
    guard self != old else { return "" }
    guard self != .plain else { return "\u{1b}[m" }
    guard palette != .none else { return isStrong ? "\u{1b}[0;1m" : "\u{1b}[0;2m" }
    var parameters: [String] = []
    var old = old
    // Turning off bold also resets the colors.
    if old.isStrong, !isStrong {
      parameters.append("0")
      old = .plain
    }
    if isStrong, !old.isStrong { parameters.append("1") }
    let ink = ink?.parameters(in: palette)
    if ink != old.ink?.parameters(in: palette) {
      parameters.append(ink.map { "38;" + $0 } ?? "39")
    }
    let ground = ground?.parameters(in: palette)
    if ground != old.ground?.parameters(in: palette) {
      parameters.append(ground.map { "48;" + $0 } ?? "49")
    }
    return parameters.isEmpty ? "" : "\u{1b}[\(parameters.joined(separator: ";"))m"
  }
}

/// How a character looks: its ink, its ground, and its weight.
package struct Face: Hashable, Sendable {
  /// The color of the character; nil for that of the window.
  package var ink: Paint?
  /// The color behind it; nil for that of the window.
  package var ground: Paint?
  /// Whether it is bold.
  package var isStrong = false
  /// Whether ink and ground change places.
  package var isReversed = false

  /// The face of words as others.
  package static let plain = Face()
  /// What matters most at this moment.
  package static let strong = Face(isStrong: true)
  /// What is known, or can wait.
  package static let dim = Face(ink: .dim)
  /// What a player is looking for.
  package static let accent = Face(ink: .accent)

  /// Returns the face of a part of the board.
  package static func board(_ ink: Paint, on ground: Paint) -> Face {
    Face(ink: ink, ground: ground, isStrong: ink.isBold)
  }

  /// Returns the face as it is seen in a palette: faces that look alike there are one.
  func seen(in palette: LiveStyle.Palette) -> Face {
    switch palette {
    case .full, .rich: self
    case .none: Face(ink: ink == .dim && !isStrong ? .dim : nil, isStrong: isStrong)
    }
  }

  /// Returns the control sequence that sets this face on a terminal where another one is set, both
  /// as they are seen there; empty if they are the same.
  func sequence(after old: Face, in palette: LiveStyle.Palette) -> String {
    guard self != old else { return "" }
    guard self != .plain else { return "\u{1b}[m" }
    guard palette != .none else { return isStrong ? "\u{1b}[0;1m" : "\u{1b}[0;2m" }
    var old = old
    var parameters: [String] = []
    if (isStrong, isReversed) != (old.isStrong, old.isReversed) {
      // A weight is taken back with everything else.
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

/// How characters look: their ink, their ground, and their weight.
package struct Face: Hashable, Sendable {
  /// The color of the characters; nil for that of the window.
  package var ink: Paint?
  /// The color behind them; nil for that of the window.
  package var ground: Paint?
  /// Whether they are bold.
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
    Face(ink: ink, ground: ground)
  }
}

package import TestSupport

extension Boards {
  /// The start position, as drawn when a human is to move.
  package static let drawnStart = drawn([
    "- - - - - - - -", "- - - - - - - -", "- - - + - - - -", "- - + o x - - -",
    "- - - x o + - -", "- - - - + - - -", "- - - - - - - -", "- - - - - - - -",
  ])

  private static func drawn(_ rows: [String]) -> String {
    let letters = "    a b c d e f g h\n"
    let lines = rows.enumerated().map { "  \($0 + 1) \($1) \($0 + 1)\n" }
    return letters + lines.joined() + letters
  }
}

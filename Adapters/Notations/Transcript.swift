package import Domain

/// The moves and passes of a game as people write them (C3.15).
///
/// Squares may be joined, or apart with anything but letters and digits between, in either case and
/// with numbers before them: `d3c3e6--`, `F5-D6`, `1. d3 c3 2. e6`. A comment begins with `#` and ends
/// with its line.
package struct Transcript: Hashable, Sendable {
  package let steps: [Record.Step]

  /// Reads a text; throws the first word that is no move and no pass, or no word if there is none.
  package init(_ text: some StringProtocol) throws(Unreadable) {
    var steps: [Record.Step] = []
    var rest = String(text).halfWidth.unicodeScalars[...]
    while let first = rest.first {
      let letters = rest.prefix(while: Self.isLetter)
      let digits = rest[letters.endIndex...].prefix { ("0"..."9").contains($0) }
      switch (first, letters.isEmpty, digits.isEmpty) {
      case ("#", _, _): rest = rest.drop { $0 != "\n" && $0 != "\r" }
      case (_, true, true):
        let isPass = ["-", "@"].contains(first) && rest.dropFirst().first == first
        if isPass { steps.append(.pass) }
        rest = rest.dropFirst(isPass ? 2 : 1)
      case (_, true, false) where rest[digits.endIndex...].first == ".":
        rest = rest[digits.endIndex...]
      default:
        let word = String(letters).lowercased() + digits.prefix(1).map(String.init).joined()
        let name = digits.isEmpty ? "" : String(word.suffix(2))
        let pass = word.dropLast(name.count)
        guard !letters.isEmpty, ["", "pa", "ps", "pass"].contains(pass) else {
          throw Unreadable(String(rest[..<digits.endIndex]), number: steps.count + 1)
        }
        if !pass.isEmpty { steps.append(.pass) }
        rest = rest[letters.endIndex...].dropFirst(name.isEmpty ? 0 : 1)
        if name.isEmpty { continue }
        guard let square = Square(name) else { throw Unreadable(name, number: steps.count + 1) }
        steps.append(.move(square))
      }
    }
    guard !steps.isEmpty else { throw Unreadable("") }
    self.steps = steps
  }

  /// Whether a scalar is no separator; what cannot be seen is none, either.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    // What parts squares in most texts is not looked up.
    if (" "..."@").contains(scalar) || scalar == "\n" { return false }
    let properties = scalar.properties
    return properties.isAlphabetic || !scalar.isASCII && properties.numericType != nil
      || [.control, .format].contains(properties.generalCategory) && !properties.isWhitespace
  }
}

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
    var rest = String(text).unicodeScalars[...]
    while let first = rest.first {
      let letters = rest.prefix(while: Self.isLetter)
      let digits = rest[letters.endIndex...].prefix(while: Self.isDigit)
      let isPass = ["--", "@@"].contains { rest.starts(with: $0.unicodeScalars) }
      let word = String(letters).lowercased()
      let pass = digits.isEmpty ? word : String(word.dropLast())
      if letters.isEmpty, digits.isEmpty {
        if isPass { steps.append(.pass) }
        rest =
          first == "#" ? rest.drop { $0 != "\n" && $0 != "\r" } : rest.dropFirst(isPass ? 2 : 1)
      } else if letters.isEmpty, rest[digits.endIndex...].first == "." {
        rest = rest[digits.endIndex...]
      } else if !letters.isEmpty, ["", "pa", "ps", "pass"].contains(pass) {
        if !pass.isEmpty { steps.append(.pass) }
        rest = rest[letters.endIndex...]
        guard let column = word.last, let row = digits.first else { continue }
        guard let square = Square("\(column)\(row)") else {
          throw Unreadable("\(column)\(row)", number: steps.count + 1)
        }
        steps.append(.move(square))
        rest = rest.dropFirst()
      } else {
        let word = rest.prefix { Self.isLetter($0) || Self.isDigit($0) }
        throw Unreadable(String(word), number: steps.count + 1)
      }
    }
    guard !steps.isEmpty else { throw Unreadable("") }
    self.steps = steps
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || !scalar.isASCII && scalar.properties.numericType != nil
  }
}

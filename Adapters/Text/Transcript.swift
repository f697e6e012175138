package import Domain

/// The moves and passes of a game as people write them (C3.15).
///
/// Squares may be joined or apart, in either case and with numbers before them: `d3c3e6--`,
/// `D3 c3 e6`, `1. d3 c3 2. e6`. A pass is `--`. A comment begins with `#` and ends with its line.
package struct Transcript: Hashable, Sendable {
  package let steps: [Record.Step]

  package init(_ text: some StringProtocol) throws(Problem) {
    var steps: [Record.Step] = []
    for word in Self.words(text) {
      var symbols = word[...]
      while let first = symbols.popFirst() {
        guard let second = symbols.popFirst() else { throw .notATranscript }
        switch (first, second) {
        case ("-", "-"): steps.append(.pass)
        case ("a"..."z", "0"..."9") where first.isASCII && second.isASCII:
          guard let square = Square("\(first)\(second)") else {
            // A word such as o1h2 is more likely something else than a list of squares.
            guard first <= "h" || !steps.isEmpty else { throw .notATranscript }
            throw .offBoard("\(first)\(second)", number: steps.count + 1)
          }
          steps.append(.move(square))
        default: throw .notATranscript
        }
      }
    }
    guard !steps.isEmpty else { throw .notATranscript }
    self.steps = steps
  }

  package enum Problem: Error, Hashable {
    case notATranscript
    /// A square is not on the board; the number counts moves and passes, from 1.
    case offBoard(String, number: Int)
  }

  /// Returns the words of a text in lower case, without comments, and without the numbers of moves.
  private static func words(_ text: some StringProtocol) -> [String] {
    text.lowercased().split(whereSeparator: \.isNewline).flatMap { line in
      line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map { word in
        let rest = word.drop { ("0"..."9").contains($0) }
        return String(rest.first == "." && rest.count < word.count ? rest.dropFirst() : word[...])
      }
    }
  }
}

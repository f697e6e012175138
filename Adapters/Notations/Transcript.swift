public import Domain

/// The moves and passes of a game as people write them (C3.15).
///
/// Squares may be joined, or apart with anything but letters and digits between, in either case and
/// with numbers before them: `d3c3e6--`, `F5-D6`, `1. d3 c3 2. e6`. A comment begins with `#` and
/// ends with its line.
public struct Transcript: Hashable, Sendable {
  /// The words that are a pass.
  static let passes: Set = ["--", "@@", "pa", "ps", "pass"]

  /// The moves and passes, in order.
  public let steps: [Record.Step]

  /// Reads a text; throws the first word that is no move and no pass, or no word if there is none.
  public init(_ text: some StringProtocol) throws(Unreadable) {
    var steps: [Record.Step] = []
    for word in TranscriptWords(text) {
      guard let step = Record.Step(word) else { throw Unreadable(word, number: steps.count + 1) }
      steps.append(step)
    }
    guard !steps.isEmpty else { throw Unreadable("") }
    self.steps = steps
  }
}

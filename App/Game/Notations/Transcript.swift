public import Domain

/// A typed line of moves and passes (C3.15), in any notation of C5.16.
public struct Transcript: Hashable, Sendable {
  /// The moves and passes, in order.
  public let steps: [Record.Step]

  /// Parses a transcript.
  ///
  /// - Throws: `GameFileError.noMove` for the first invalid word, or `GameFileError.noMoves`.
  public init(_ text: some StringProtocol) throws(GameFileError) {
    var words = GameWords()
    var steps: [Record.Step] = []
    for line in TextLines(Array(text.utf8)[...]) {
      for word in words.read(line) {
        guard case .step(let step) = word.content else {
          throw .noMove("\(word)", number: steps.count + 1, line: word.line)
        }
        steps.append(step)
      }
    }
    guard !steps.isEmpty else { throw .noMoves }
    self.steps = steps
  }
}

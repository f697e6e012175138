public import Domain

/// Moves and passes that somebody types in a line (C3.15), read as those of a text of games (C5.16).
public struct Transcript: Hashable, Sendable {
  /// The moves and passes, in order.
  public let steps: [Record.Step]

  /// Reads a text.
  ///
  /// - Throws: the first word that is no move and no pass, or that there are no moves.
  public init(_ text: some StringProtocol) throws(GameProblem) {
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

import Domain

/// A word of a text of games.
struct GameWord {
  /// What it says.
  enum Content: Hashable {
    case step(Record.Step)
    /// No move, and no pass.
    case other(String)
  }

  let content: Content
  /// The number of its line, counted from 1.
  let line: Int
}

/// A game that is played word by word.
struct PlayedGame {
  /// The game so far.
  private(set) var record: Record
  private var count = 0

  init(start: Game?) { record = Record(start: start ?? Game()) }

  /// Plays a word; a pass may be left out, and one behind the end says nothing.
  ///
  /// - Throws: that the word is no move, or is not legal.
  mutating func play(_ word: GameWord) throws(GameProblem) {
    count += 1
    guard case .step(let step) = word.content else {
      throw .noMove("\(word)", number: count, line: word.line)
    }
    if step == .pass, record.game.turn == nil { return }
    if step != .pass { record.pass() }
    guard record.make(step) else { throw .notLegal("\(word)", number: count, line: word.line) }
  }
}

extension GameWord: CustomStringConvertible {
  var description: String {
    switch content {
    case .step(let step): "\(step)"
    case .other(let written): written
    }
  }
}

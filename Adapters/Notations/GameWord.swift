import Domain

/// A word of a text of games.
struct GameWord {
  enum Content: Hashable {
    case step(Record.Step)
    /// A word that is neither a move nor a pass.
    case other(String)
  }

  let content: Content
  /// The number of the line, counted from 1.
  let line: Int
}

/// A game that is played word by word.
struct PlayedGame {
  private(set) var record: Record
  private var count = 0

  init(start: Game?) { record = Record(start: start ?? Game()) }

  /// Plays a word, adding omitted passes and ignoring one after the end.
  ///
  /// - Throws: if the word is no move, or is illegal.
  mutating func play(_ word: GameWord) throws(GameFileError) {
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

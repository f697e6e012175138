import Domain

/// A word in a game's text.
struct GameWord {
  enum Content: Hashable {
    case step(Record.Step)
    /// A word that is neither a move nor a pass.
    case other(String)
  }

  let content: Content
  /// The line number, from 1.
  let line: Int
}

/// A game, played word by word.
struct PlayedGame {
  private(set) var record: Record
  private var count = 0

  init(start: Game?) { record = Record(start: start ?? Game()) }

  /// Plays a word, adding omitted passes and ignoring passes after the end.
  ///
  /// - Throws: `GameFileError` unless the word is a legal move or pass.
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

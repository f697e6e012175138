import Domain

/// The lines between blank lines: one game, or one game per line (C5.16).
struct GameBlock {
  /// The position before the moves, or `nil` if none is given.
  var start: Game?
  private var lines: [TextLines.Line] = []

  /// Adds a line if it has words or opens a multiline comment.
  mutating func add(_ line: TextLines.Line) {
    var words = GameWords()
    if !words.read(line).isEmpty || words.openComment != nil { lines.append(line) }
  }

  /// The games, each as its lines.
  ///
  /// Lines that are legal in sequence, but not all legal alone, are one game. Other lines are a
  /// list of games if more than half of them are legal alone.
  var games: [ArraySlice<TextLines.Line>] {
    let alone = lines.indices.filter { lines[$0].hasWords }.map { lines[$0...$0] }
    guard alone.count > 1 else { return alone.isEmpty && start == nil ? [] : [lines[...]] }
    let legal = alone.count(where: isLegal)
    let isOne = isLegal(lines[...]) ? legal < alone.count : legal * 2 <= alone.count
    return isOne ? [lines[...]] : alone
  }

  func record(of lines: ArraySlice<TextLines.Line>) throws(GameFileError) -> Record {
    var words = GameWords()
    var game = PlayedGame(start: start)
    for line in lines {
      for word in words.read(line) { try game.play(word) }
    }
    if let sign = words.openComment { try game.play(sign) }
    return game.record
  }

  private func isLegal(_ lines: ArraySlice<TextLines.Line>) -> Bool {
    (try? record(of: lines)) != nil
  }
}

extension TextLines.Line {
  /// True if the line has words outside comments.
  var hasWords: Bool {
    var words = GameWords()
    return !words.read(self).isEmpty
  }
}

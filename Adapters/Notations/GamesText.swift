package import Domain

/// The games of a text, as people and programs write them (C5.16).
package struct GamesText {
  /// How many games the text has.
  package private(set) var count = 0
  private let wanted: Int
  private var found: Result<Record, GameProblem>?

  /// Reads a text, of which one game is wanted, the first being number 1.
  ///
  /// - Throws: that it is in SGF.
  package init(_ bytes: some Sequence<UInt8>, game wanted: Int = 1) throws(GameProblem) {
    self.wanted = wanted
    let bytes = Array(bytes)[...]
    if GGFText.isPresent(in: bytes) {
      for game in GGFText(bytes) {
        if game.isSGF { throw .inSGF }
        add { () throws(GameProblem) in try game.record() }
      }
    } else {
      read(TextLines(bytes))
    }
  }

  /// Returns the wanted game, or nil if there are fewer.
  ///
  /// - Throws: why it cannot be read; that nothing is a move, if there is no game at all.
  package func game() throws(GameProblem) -> Record? {
    if count == 0 { throw .noMoves }
    return try found?.get()
  }

  private mutating func add(_ game: () throws(GameProblem) -> Record) {
    count += 1
    if count == wanted { found = Result(catching: game) }
  }

  private mutating func add(_ block: GameBlock) {
    for game in block.games {
      add { () throws(GameProblem) in try block.record(of: game) }
    }
  }

  private mutating func read(_ text: TextLines) {
    var text = text
    var block = GameBlock()
    while let line = text.next() {
      if let (game, rest) = PositionText.read(line, text) {
        add(block)
        block = GameBlock(start: game)
        text = rest
      } else if line.partsBlocks {
        add(block)
        block = GameBlock()
      } else {
        block.add(line)
      }
    }
    add(block)
  }
}

extension GameBlock {
  fileprivate init(start: Game) { self.start = start }
}

extension TextLines.Line {
  /// Whether the line is blank, or a tag such as `[Event "?"]`.
  fileprivate var partsBlocks: Bool {
    let text = bytes.drop(while: PlainText.isSpace)
    guard let first = text.first else { return true }
    return first == UInt8(ascii: "[") && text.dropFirst().first.map(PlainText.isLetter) == true
      && text.contains(UInt8(ascii: "\""))
  }
}

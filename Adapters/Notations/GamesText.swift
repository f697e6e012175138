package import Domain

/// The games of a text, as people and programs write them (C5.16).
package struct GamesText {
  package private(set) var count = 0
  private let wanted: Int
  private var found: Result<Record, GameFileError>?

  /// Reads a text, keeping the game with the given number, counted from 1.
  ///
  /// - Throws: `GameFileError.inSGF` if the text is in SGF.
  package init(_ bytes: some Sequence<UInt8>, game wanted: Int = 1) throws(GameFileError) {
    self.wanted = wanted
    let bytes = Array(bytes)[...]
    if GGFText.isPresent(in: bytes) {
      for game in GGFText(bytes) {
        if game.isSGF { throw .inSGF }
        add { () throws(GameFileError) in try game.record() }
      }
    } else {
      read(TextLines(bytes))
    }
  }

  /// Returns the requested game, or `nil` if the text has fewer games.
  ///
  /// - Throws: the reason the game cannot be read, or `GameFileError.noMoves` if there are no
  ///   games.
  package func game() throws(GameFileError) -> Record? {
    if count == 0 { throw .noMoves }
    return try found?.get()
  }

  private mutating func add(_ game: () throws(GameFileError) -> Record) {
    count += 1
    if count == wanted { found = Result(catching: game) }
  }

  private mutating func add(_ block: GameBlock) {
    for game in block.games {
      add { () throws(GameFileError) in try block.record(of: game) }
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
        continue
      }
      var line = line
      if line.dropTags() || line.bytes.allSatisfy(PlainText.isSpace) {
        add(block)
        block = GameBlock()
      }
      block.add(line)
    }
    add(block)
  }
}

extension GameBlock {
  fileprivate init(start: Game) { self.start = start }
}

extension TextLines.Line {
  /// Removes tags at the start, such as `[Event "?"]`.
  ///
  /// - Returns: false if there are no tags.
  fileprivate mutating func dropTags() -> Bool {
    var hasTags = false
    while let behind = bytesBehindTag {
      bytes = behind
      hasTags = true
    }
    return hasTags
  }

  private var bytesBehindTag: ArraySlice<UInt8>? {
    let (quote, text) = (UInt8(ascii: "\""), bytes.drop(while: PlainText.isSpace))
    guard text.first == UInt8(ascii: "["), text.dropFirst().first.map(PlainText.isLetter) == true,
      let first = text.firstIndex(of: quote),
      let second = text[(first + 1)...].firstIndex(of: quote),
      let end = text[second...].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    return text[(end + 1)...]
  }
}

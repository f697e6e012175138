import Domain

/// A game in GGF, played as it is read.
struct GGFGame {
  /// The game that was played; nil before its first move.
  private var played: Record?
  /// The game before its first move.
  private var start = Game()
  private var isOthello = false
  private var moveCount = 0

  /// Reads the properties of a game that has just begun, up to its end or to the first that cannot
  /// be read or played.
  init(reading tokens: inout GameTokens) throws(GameProblem) {
    while let token = tokens.next() {
      switch token {
      case .property(let property): try take(property)
      case .end:
        guard isOthello else { throw .notOthello }
        return
      case .game, .brokenOff: throw .brokenOff
      }
    }
    throw .brokenOff
  }

  /// The game that was played.
  var record: Record { played ?? Record(start: start) }

  private mutating func take(_ property: GameProperty) throws(GameProblem) {
    if property.isOfSGF { throw .inSGF }
    switch property.name {
    case "GM", "TY":
      guard property.isOfOthello else { throw property.problem }
      if property.name == "GM" { isOthello = true }
    case "BO":
      // What changes the board in the midst of a game is no move.
      guard played == nil else { throw property.problem }
      start = try property.position()
      isOthello = true
    case "B", "W":
      isOthello = true
      try make(property)
    default: break
    }
  }

  private mutating func make(_ move: GameProperty) throws(GameProblem) {
    let side: Disk = move.name == "W" ? .light : .dark
    let word = String(move.word.prefix { $0 != "/" })
    var record = record
    moveCount += 1
    guard Self.make(word, of: side, in: &record) else {
      throw .move(word.isEmpty ? "--" : word, number: moveCount)
    }
    played = record
  }

  /// Plays a move or a pass and returns true, or returns false if that is not legal.
  private static func make(_ word: String, of side: Disk, in record: inout Record) -> Bool {
    if let placed = Square(word) {
      // The pass of the other side may have been left out.
      if record.game.turn != side { record.pass() }
      guard record.game.turn == side else { return false }
      return record.place(on: placed) != nil
    }
    guard word.isEmpty || Transcript.passes.contains(word) else { return false }
    // A pass after the end says nothing.
    guard let turn = record.game.turn else { return true }
    return turn == side && record.pass()
  }
}

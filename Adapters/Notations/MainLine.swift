import Domain

/// A game in GGF or SGF up to the end of its first variation, played as it is read.
struct MainLine {
  /// The names of the players, as far as they are told.
  private(set) var names = BySide<String?>(dark: nil, light: nil)
  /// The game that was played; nil before its first move.
  private var played: Record?
  private var setup = Setup()
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
  var record: Record { played ?? Record(start: setup.game(movingFirst: nil)) }

  private mutating func take(_ property: GameProperty) throws(GameProblem) {
    switch property.name {
    case "GM", "SZ", "TY":
      guard property.isOfOthello else { throw property.problem }
      if property.name == "GM" { isOthello = true }
    case "PB": names.dark = property.value
    case "PW": names.light = property.value
    case "BO", "AB", "AW", "PL":
      // What changes the board in the midst of a game is no move.
      guard played == nil else { throw property.problem }
      try setup.take(property)
      if property.name != "PL" { isOthello = true }
    case "B", "W":
      isOthello = true
      try play(property)
    default: break
    }
  }

  private mutating func play(_ move: GameProperty) throws(GameProblem) {
    let side: Disk = move.name == "W" ? .light : .dark
    let word = String(move.word.prefix { $0 != "/" })
    var record = played ?? Record(start: setup.game(movingFirst: side))
    moveCount += 1
    guard Self.play(word, of: side, in: &record) else {
      throw .move(word.isEmpty ? "--" : word, number: moveCount)
    }
    played = record
  }

  /// Plays a move or a pass and returns true, or returns false if that is not legal.
  private static func play(_ word: String, of side: Disk, in record: inout Record) -> Bool {
    if let placed = GameProperty.square(word) {
      // The pass of the other side may have been left out.
      if record.game.turn != side { record.pass() }
      guard record.game.turn == side else { return false }
      return record.place(on: placed) != nil
    }
    guard ["", "tt"].contains(word) || Transcript.passes.contains(word) else { return false }
    // A pass after the end says nothing.
    guard let turn = record.game.turn else { return true }
    return turn == side && record.pass()
  }
}

/// What the properties before the first move say of a position.
private struct Setup {
  private var board = Board()
  private var turn: Disk?
  private var disks: [Square: Disk] = [:]

  mutating func take(_ property: GameProperty) throws(GameProblem) {
    switch property.name {
    case "BO":
      let game = try property.position()
      board = game.board
      turn = game.turn
    case "PL": turn = property.word.first == "w" ? .light : .dark
    default:
      guard let placed = GameProperty.square(property.word) else { throw property.problem }
      disks[placed] = property.name == "AB" ? .dark : .light
    }
  }

  /// Returns the game before the first move, which is that of a side, if there is one.
  func game(movingFirst side: Disk?) -> Game {
    guard !disks.isEmpty else { return Game(board: board, turn: turn ?? .dark) }
    let sets = BySide { side in SquareSet(disks.keys.filter { disks[$0] == side }) }
    let put = Board(dark: sets.dark, light: sets.light) ?? board
    // Unless the game says whose turn it is, the first move does.
    return Game(board: put, turn: turn ?? side ?? .dark)
  }
}

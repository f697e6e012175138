import Domain

/// The properties of a game in GGF or SGF up to the end of its first variation.
struct MainLine {
  /// More than any game has; what follows takes no memory.
  private static let limit = 10_000

  private var properties: [GameProperty] = []

  /// Reads the properties of a game that has just begun.
  init(reading tokens: inout GameTokens) throws(GameCollection.Problem) {
    while let token = tokens.next() {
      switch token {
      case .property(let property):
        if properties.count < Self.limit { properties.append(property) }
      case .end: return
      case .game: throw .brokenOff
      }
    }
    throw .brokenOff
  }

  private var moves: [GameProperty] { properties.filter { ["B", "W"].contains($0.name) } }

  /// Returns the game that was played.
  func record() throws(GameCollection.Problem) -> Record {
    try checkIsOthello()
    var record = Record(start: try start())
    for (number, move) in zip(1..., moves) {
      let word = move.word.prefix { $0 != "/" }
      guard play(String(word), of: side(of: move), in: &record) else {
        throw .move(word.isEmpty ? "--" : String(word), number: number)
      }
    }
    return record
  }

  /// Checks that the game is said to be Othello, or has a move or a board, and is on 8 × 8 squares.
  private func checkIsOthello() throws(GameCollection.Problem) {
    var isOthello = false
    for property in properties {
      switch property.name {
      case "GM":
        guard ["2", "othello", "reversi"].contains(property.word) else { throw property.problem }
        isOthello = true
      case "SZ":
        guard property.word == "8" else { throw property.problem }
      case "B", "W", "BO", "AB", "AW": isOthello = true
      default: break
      }
    }
    guard isOthello else { throw .notOthello }
  }

  /// Returns the game before the first move.
  private func start() throws(GameCollection.Problem) -> Game {
    var board = Board()
    var turn: Disk?
    var disks: [Square: Disk] = [:]
    for property in properties {
      switch property.name {
      case "BO":
        let game = try position(property)
        board = game.board
        turn = game.turn
      case "AB", "AW":
        guard let placed = square(property.word) else { throw property.problem }
        disks[placed] = property.name == "AB" ? .dark : .light
      case "PL": turn = property.word.first == "w" ? .light : .dark
      default: break
      }
    }
    if !disks.isEmpty {
      let sets = BySide { side in SquareSet(disks.keys.filter { disks[$0] == side }) }
      board = Board(dark: sets.dark, light: sets.light) ?? board
      // Unless the game says whose turn it is, the first move does.
      turn = turn ?? moves.first.map(side)
    }
    return Game(board: board, turn: turn ?? .dark)
  }

  /// Reads a position such as `8 ---… *`, whose first number is the size of the board.
  private func position(_ property: GameProperty) throws(GameCollection.Problem) -> Game {
    guard property.value.first == "8" else { throw property.problem }
    do throws(Unreadable) {
      return try PositionText.decode(property.value.dropFirst())
    } catch {
      throw property.problem
    }
  }

  private func side(of move: GameProperty) -> Disk {
    move.name == "W" ? .light : .dark
  }

  /// Plays a move or a pass and returns true, or returns false if that is not legal.
  private func play(_ word: String, of side: Disk, in record: inout Record) -> Bool {
    if let placed = square(word) {
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

  /// Returns the square of a name such as `d3`, or `dc`, whose second letter is the row from the
  /// top.
  private func square(_ name: String) -> Square? {
    if let square = Square(name) { return square }
    let letters = name.utf8.map { Int($0) - Int(UInt8(ascii: "a")) }
    guard letters.count == 2 else { return nil }
    return Square(x: letters[0], y: letters[1])
  }
}

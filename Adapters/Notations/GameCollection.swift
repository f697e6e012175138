package import Domain

/// Games in GGF, the format of game servers, or in SGF: properties such as `B[d3]` between `(;` and `)`
/// (C5.16).
package struct GameCollection {
  /// How many games there are.
  package private(set) var count = 0
  /// The game that was asked for, or nil if there are fewer.
  package private(set) var record: Record?

  /// Reads one game of a text, the first being number 1; what others hold is not looked at.
  ///
  /// - Throws: a property, or a move with its number, that cannot be read or played.
  package init(_ text: some StringProtocol, game number: Int) throws(Unreadable) {
    var (properties, name, value) = ([(name: String, value: String)](), "", "")
    var (depth, previous) = (0, Unicode.Scalar(" "))
    var (isValue, isEscaped, isMainLine) = (false, false, false)
    for scalar in text.unicodeScalars {
      switch scalar {
      case _ where isValue:
        isValue = isEscaped || scalar != "]"
        isEscaped = !isEscaped && scalar == "\\"
        if isValue, !isEscaped, value.utf8.count < 1000 { value.unicodeScalars.append(scalar) }
        // No game has more, and none takes more memory.
        let isWanted = isMainLine && count == number && properties.count < 10_000
        if !isValue, isWanted { properties.append((name, value)) }
      case ";" where depth == 0 && previous == "(":
        (count, depth, isMainLine) = (count + 1, 1, true)
      case "(" where depth > 0: depth += 1
      case ")" where depth > 0:
        // The first variation, which ends here, is the main line.
        (depth, isMainLine) = (depth - 1, false)
        if count == number, record == nil { record = try Self.played(properties) }
      case "[" where depth > 0:
        // Old files write words, of which only the capitals count: Black.
        let capitals = name.filter(\.isUppercase)
        (isValue, name, value) = (true, capitals.isEmpty ? name.uppercased() : capitals, "")
      case "A"..."Z", "a"..."z":
        name = (previous.properties.isAlphabetic ? name.suffix(20) : "") + String(scalar)
      default: break
      }
      if scalar > " " { previous = scalar }
    }
    if count == number, record == nil { throw Unreadable("the end") }
  }

  private static func played(
    _ properties: [(name: String, value: String)]
  ) throws(Unreadable) -> Record {
    let moves = properties.filter { ["B", "W"].contains($0.name) }
    var (board, turn, disks) = (Board(), Disk?.none, [Square: Disk]())
    for (name, value) in properties {
      let text = value.lowercased()
      switch name {
      case "GM" where !["2", "othello", "reversi"].contains(text.filter { $0 != " " }),
        "SZ" where text.filter { $0 != " " } != "8":
        throw Unreadable("\(name)[\(value)]")
      case "BO":
        let start = text.first == "8" ? try? PositionText.decode(text.dropFirst()) : nil
        guard let start else { throw Unreadable("\(name)[\(value)]") }
        (board, turn) = (start.board, start.turn)
      case "AB", "AW":
        guard let square = square(text) else { throw Unreadable("\(name)[\(value)]") }
        disks[square] = name == "AB" ? .dark : .light
        let sets = Disk.sides.map { side in SquareSet(disks.keys.filter { disks[$0] == side }) }
        board = Board(dark: sets[0], light: sets[1]) ?? board
        // Unless the game says whose turn it is, the first move does.
        turn = turn ?? (moves.first?.name == "W" ? .light : .dark)
      case "PL": turn = text.first == "w" ? .light : .dark
      default: break
      }
    }
    var record = Record(start: Game(board: board, turn: turn ?? .dark))
    for (number, move) in zip(1..., moves) {
      let word = move.value.lowercased().filter { !$0.isWhitespace }.prefix { $0 != "/" }
      guard play(String(word), of: move.name == "W" ? .light : .dark, in: &record) else {
        throw Unreadable(word.isEmpty ? "--" : word, number: number)
      }
    }
    return record
  }

  /// Plays a move or a pass; a pass before it may be left out, and one after the end says nothing.
  private static func play(_ word: String, of side: Disk, in record: inout Record) -> Bool {
    if let square = square(word) {
      if record.game.turn != side { record.pass() }
      return record.game.turn == side && record.place(on: square) != nil
    }
    let isPass = ["", "tt"].contains(word) || (try? Transcript(word))?.steps == [.pass]
    return isPass && (record.game.turn == nil || record.game.turn == side && record.pass())
  }

  /// Returns the square of a name such as `d3`, or `dc`, whose second letter is the row from the top.
  private static func square(_ name: String) -> Square? {
    let letters = name.utf8.map { Int($0) - Int(UInt8(ascii: "a")) }
    return letters.count == 2 && letters[1] >= 0
      ? Square(x: letters[0], y: letters[1]) : Square(name)
  }

  /// Returns a game in one line of GGF, with the names of its players (C3.5).
  package static func line(_ record: Record, players: [String]) -> String {
    let names = zip(["PB", "PW"], players).map { "\($0)[\($1.filter { !"[]\\".contains($0) })]" }
    let moves = zip(record.games, record.steps).map { game, step in
      "\(game.turn == .light ? "W" : "B")[\(step == .pass ? "pa" : "\(step)")]"
    }
    let start = PositionText.encode(record.start).replacing("x", with: "*").replacing(
      "o", with: "O")
    return "(;GM[Othello]\(names.joined())TY[8]BO[8 \(start)]\(moves.joined());)"
  }
}

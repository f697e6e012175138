/// Parts of sentences.
extension Reading {
  /// Reads how many squares are empty where something is certain.
  mutating func empties() throws -> Int {
    try skip("With ")
    let empties = try number()
    try skip(empties == 1 ? " square empty" : " squares empty")
    try skip(" this is certain: ")
    return empties
  }

  /// Reads how a game ends, as a lead.
  mutating func lead() throws -> Int {
    let sign = try one(of: [" ties": 0, " wins by ": 1, " loses by ": -1])
    guard sign != 0 else { return 0 }
    let disks = try number()
    if disks == 0 { throw unknown }
    return sign * disks
  }

  /// Reads which corners are taken after a move.
  mutating func corners() throws -> Claim.Corners {
    let isAfter = skips("after ")
    let move = try place()
    try skip(isAfter ? " " : " takes a corner, and then ")
    if skips(isAfter ? "no corner falls" : "no other falls") {
      return Claim.Corners(move: move, takesCorner: !isAfter, groups: [], way: nil)
    }
    let groups = try groups(("take", "takes")) { text in
      try text.row { text in try text.place() }
    }
    return Claim.Corners(move: move, takesCorner: !isAfter, groups: groups, way: try way())
  }

  /// Reads the steps in parentheses, if there are some.
  mutating func way() throws -> [String]? {
    guard skips(" (") else { return nil }
    let inside = rest.prefix { $0 != ")" }
    try skip(inside + ")")
    return inside.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
  }

  /// Reads how many disks are certain to stay after a move, and whose they are.
  mutating func good() throws -> (counts: Claim.Counts, first: String, second: String) {
    let moves = try number()
    try skip(" moves after ")
    let move = try place()
    try skip(" ")
    let first = try name(doing: ("have", "has"))
    let count = try number(orNone: "no")
    try skip(count < 2 ? " disk that is certain to stay, " : " disks that are certain to stay, ")
    let second = try one(of: ["you ": "you", "Black ": "Black", "White ": "White"])
    let counts = Claim.Counts(move: move, moves: moves, first: count, second: try number())
    return (counts, first, second)
  }

  /// Reads who must pass after a move.
  mutating func passes() throws -> Claim.Passes {
    try skip("after ")
    let move = try place()
    try skip(" ")
    if skips("nobody must pass") { return Claim.Passes(move: move, groups: []) }
    let groups = try groups(("must", "must")) { text in
      try text.skip("pass before move")
      let areSeveral = text.skips("s")
      try text.skip(" ")
      let numbers = try text.row { text in try text.number() }
      if (numbers.count > 1) != areSeveral { throw text.unknown }
      return numbers
    }
    return Claim.Passes(move: move, groups: groups)
  }

  /// Reads how many legal squares somebody has at the next turn.
  mutating func squares(of name: String) throws -> Int {
    let squares = try number(orNone: "no")
    try skip(squares < 2 ? " legal square" : " legal squares")
    try skip(name == "you" ? " at your next turn" : " at its next turn")
    return squares
  }
}

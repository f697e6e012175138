extension Claim {
  /// Reads a sentence; returns nil if it has no form that is known.
  package init?(_ sentence: String) {
    let forms: [(inout Reading) throws -> Claim] = [
      Claim.certain, Claim.corner, Claim.good, Claim.pass, Claim.choice, Claim.nothing,
    ]
    let read = forms.compactMap { form -> Claim? in
      var reading = Reading(sentence)
      guard let claim = try? form(&reading), (try? reading.end()) != nil else { return nil }
      return claim
    }
    guard read.count == 1 else { return nil }
    self = read[0]
  }

  private static func certain(_ text: inout Reading) throws -> Claim {
    try text.skip("With ")
    let empties = try text.number()
    try text.skip(empties == 1 ? " square empty" : " squares empty")
    try text.skip(" this is certain: ")
    let best = try text.place()
    let lead = try lead(&text)
    try text.skip(", ")
    let played = try text.place()
    return .certain(
      empties: empties, best: best, lead: lead, played: played, otherLead: try Self.lead(&text))
  }

  private static func lead(_ text: inout Reading) throws -> Int {
    let sign = try text.one(of: [" ties": 0, " wins by ": 1, " loses by ": -1])
    guard sign != 0 else { return 0 }
    let disks = try text.number()
    if disks == 0 { throw text.unknown }
    return sign * disks
  }

  private static func corner(_ text: inout Reading) throws -> Claim {
    let front = try text.front()
    let played = try corners(&text)
    try text.skip("; ")
    return .corner(front, played, try corners(&text))
  }

  private static func corners(_ text: inout Reading) throws -> Corners {
    let isAfter = text.skips("after ")
    let move = try text.place()
    try text.skip(isAfter ? " " : " takes a corner, and then ")
    if text.skips(isAfter ? "no corner falls" : "no other falls") {
      return Corners(move: move, takesCorner: !isAfter, groups: [], way: nil)
    }
    let groups = try text.groups(("take", "takes")) { text in
      try text.row { text in try text.place() }
    }
    var way: [String]?
    if text.skips(" (") {
      let inside = text.rest.prefix { $0 != ")" }
      try text.skip(inside + ")")
      way = inside.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
    }
    return Corners(move: move, takesCorner: !isAfter, groups: groups, way: way)
  }

  private static func good(_ text: inout Reading) throws -> Claim {
    let moves = try text.number()
    try text.skip(" moves after ")
    let played = try text.place()
    try text.skip(" ")
    let first = try text.name(doing: ("have", "has"))
    let count = try text.number(orNone: "no")
    try text.skip(
      count < 2 ? " disk that is certain to stay, " : " disks that are certain to stay, ")
    let second = try text.one(of: ["you ": "you", "Black ": "Black", "White ": "White"])
    let own = try text.number()
    try text.skip("; ")
    let othersMoves = try text.number()
    try text.skip(" moves after ")
    let best = try text.place()
    try text.skip(" it is ")
    let bestCount = try text.number()
    try text.skip(" and ")
    return .good(
      Counts(move: played, moves: moves, first: count, second: own),
      Counts(move: best, moves: othersMoves, first: bestCount, second: try text.number()),
      first: first, second: second)
  }

  private static func pass(_ text: inout Reading) throws -> Claim {
    let front = try text.front()
    let played = try passes(&text)
    try text.skip("; ")
    return .pass(front, played, try passes(&text))
  }

  private static func passes(_ text: inout Reading) throws -> Passes {
    try text.skip("after ")
    let move = try text.place()
    try text.skip(" ")
    if text.skips("nobody must pass") { return Passes(move: move, groups: []) }
    let groups = try text.groups(("must", "must")) { text in
      try text.skip("pass before move")
      let areSeveral = text.skips("s")
      try text.skip(" ")
      let numbers = try text.row { text in try text.number() }
      if (numbers.count > 1) != areSeveral { throw text.unknown }
      return numbers
    }
    return Passes(move: move, groups: groups)
  }

  private static func choice(_ text: inout Reading) throws -> Claim {
    try text.skip("After ")
    let played = try text.place()
    try text.skip(" ")
    let name = try text.name(doing: ("have", "has"))
    let squares = try text.number(orNone: "no")
    try text.skip(squares < 2 ? " legal square" : " legal squares")
    let isInAll = text.skips(" in all")
    try text.skip(name == "you" ? " at your next " : " at its next ")
    var turns = 1
    if isInAll {
      turns = try text.number()
      try text.skip(" turns")
      if turns < 2 { throw text.unknown }
    } else {
      try text.skip("turn")
    }
    try text.skip(", after ")
    let best = try text.place()
    try text.skip(" ")
    let others = try text.number(orNone: "none")
    return .choice(
      name: name, turns: turns, played: played, squares: squares, best: best, others: others)
  }

  private static func nothing(_ text: inout Reading) throws -> Claim {
    try text.skip("Nothing in the two lines can be said in words; they part at move ")
    let number = try text.number()
    try text.skip(": ")
    let lines = text.rest.split(separator: " and ", omittingEmptySubsequences: false)
    try text.skip(String(text.rest))
    guard lines.count == 2 else { throw text.unknown }
    let words = lines.map { $0.split(separator: " ", omittingEmptySubsequences: false) }
    return .nothing(
      number: number, played: words[0].map(String.init), best: words[1].map(String.init))
  }
}

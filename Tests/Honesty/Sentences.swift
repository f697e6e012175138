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
    let empties = try text.empties()
    let best = try text.place()
    let lead = try text.lead()
    try text.skip(", ")
    let played = try text.place()
    return .certain(
      empties: empties, best: best, lead: lead, played: played, otherLead: try text.lead())
  }

  private static func corner(_ text: inout Reading) throws -> Claim {
    let front = try text.front()
    let played = try text.corners()
    try text.skip("; ")
    return .corner(front, played, try text.corners())
  }

  private static func good(_ text: inout Reading) throws -> Claim {
    let (counts, first, second) = try text.good()
    try text.skip("; ")
    let othersMoves = try text.number()
    try text.skip(" moves after ")
    let best = try text.place()
    try text.skip(" it is ")
    let bestCount = try text.number()
    try text.skip(" and ")
    return .good(
      counts,
      Counts(move: best, moves: othersMoves, first: bestCount, second: try text.number()),
      first: first, second: second)
  }

  private static func pass(_ text: inout Reading) throws -> Claim {
    let front = try text.front()
    let played = try text.passes()
    try text.skip("; ")
    return .pass(front, played, try text.passes())
  }

  private static func choice(_ text: inout Reading) throws -> Claim {
    try text.skip("After ")
    let played = try text.place()
    try text.skip(" ")
    let name = try text.name(doing: ("have", "has"))
    let squares = try text.squares(of: name)
    try text.skip(", after ")
    let best = try text.place()
    try text.skip(" ")
    let others = try text.number(orNone: "none")
    return .choice(name: name, played: played, squares: squares, best: best, others: others)
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

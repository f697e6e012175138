/// What is claimed against a move before it is made, by somebody who does not name the best one.
package enum Warning: Hashable, Sendable {
  /// The empty squares, and the leads at the end after another move and after this one.
  case certain(empties: Int, lead: Int, played: Place, otherLead: Int)
  /// The corner that the move gives to somebody, and the steps up to that.
  case gives(Place, name: String, corner: Place, way: [String])
  /// The corners after the move.
  case corner(Claim.Front, Claim.Corners)
  /// The disks that are certain to stay of the side named first, and of the other.
  case good(Claim.Counts, first: String, second: String)
  /// The passes after the move.
  case pass(Claim.Front, Claim.Passes)
  /// The legal squares that the move leaves to somebody at the next turn, and another one.
  case choice(Place, name: String, squares: Int, others: Int)

  /// The kind of the reason from which it is drawn.
  package var kind: Kind {
    switch self {
    case .certain: .certain
    case .gives, .corner: .corner
    case .good: .good
    case .pass: .pass
    case .choice: .choice
    }
  }

  /// Reads a sentence; returns nil if it has no form that is known.
  package init?(_ sentence: String) {
    let forms: [(inout Reading) throws -> Warning] = [
      Warning.certain, Warning.gives, Warning.corner, Warning.good, Warning.pass, Warning.choice,
    ]
    let read = forms.compactMap { form -> Warning? in
      var reading = Reading(sentence)
      guard let warning = try? form(&reading), (try? reading.end()) != nil else { return nil }
      return warning
    }
    guard read.count == 1 else { return nil }
    self = read[0]
  }

  private static func certain(_ text: inout Reading) throws -> Warning {
    let empties = try text.empties()
    try text.skip("another square")
    let lead = try text.lead()
    try text.skip(", ")
    let played = try text.place()
    return .certain(
      empties: empties, lead: lead, played: played, otherLead: try text.lead())
  }

  private static func gives(_ text: inout Reading) throws -> Warning {
    let move = try text.place()
    try text.skip(" gives ")
    let name = try text.one(of: ["you ": "you", "Black ": "Black", "White ": "White"])
    try text.skip("the corner ")
    let corner = try text.place()
    return .gives(move, name: name, corner: corner, way: try text.way() ?? [])
  }

  private static func corner(_ text: inout Reading) throws -> Warning {
    .corner(try text.front(), try text.corners())
  }

  private static func good(_ text: inout Reading) throws -> Warning {
    let (counts, first, second) = try text.good()
    return .good(counts, first: first, second: second)
  }

  private static func pass(_ text: inout Reading) throws -> Warning {
    .pass(try text.front(), try text.passes())
  }

  private static func choice(_ text: inout Reading) throws -> Warning {
    let move = try text.place()
    try text.skip(" leaves ")
    let name = try text.one(of: ["you ": "you", "Black ": "Black", "White ": "White"])
    let squares = try text.squares(of: name)
    try text.skip("; another square leaves ")
    return .choice(move, name: name, squares: squares, others: try text.number())
  }
}

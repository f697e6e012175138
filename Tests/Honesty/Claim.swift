/// What a sentence claims, as somebody understands it who reads it.
package enum Claim: Hashable, Sendable {
  /// How far a sentence looks.
  package enum Front: Hashable, Sendable {
    /// So many moves after the first.
    case moves(Int)
    /// To the end of the game.
    case toTheEnd
  }

  /// Somebody who does something with things in a row.
  package struct Group<Thing: Hashable & Sendable>: Hashable, Sendable {
    /// Who: `you`, `Black`, or `White`.
    package let name: String
    /// The things.
    package let things: [Thing]
  }

  /// The corners that are taken after a move.
  package struct Corners: Hashable, Sendable {
    /// The move.
    package let move: Place
    /// Whether the move is said to take one.
    package let takesCorner: Bool
    /// Who takes which.
    package let groups: [Group<Place>]
    /// The steps up to the only corner.
    package let way: [String]?
  }

  /// The passes after a move.
  package struct Passes: Hashable, Sendable {
    /// The move.
    package let move: Place
    /// Who passes before which moves.
    package let groups: [Group<Int>]
  }

  /// A move, and two numbers that belong to it.
  package struct Counts: Hashable, Sendable {
    /// The move.
    package let move: Place
    /// The moves after it.
    package let moves: Int
    /// The first number.
    package let first: Int
    /// The second number.
    package let second: Int
  }

  /// The empty squares, and the leads at the end after the best move and the one played.
  case certain(empties: Int, best: Place, lead: Int, played: Place, otherLead: Int)
  /// The corners after the move played, and after the best.
  case corner(Front, Corners, Corners)
  /// The disks that are certain to stay of the side named first, and of the other.
  case good(Counts, Counts, first: String, second: String)
  /// The passes after the move played, and after the best.
  case pass(Front, Passes, Passes)
  /// The legal squares of somebody at the next turn.
  case choice(name: String, played: Place, squares: Int, best: Place, others: Int)
  /// Where the lines part: the steps, and `...` if there are more.
  case nothing(number: Int, played: [String], best: [String])

  /// The kind of the sentence.
  package var kind: Kind {
    switch self {
    case .certain: .certain
    case .corner: .corner
    case .good: .good
    case .pass: .pass
    case .choice: .choice
    case .nothing: .nothing
    }
  }
}

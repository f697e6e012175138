public import Domain
import UseCases

/// A move, and what it is worth to the side that moves, or nil if the computer cannot say.
public struct ValuedMove: Hashable, Sendable {
  /// The square.
  public let square: Square
  /// The worth.
  public let worth: Advice.Worth?

  /// Makes a move with its worth.
  public init(_ square: Square, worth: Advice.Worth? = nil) {
    self.square = square
    self.worth = worth
  }

  /// Whether the worth is certain.
  package var isExact: Bool {
    if case .exactly? = worth { true } else { false }
  }

  /// The same move with the same worth, which is not certain.
  var estimated: ValuedMove { ValuedMove(square, worth: worth.map { .about($0.lead) }) }
}

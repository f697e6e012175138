public import Domain
import UseCases

/// A move and its value for the side that moves.
public struct ValuedMove: Hashable, Sendable {
  /// The square of the move.
  public let square: Square
  /// The value, or `nil` if the computer cannot tell.
  public let worth: Advice.Worth?

  /// Creates a move with its value.
  public init(_ square: Square, worth: Advice.Worth? = nil) {
    self.square = square
    self.worth = worth
  }

  package var isExact: Bool {
    if case .exactly? = worth { true } else { false }
  }

  var estimated: ValuedMove { ValuedMove(square, worth: worth.map { .about($0.lead) }) }
}

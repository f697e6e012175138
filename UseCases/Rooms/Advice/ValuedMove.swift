public import Domain
import UseCases

/// A move and its value for the side that moves.
public struct ValuedMove: Hashable, Sendable {
  /// The square of the move.
  public let square: Square
  /// The value, or `nil` if the computer cannot tell.
  public let value: Advice.Value?

  /// Creates a move with its value.
  public init(_ square: Square, value: Advice.Value? = nil) {
    self.square = square
    self.value = value
  }

  package var isExact: Bool {
    if case .exact? = value { true } else { false }
  }

  var estimated: ValuedMove { ValuedMove(square, value: value.map { .estimate($0.lead) }) }
}

public import Domain
import UseCases

/// An event from the coach.
public enum CoachEvent: Hashable, Sendable {
  /// The coach was switched on or off.
  case watches(Bool)
  /// The coach asks whether to play a square.
  case asked(Square)
  /// The square that the coach asked about was rejected.
  case canceled(Square)
}

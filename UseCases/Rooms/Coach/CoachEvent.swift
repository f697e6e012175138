public import Domain
import UseCases

/// An event of the coach.
public enum CoachEvent: Hashable, Sendable {
  /// The coach was switched on or off.
  case watches(Bool)
  /// The coach asks whether a square is to be played.
  case asked(Square)
  /// The square that the coach asked about is not played.
  case canceled(Square)
}

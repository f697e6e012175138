public import Domain
import UseCases

/// Something that has happened with the coach.
public enum CoachEvent: Hashable, Sendable {
  /// From now on the coach looks at what is picked, or no longer.
  case watches(Bool)
  /// The coach asks whether a square is to be played.
  case asked(Square)
  /// A square about which the coach has asked is not played.
  case canceled(Square)
}

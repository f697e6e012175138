/// What a player who leaves is told (C5.18).
public struct Farewell: Hashable, Sendable {
  /// The moves of a game that is lost otherwise, or nil.
  public var transcript: String?
  /// Where the game is saved, or that it is not.
  public let sentence: String
}

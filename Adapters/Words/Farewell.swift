/// What a player who leaves is told (C5.18).
public struct Farewell: Hashable, Sendable {
  /// The moves of each game that is lost otherwise.
  public var transcripts: [String] = []
  /// Where the game is saved, or that it is not.
  public let sentence: String
}

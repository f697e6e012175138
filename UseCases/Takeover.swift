/// What becomes of a session when another program, which had the saved game open, has ended (C5.18).
public enum Takeover: Hashable, Sendable {
  /// The session goes on as it is, and is saved from now on.
  case kept
  /// The session is what the other program has left, and is saved from now on.
  case replaced(by: SavedGame)
  /// The other program has left a game that this session does not lead to, nor the other way around:
  /// the session goes on as it is, and is not saved.
  case declined

  /// Decides what becomes of a session, so that nobody loses a move, and nothing is overwritten that
  /// this session's player has not seen.
  ///
  /// - Parameters:
  ///   - own: what would be saved of the session.
  ///   - base: what was saved when the session started, if anything.
  ///   - left: what is saved now, if anything.
  public init(own: SavedGame, base: SavedGame?, left: SavedGame?) {
    guard let left, left != base, left != own else {
      self = .kept
      return
    }
    let isUnplayed = own.record == (base ?? SavedGame()).record
    self = isUnplayed || left.record.begins(with: own.record) ? .replaced(by: left) : .declined
  }
}

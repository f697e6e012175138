import Domain

/// Use case: the player starts a new game, after a question (R6).
public struct Reset: Sendable {
  /// The answers to the reset question.
  public enum Answer: Hashable, Sendable, CaseIterable {
    /// The game goes on.
    case cancel
    /// A new game starts.
    case ok
  }

  private let ports: Ports

  /// Makes the use case with the ports it needs.
  public init(_ ports: Ports) { self.ports = ports }

  /// Asks the reset question, or asks it again; this is possible at any time and stops nothing
  /// (R6.1, R6.2).
  public func ask(in session: inout Session) {
    session.isAskingReset = true
    if session.inquiry == .analysis { session.inquiry = nil }
    ports.present(.resetAsked, in: session)
  }

  /// Starts another game with the same players, without a question, if the game is over (R6.5).
  @discardableResult
  public func again(in session: inout Session) -> Outcome {
    guard session.game.turn == nil else { return .ignored(.gameNotOver) }
    begin(with: session.modes, in: &session)
    return .accepted
  }

  /// Answers the reset question, if it is up.
  @discardableResult
  public func answer(_ answer: Answer, in session: inout Session) -> Outcome {
    guard session.isAskingReset else { return .ignored(.nothingToAnswer) }
    switch answer {
    case .cancel:
      session.isAskingReset = false
      ports.present(.resetCancelled, in: session)
    case .ok:
      var modes = session.modes
      for side in Disk.sides { modes.choose(.manual, for: side) }
      begin(with: modes, in: &session)
    }
    return .accepted
  }

  private func begin(with modes: Modes, in session: inout Session) {
    session = Session(SavedGame(modes: modes), isAutoPassing: session.isAutoPassing)
    ports.save(session)
    ports.present(.reset, in: session)
  }
}

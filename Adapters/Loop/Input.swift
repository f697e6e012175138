public import Domain
public import UseCases

/// A player's action on a session, the same in every front end.
public enum Input: Hashable, Sendable {
  /// Places a disk for a human.
  case pick(Square)
  /// Dismisses the pass that is due.
  case dismissPass
  /// Shows the rest of a move at once.
  case finishAnimation
  /// Asks whether to reset the game.
  case askReset
  case answer(Reset.Answer)
  /// Sets the player of a side.
  case setMode(Disk, Mode)
  /// Replaces the game by another one, such as a new one with the same players.
  case open(SavedGame)
}

extension Session {
  /// Passes the input to its use case.
  @discardableResult
  public mutating func handle(_ input: Input, _ ports: Ports) -> Outcome {
    switch input {
    case .pick(let square): return PlaceDisk.pick(square, in: &self, ports)
    case .dismissPass: return PassTurn.dismiss(in: &self, ports)
    case .finishAnimation: PlaceDisk.finishAnimation(in: &self, ports)
    case .askReset: Reset.ask(in: &self, ports)
    case .answer(let answer): return Reset.answer(answer, in: &self, ports)
    case .setMode(let side, let mode): ChangeMode.set(side, to: mode, in: &self, ports)
    case .open(let saved): LoadGame.open(saved, in: &self, ports)
    }
    return .accepted
  }
}

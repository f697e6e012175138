import Domain
public import UseCases

extension Session: Playable {
  /// Passes the input to its use case.
  @discardableResult
  public mutating func take(_ input: Input, _ ports: Ports) -> Outcome {
    switch input {
    case .make(.move(let square)): return PlaceDisk.pick(square, in: &self, ports)
    case .make(.pass): return PassTurn.dismiss(in: &self, ports)
    case .finishAnimation: PlaceDisk.finishAnimation(in: &self, ports)
    case .askReset: Reset.ask(in: &self, ports)
    case .again: Reset.again(in: &self, ports)
    case .answer(let answer): return Reset.answer(answer, in: &self, ports)
    case .setMode(let side, let choice): ChangeMode.set(side, to: choice, in: &self, ports)
    case .open(let saved): LoadGame.open(saved, in: &self, ports)
    }
    return .accepted
  }
}

/// The loop of a session without rooms.
public typealias GameLoop = Loop<Session>

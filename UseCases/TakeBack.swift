import Domain

/// Use case: a player takes moves back, and makes them again (R10).
public struct TakeBack: Sendable {
  private let ports: Ports

  /// Makes the use case with the ports it needs.
  public init(_ ports: Ports) {
    self.ports = ports
  }

  /// Returns to an earlier moment at which a person was to pick, at any time: thinking and showing end
  /// at once.
  ///
  /// - Parameter count: how many such moments to go back; if there are fewer, the first one counts.
  @discardableResult
  public func undo(_ count: Int = 1, in session: inout Session) -> Outcome {
    let moments = zip(session.record.games, session.record.steps.indices)
      .filter { session.isPersonToPick(in: $0.0) }.map(\.1)
    guard let length = moments.suffix(max(1, count)).first else {
      return .ignored(.nothingToTakeBack)
    }
    undo(to: length, in: &session)
    return .accepted
  }

  /// Returns to the moment at which the record had so many steps; nothing changes if it has no more.
  public func undo(to length: Int, in session: inout Session) {
    let steps = session.record.steps.dropFirst(max(0, length))
    guard !steps.isEmpty else { return }
    session.change { $0.takeBack(to: max(0, length)) }
    ports.save(session)
    ports.present(.tookBack(Array(steps)), in: session)
  }

  /// Makes steps again that were taken back, up to the next moment at which a person is to pick, or
  /// to the last of them.
  ///
  /// - Parameter count: how many such moments to go forward.
  @discardableResult
  public func redo(_ count: Int = 1, in session: inout Session) -> Outcome {
    let length = session.record.steps.count
    var moments = 0
    while moments < max(1, count), !session.record.undone.isEmpty {
      session.change { $0.redo() }
      if session.isPersonToPick(in: session.game) { moments += 1 }
    }
    let steps = session.record.steps.dropFirst(length)
    guard !steps.isEmpty else { return .ignored(.nothingToRedo) }
    ports.save(session)
    ports.present(.redone(Array(steps)), in: session)
    return .accepted
  }
}

extension Session {
  /// Changes the record, and makes its game the present one, with every disk turned.
  fileprivate mutating func change(_ change: (inout Record) -> Void) {
    change(&record)
    showing = nil
    game = record.game
  }

  /// Whether a person is to pick in a game, as the sides are played now.
  fileprivate func isPersonToPick(in game: Game) -> Bool {
    guard case .toMove(let side) = game.status else { return false }
    return modes[side] == .manual
  }
}

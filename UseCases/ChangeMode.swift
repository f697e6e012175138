public import Domain

/// Use case: a side is handed to a person or to the computer (R2.1).
public struct ChangeMode: Sendable {
  private let ports: Ports

  /// Makes the use case with the ports it needs.
  public init(_ ports: Ports) {
    self.ports = ports
  }

  /// Sets the mode of a side, at any time; only a mode that it did not have is saved.
  @discardableResult
  public func set(_ side: Disk, to mode: Mode, in session: inout Session) -> Outcome {
    let before = session.modes[side]
    if before != mode {
      session.modes[side] = mode
      ports.save(session)
    }
    ports.present(.modeSet(side, from: before), in: session)
    return .accepted
  }
}

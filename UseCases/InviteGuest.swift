import Domain

/// Use case: a person invites a guest to a side, which is handed to it when it has come (R2.9).
public struct InviteGuest: Sendable {
  private let ports: Ports

  /// Makes the use case with the ports it needs.
  public init(_ ports: Ports) { self.ports = ports }

  /// Begins to wait for a guest, at any time, in the place of another that was invited to the side.
  public func invite(_ invitation: Invitation, in session: inout Session) {
    session.invited[invitation.side] = invitation
    ports.present(.guestInvited(invitation), in: session)
  }

  /// Waits no longer for guests, if any were invited.
  @discardableResult
  public func callOff(in session: inout Session) -> Outcome {
    let invited = session.invitations
    guard !invited.isEmpty else { return .ignored(.nothingToAnswer) }
    session.invited = .none
    for invitation in invited { ports.present(.guestCalledOff(invitation), in: session) }
    return .accepted
  }

  /// Hands its side to a guest of this name that has come, if it is still awaited; returns whether
  /// it is.
  @discardableResult
  public func came(_ name: String, after wait: Wait, in session: inout Session) -> Bool {
    guard case .arrival(let invitation) = wait, session.awaits(invitation) else { return false }
    ChangeMode(ports).set(invitation.side, to: .guest(name, by: invitation), in: &session)
    return true
  }

  /// Waits no longer for a guest that cannot come, if it is still awaited, and leaves the side to
  /// whoever plays it; returns whether it was awaited.
  @discardableResult
  public func cannotCome(
    because failure: ComputerFailure, after wait: Wait, in session: inout Session
  ) -> Bool {
    guard case .arrival(let invitation) = wait, session.awaits(invitation) else { return false }
    session.invited[invitation.side] = nil
    ports.present(.guestCannotCome(invitation, failure), in: session)
    return true
  }
}

extension Session {
  /// Returns whether the guest of an invitation has yet to come.
  fileprivate func awaits(_ invitation: Invitation) -> Bool {
    invited[invitation.side] == invitation
  }
}

extension BySide<Invitation?> {
  /// No invitation.
  static let none = BySide(dark: nil, light: nil)
}

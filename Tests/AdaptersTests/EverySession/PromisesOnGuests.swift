import Adapters
import Domain
import UseCases

extension Promise {
  /// About guests that are invited.
  static let onGuests = [
    Promise(name: "an invitation is heard at any time, and changes nothing but who is awaited") {
      step in
      guard case .invite(let invitation) = step.probe else { return true }
      return step.outcome == .accepted && step.after.invited[invitation.side] == invitation
        && onlyInvitationsChange(step) && step.events == [.guestInvited(invitation)]
    },
    Promise(name: "guests are called off if any are awaited, and nothing else changes") { step in
      guard step.probe == .callOff else { return true }
      let invited = Disk.sides.compactMap { step.before.invited[$0] }
      guard !invited.isEmpty else { return step.outcome == .ignored(.nothingToAnswer) }
      return step.outcome == .accepted && step.after.invitations.isEmpty
        && onlyInvitationsChange(step) && step.events == invited.map(Event.guestCalledOff)
    },
    Promise(name: "a guest that comes is handed the side to which it was invited, and only that") {
      step in
      guard case .guestComes(let name, .arrival(let invitation)) = step.probe,
        step.kind == .guestComes
      else { return true }
      let (before, after) = (step.before, step.after)
      let side = invitation.side
      return after.modes == before.modes.after(.guest(name, by: invitation), for: side)
        && after.modes[side] == .guest(name) && after.invited[side] == nil
        && after.record == before.record && after.showing == before.showing
        && after.question == before.question && after.earlier == before.earlier
        && step.events == changedModes(.modeSet(side, from: before.modes[side]), step)
    },
    Promise(name: "a guest that cannot come is no longer awaited, and nothing else changes") {
      step in
      guard case .guestCannotCome(.arrival(let invitation)) = step.probe,
        step.kind == .guestCannotCome
      else { return true }
      return step.after.invited[invitation.side] == nil && onlyInvitationsChange(step)
        && step.events == [.guestCannotCome(invitation, .ended)]
    },
    Promise(name: "only a hand-over, a call-off, an arrival, and a new game of persons end it") {
      step in
      guard step.before.invited != step.after.invited else { return true }
      switch step.kind {
      case .invite, .callOff, .guestComes, .guestCannotCome, .restart: return true
      case .ok: return step.before.question == .reset
      case .switchMode, .sameMode:
        guard case .set(let side, _) = step.probe else { return false }
        return step.after.invited[side] == nil
          && step.after.invited[side.flipped] == step.before.invited[side.flipped]
      default: return false
      }
    },
    Promise(name: "whoever hands a side to another, or resets the game, ends its invitation") {
      step in
      switch step.probe {
      case .set(let side, _): return step.after.invited[side] == nil
      case .answer(.ok) where step.before.question == .reset:
        return step.after.invitations.isEmpty
      default: return true
      }
    },
    Promise(name: "what is awaited is what the game waits for, and each guest that was invited") {
      step in
      let kinds: [Probe.Kind] = [.invite, .callOff, .guestComes, .guestCannotCome]
      guard !step.after.invitations.isEmpty || kinds.contains(step.kind) else { return true }
      let arrivals = Disk.sides.compactMap { step.after.invited[$0] }.map(Wait.arrival)
      let game = [step.after.wait].compactMap(\.self)
      return step.after.waits == game + arrivals
        && (!step.after.isSettled || arrivals.isEmpty)
    },
  ]

  /// Whether the game is as it was: what is saved, shown, asked, planned and awaited.
  private static func onlyInvitationsChange(_ step: Step) -> Bool {
    let (before, after) = (step.before, step.after)
    return after.wait == before.wait && after.modes == before.modes
      && after.record == before.record && after.undone == before.undone
      && after.showing == before.showing && after.question == before.question
      && after.asked == before.asked && after.analysis == before.analysis
      && after.planned == before.planned && after.earlier == before.earlier
      && after.other == before.other && after.keptValues == before.keptValues
      && step.saves.isEmpty
  }

  /// The events of a step that may have changed what is saved, and dropped planned moves.
  private static func changedModes(_ event: Event, _ step: Step) -> [Event] {
    let events = changed(event, step)
    return step.saves.isEmpty ? Array(events.drop { $0 != event }) : events
  }
}

extension Invitation? {
  /// The invitation by which the guest of the probes comes.
  static var rex: Invitation? { Invitation("rex", to: .light) }
}

import Domain
import UseCases

/// A move or pass of a transcript that waits for its turn, or one that was typed alone (C3.15).
struct WaitingStep: Hashable, Sendable {
  let step: Record.Step
  /// Its number in its transcript; nil for one that was typed alone.
  var number: Int?

  var input: Input { if case .move(let square) = step { .pick(square) } else { .dismissPass } }

  /// Returns whether it waits for its turn instead of being played, or refused, at once; a square alone
  /// waits only if that is a matter of time, and a person plays a side.
  func waits(behind waiting: [Self], in session: Session, ifAlone keepsSquares: Bool) -> Bool {
    if session.question != nil || isDismissal(in: session) { return false }
    if number != nil { return true }
    let isBusy = session.showing != nil || session.thinkingSide != nil
    return keepsSquares && (!waiting.isEmpty || isBusy && session.modes.isManual)
  }

  /// Returns whether it answers a pass that is up.
  private func isDismissal(in session: Session) -> Bool {
    number == nil && step == .pass && session.awaitsPass != nil
  }

  /// Returns whether the player has something to answer first.
  func isHeld(in session: Session) -> Bool {
    session.question != nil || number == nil && step != .pass && session.awaitsPass != nil
  }

  /// Returns the next input that plays it, and takes it from those that wait unless a pass that is not
  /// among them comes first; nil if it must go on waiting, or was done without it.
  func nextInput(in session: Session, from waiting: inout [Self]) -> Input? {
    guard waiting.first == self, !isHeld(in: session) else { return nil }
    if session.awaitsPass != nil, step != .pass { return .dismissPass }
    waiting.removeFirst()
    // A pass may have been dismissed by itself.
    let isDone = step == .pass && session.isAutoPassing && session.record.steps.last == .pass
    return isDone ? nil : input
  }
}

import Adapters
import Domain
import TerminalInput
import UseCases

extension KeyRow {
  /// The key that ends a pass.
  static let passes: [KeyRow] = [
    KeyRow(
      .enter, in: [.yourPass], hint: { $0.language("Enter pass", ja: "Enter パス") },
      action: { $0.pass() }),
    KeyRow(
      .enter, in: [.computersPass], hint: { $0.language("Enter go on", ja: "Enter 先へ") },
      action: { $0.pass() }),
  ]
}

extension Model {
  /// The side that must pass, or `nil`.
  var sideToPass: Disk? {
    guard case .passing(let side) = session.phase else { return nil }
    return side
  }

  /// Passes, but once: not while the answer to an earlier step is on its way.
  mutating func pass() -> [Effect] {
    queue.sent == nil && !queue.isHeld ? send(Queue.Entry(step: .pass)) : []
  }

  /// The time until a computer passes by itself.
  ///
  /// A question does not stop it, because the game goes on under it.
  var pauseOfPass: Pause? {
    guard !isPaused, let side = sideToPass, session.modes[side] != .manual,
      queue.sent == nil, !queue.isHeld
    else { return nil }
    return Pause(end: .pass(in: session.record), duration: pauseOfComputers)
  }
}

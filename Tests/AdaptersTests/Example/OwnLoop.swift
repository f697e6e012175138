import Domain
import UseCases

/// A game with its own loop, for a front end that already has a clock and threads.
struct OwnLoop {
  private(set) var session: Session
  private let ports: Ports

  init(_ ports: Ports) throws {
    session = try LoadGame.start(modes: BySide(dark: .manual, light: .computer), ports)
    self.ports = ports
  }

  /// Plays a step if a human is to move or pass.
  mutating func make(_ step: Record.Step) -> Outcome {
    switch step {
    case .move(let square): PlaceDisk.pick(square, in: &session, ports)
    case .pass: PassTurn.dismiss(in: &session, ports)
    }
  }

  /// Ends the current wait.
  ///
  /// - Returns: false if a human is to move or pass, or the game is over.
  mutating func end(choosing square: (Game) -> Square?) -> Bool {
    guard let wait = session.wait else { return false }
    let report: Report =
      switch wait {
      case .disk: .timeIsUp
      case .thought(let game): square(game).map { .square($0) } ?? .failed("no square")
      }
    return session.end(wait, with: report, ports)
  }
}

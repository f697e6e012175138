import Domain
import UseCases

/// A game with a loop of its own, for whoever has a clock and threads already.
struct OwnLoop {
  private(set) var session: Session
  private let ports: Ports

  init(_ ports: Ports) throws {
    session = try LoadGame.start(modes: BySide(dark: .manual, light: .computer), ports)
    self.ports = ports
  }

  /// Makes a step of a person, if that is awaited.
  mutating func make(_ step: Record.Step) -> Outcome {
    switch step {
    case .move(let square): PlaceDisk.pick(square, in: &session, ports)
    case .pass: PassTurn.dismiss(in: &session, ports)
    }
  }

  /// Ends what the game waits for, and returns false if it waits for a person, or is over.
  mutating func end(choosing square: (Record) -> Square?) -> Bool {
    guard let wait = session.wait else { return false }
    let report: Report =
      switch wait {
      case .disk: .timeIsUp
      case .thought(let record, at: _):
        square(record).map { .square($0) } ?? .failed("no square")
      }
    return session.take(report, after: wait, ports)
  }
}

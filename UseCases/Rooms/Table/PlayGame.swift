import Domain
import UseCases

/// The game itself: the last room, which handles all remaining inputs.
enum PlayGame: Taker {
  static func take(
    _ input: Table.Input, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome? {
    switch input {
    case .make(let step), .play(let step):
      if let reason = table.reasonOfQuestion { return .ignored(reason) }
      return table.play(ports) { session, ports in
        switch step {
        case .move(let square): Table.outcome(PlaceDisk.pick(square, in: &session, ports))
        case .pass: Table.outcome(PassTurn.dismiss(in: &session, ports))
        }
      }
    case .answer(let answer):
      return table.play(ports) { Table.outcome(Reset.answer(answer, in: &$0, $1)) }
    case .finishAnimation: table.play(ports) { PlaceDisk.finishAnimation(in: &$0, $1) }
    case .askReset: table.play(ports) { Reset.ask(in: &$0, $1) }
    case .again: table.play(ports) { Reset.again(in: &$0, $1) }
    case .againWith(let side, let choice):
      let players = table.modes
      table.play(ports) { ChangeMode.set(side, to: choice, in: &$0, $1) }
      table.play(ports, leaving: players) { Reset.again(in: &$0, $1) }
    case .setMode(let side, let choice):
      table.play(ports) { ChangeMode.set(side, to: choice, in: &$0, $1) }
    default: return nil
    }
    return .accepted
  }
}

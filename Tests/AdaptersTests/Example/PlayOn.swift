import Domain
import UseCases

/// A front without time: the side on turn takes its first legal square, to the end of the game.
func playOn(_ session: inout Session, with ports: Ports) {
  while session.game.turn != nil {
    if let square = session.game.legalSquares.first {
      PlaceDisk.pick(square, in: &session, ports)
      PlaceDisk.finishShowing(in: &session, ports)
    } else {
      PassTurn.dismiss(in: &session, ports)
    }
  }
}

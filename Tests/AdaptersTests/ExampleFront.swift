import Domain
import UseCases

/// A front of ten lines: whoever is on turn takes the first legal square, to the end.
func playOn(_ session: inout Session, at repository: any GameRepository, for eyes: any Presenter) {
  let placeDisk = PlaceDisk(repository: repository, presenter: eyes)
  let passTurn = PassTurn(repository: repository, presenter: eyes)
  while session.game.turn != nil {
    _ =
      session.game.legalSquares.first.map { placeDisk.pick($0, in: &session) }
      ?? passTurn.dismiss(in: &session)
    while case .disk(let square, let move) = session.wait {
      _ = placeDisk.turned(square, of: move, in: &session)
    }
  }
}

import Adapters
import Domain
import UseCases

/// Draws the game with letters after each event.
struct Front: Presenter {
  let tell: @Sendable (String) -> Void
  private let text = GameText()

  func present(_ event: Event, in session: Session) {
    let view = ViewModel(session)
    if let trouble = text.trouble(event) { tell(trouble) }
    for row in BoardDrawing(view, marksLast: true).rows { tell(row) }
    tell("\(text.message(view.message)); \(text.counts(view))")
    if let alert = view.alert { tell(text.alert(alert)) }
  }

  /// Carries out a line: a square, an answer to the open alert, or a reset.
  func carryOut(_ line: String, on loop: GameLoop) async {
    switch CommandReader.square(line) {
    case .success(.input(let input, let word))?:
      guard case .ignored(let reason) = await loop.send(input) else { return }
      tell(text.refusal(.ignored(word, reason)))
    case .failure(let refusal)?: tell(text.refusal(refusal))
    default:
      await loop.send { session in
        guard let alert = session.alert else { return .askReset }
        let isOK = line.lowercased() == "ok"
        return (isOK ? alert.actions.last : alert.actions.first)?.input
      }
    }
  }
}

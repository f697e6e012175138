import Adapters
import Domain
import UseCases

/// Draws the game with letters after each event.
struct Front: Presenter {
  let tell: @Sendable (String) -> Void

  func present(_ event: Event, in session: Session) {
    let view = ViewModel(session)
    if let failure = event.failureText { tell(failure) }
    for row in BoardDrawing(view, marksLast: true).rows { tell(row) }
    tell("\(view.message.text); \(view.countsText)")
    if let alert = view.alert { tell(alert.text) }
  }

  /// Carries out a line: a square, an answer to the open alert, or a reset.
  func carryOut(_ line: String, on loop: GameLoop) async {
    let outcome = await loop.send { session in
      if let square = Square(line) { return .pick(square) }
      guard let alert = session.alert else { return .askReset }
      return (line == "ok" ? alert.actions.last : alert.actions.first)?.input
    }
    if case .ignored(let reason) = outcome { tell(reason.text(of: line)) }
  }
}

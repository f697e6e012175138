import Adapters
import Domain
import UseCases

/// Tells a game in its own words, to a person who plays dark.
struct Storyteller: Presenter {
  let tell: @Sendable (String) -> Void

  func present(_ event: Event, in session: Session) {
    switch event {
    case .play(.placed(let move)) where move.side == .dark: tell("You turn \(move.flips).")
    case .play(.placed(let move)): tell("I take \(move.square) and turn \(move.flips).")
    default: GameText().trouble(event).map(tell)
    }
    let view = ViewModel(session, after: event)
    for news in view.news {
      switch news {
      case .pick: tell("Your choice: \(view.picks)")
      case .thinking: tell("Let me think.")
      case .alert(let alert): tell("\(alert.message) \(alert.actions.map(\.title))")
      case .end, .result: tell("You have \(view.dark.count), I have \(view.light.count).")
      default: break
      }
    }
  }
}

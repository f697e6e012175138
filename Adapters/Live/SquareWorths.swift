import Adapters
import Domain
import UseCases

/// What legal squares are worth, as a medium or a large board shows it (C6.40).
struct SquareWorths: Hashable {
  /// The moves, the best first; none if nothing is shown.
  private let moves: [ValuedMove]

  /// What a square shows.
  struct Number {
    let text: String
    let ink: BoardColor
  }

  /// Makes what advice says, if there is any.
  init(_ advice: Advice?) { moves = advice?.moves ?? [] }

  /// Returns what a square shows, at most four columns wide; nil if it is not legal, or the
  /// computer could not say what it is worth.
  func number(on square: Square) -> Number? {
    guard let worth = moves.first(where: { $0.square == square })?.worth,
      let best = moves.first?.worth
    else { return nil }
    let ink = BoardColor.worth(Loss(disks: best.lead - worth.lead))
    switch worth {
    case .about(let lead): return Number(text: lead.signed, ink: ink)
    case .exactly(let lead): return Number(text: "=\(lead.signed)", ink: ink)
    }
  }
}

import Adapters
import Domain
import UseCases

extension Command {
  /// The commands that play.
  static let play: [Command] = [
    Command("pass", "--", "パス") { $0.play([.pass]) },
    Command("resign") { model in
      model.reply(model.language.noResigning)
      return []
    },
  ]
}

extension Command.Help {
  static let moves = Command.Help("d3, d3c3", in: .play) {
    $0("place disks, as arrows and Enter do", ja: "石を置く (矢印と Enter でも)")
  }
}

extension Model {
  /// True while the player can choose a square, to play it or to try it.
  var awaitsSquare: Bool { Moment.squares.contains(moment) }

  /// The squares that the player can choose now.
  var choices: SquareSet {
    guard awaitsSquare else { return .empty }
    return (study?.viewed.afterDuePass.game ?? session.game).legalSquares
  }

  /// Plays typed moves, or has them wait for their turn.
  mutating func play(_ steps: [Record.Step]) -> [Effect] {
    switch moment {
    case .question: return refuseMove(answerFirst)
    case _ where study != nil: return tryOut(steps)
    case .end: return refuseMove(language.gameIsOver)
    case _ where !players.hasHuman: return refuseMove(language.onlyComputers)
    case .coachAsks, .coachWeighs: return answerCoach(with: steps)
    case .yourPass where steps.count == 1 && steps != [.pass] && queue.sent == nil:
      return refuseMove(language.mustPass(by: sideToPass == you ? nil : sideToPass))
    default: return enqueue(steps)
    }
  }

  /// Follows an input that the game ignored.
  mutating func followRefusal(of input: Input, because reason: Outcome.Reason) -> [Effect] {
    guard let step = input.step else { return [] }
    let entry = queue.takeAnswered(step) ?? Queue.Entry(step: step)
    // The screen was behind the game.
    if reason.isTooEarly, players.hasHuman {
      queue.putBack(entry)
      // What made it too early may be over by now.
      return playQueue()
    }
    let dropped = dropQueue()
    let refusal = language.refusal(of: entry, because: reason)
    refuse(dropped.isEmpty ? refusal : "\(refusal) \(dropped)")
    return []
  }

  private mutating func refuseMove(_ refusal: String) -> [Effect] {
    refuse(refusal)
    return []
  }
}

extension Outcome.Reason {
  /// True if the input was right but too early.
  fileprivate var isTooEarly: Bool {
    switch self {
    case .disksFlipping, .thinking: true
    default: false
    }
  }
}

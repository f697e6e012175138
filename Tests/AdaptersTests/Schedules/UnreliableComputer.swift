import Domain
import Infrastructure
import UseCases

/// A computer that answers early, late, never, wrongly, or with an error, or has no
/// advice, as chance decides.
///
/// It does not always stop when it is called off.
final class UnreliableComputer: Computer {
  private let luck: Luck
  private let time: VirtualTime
  private let clerk: Clerk

  /// Makes a computer whose advice a clerk hears.
  init(_ luck: Luck, time: VirtualTime, clerk: Clerk) {
    self.luck = luck
    self.time = time
    self.clerk = clerk
  }

  /// Promises what it does not always keep.
  func answersEarly(_ wait: Wait) -> Bool { true }

  func advice(on record: Record, about question: Advice.Question) async throws -> Advice {
    let best = try await chooseSquare(for: record, at: .ofAdvice)
    let others = record.game.legalSquares.filter { $0 != best }
    let advice = Advice(best: ValuedMove(best), others: others.map { ValuedMove($0) })
    clerk.hear(advice, after: .advice(on: record, about: question))
    return advice
  }

  func chooseSquare(for record: Record, at level: Level) async throws -> Square {
    let game = record.game
    let kind = luck.isAlwaysGood ? 0 : luck.draw(10)
    let delay = Duration.milliseconds(luck.draw(6000))
    switch kind {
    case 0...3: break
    case 4: try await time.sleep(for: delay)
    case 5:
      // This ignores being called off: the answer comes, whether it is awaited or not.
      await Task(executorPreference: time) { [time] in try? await time.sleep(for: delay) }.value
    case 6: try await time.sleep(for: .seconds(1_000_000))
    case 7: throw OutOfOrder()
    case 8: throw NoAdvice()
    default:
      if let square = game.board.emptySquares.inverted.first { return square }
    }
    let legal = Array(game.legalSquares)
    guard !legal.isEmpty else { throw AskedToPass() }
    return legal[luck.draw(legal.count)]
  }

  struct OutOfOrder: Error {}
  struct AskedToPass: Error {}
}

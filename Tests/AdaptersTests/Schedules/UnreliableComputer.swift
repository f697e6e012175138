import Domain
import Infrastructure
import Synchronization
import UseCases

/// A computer that answers early, late, never, wrongly, or with an error, as chance will have it;
/// and does not always stop when it is called off.
final class UnreliableComputer: Computer {
  private let chance: Mutex<SplitMix64>
  private let isReliable = Mutex(false)
  private let time: VirtualTime

  init(seed: UInt64, time: VirtualTime) {
    chance = Mutex(SplitMix64(seed: seed))
    self.time = time
  }

  /// Makes it answer well from now on.
  func comeToReason() {
    isReliable.withLock { $0 = true }
  }

  func chooseSquare(for game: Game) async throws -> Square {
    let kind = isReliable.withLock(\.self) ? 0 : draw(10)
    let delay = Duration.milliseconds(draw(6000))
    switch kind {
    case 0...3: break
    case 4: try await time.sleep(for: delay)
    case 5:
      // Deaf to being called off: the answer comes, whether it is awaited or not.
      await Task(executorPreference: time) { [time] in try? await time.sleep(for: delay) }.value
    case 6: try await time.sleep(for: .seconds(1_000_000))
    case 7: throw OutOfOrder()
    default:
      if let square = game.board.emptySquares.inverted.first { return square }
    }
    let legal = Array(game.legalSquares)
    guard !legal.isEmpty else { throw AskedToPass() }
    return legal[draw(legal.count)]
  }

  private func draw(_ count: Int) -> Int {
    chance.withLock { Int.random(in: 0..<count, using: &$0) }
  }

  struct OutOfOrder: Error {}
  struct AskedToPass: Error {}
}

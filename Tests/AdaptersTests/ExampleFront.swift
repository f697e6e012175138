import Adapters
import Domain
import Infrastructure
import Synchronization
import UseCases

/// A front that keeps score: it shows a session as the moves that were played.
final class ScoreSheet: Presenter {
  private let moves = Mutex("")

  var text: String { moves.withLock { $0 } }

  func present(_ event: Event, in session: Session) {
    guard case .placed(let move) = event else { return }
    moves.withLock { $0 += "\(move.side)\(move.square) " }
  }
}

/// Lets two computers play a whole game, in no time, and returns its score sheet.
func scoreSheet(seed: UInt64) -> String? {
  let sheet = ScoreSheet()
  let time = VirtualTime()
  let bothComputers = SavedGame(modes: Modes(dark: .computer, light: .computer))
  return time.run {
    let loop = GameLoop(
      session: Session(bothComputers), repository: MemoryGameRepository(), presenter: sheet,
      computer: RandomComputer(seed: seed), clock: time, executor: time)
    await loop.start()
    repeat { await loop.settled() } while await loop.send(.dismissPass) == .heard
    return sheet.text
  }
}

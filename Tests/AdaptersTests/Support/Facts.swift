import Adapters
import Domain
import Infrastructure
import UseCases

extension ViewModel {
  /// Everything the view shows, on a few lines.
  var facts: String {
    """
    \(player("x", dark)), \(player("o", light))
    \(words(message)); \(words(alert)); \(picks.map(\.description).joined(separator: " "))
    \(board)
    """
  }

  /// Everything the view shows but the board.
  var headlines: String {
    facts.split(separator: "\n").prefix(2).joined(separator: "\n")
  }

  private func player(_ side: String, _ player: Player) -> String {
    "\(side) \(player.count) \(player.mode)\(player.isThinking ? " thinking" : "")"
  }

  private func words(_ message: Message) -> String {
    switch message {
    case .turn(let side): "turn \(side)"
    case .won(let side): "won \(side)"
    case .tied: "tied"
    }
  }

  private func words(_ alert: Alert?) -> String {
    switch alert {
    case .pass(let side): "pass \(side)"
    case .confirmation: "confirmation"
    case nil: "no alert"
    }
  }
}

/// A session in the hands of the use cases, without time and without a loop.
struct Hands: Presenter {
  var session: Session

  init(_ saved: SavedGame = SavedGame()) {
    session = Session(saved)
  }

  func present(_ event: Event, in session: Session) {}

  private var ports: Ports { Ports(repository: MemoryGameRepository(), presenter: self) }

  mutating func pick(_ square: Square) {
    PlaceDisk(ports).pick(square, in: &session)
  }

  /// Shows the next disk of the move that is being shown.
  mutating func showNextDisk() {
    guard case .disk(let square, let move) = session.wait else { return }
    PlaceDisk(ports).diskShown(square, of: move, in: &session)
  }

  mutating func set(_ side: Disk, to mode: Mode) {
    ChangeMode(ports).set(side, to: mode, in: &session)
  }

  mutating func askReset() {
    Reset(ports).ask(in: &session)
  }
}

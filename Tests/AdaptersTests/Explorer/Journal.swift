import Adapters
import Domain
import Synchronization
import TestSupport
import UseCases

/// The ports of a step of the product, which note their calls in the words of the paper.
final class Journal: GameRepository, Presenter {
  private struct State {
    var notes: [PaperNote] = []
    var failures: Int
  }

  private let state: Mutex<State>
  private let loaded: SavedGame?

  /// Creates a journal in which some of the next saves fail.
  init(failures: Int, loaded: SavedGame?) {
    state = Mutex(State(failures: failures))
    self.loaded = loaded
  }

  var ports: Ports { Ports(repository: self, presenter: self) }
  var notes: [PaperNote] { state.withLock(\.notes) }

  func load() -> SavedGame? { loaded }

  func save(_ saved: SavedGame) throws(SaveFailure) {
    let isFailing = state.withLock { state in
      state.notes.append(.saves(SavedGameText.encode(saved)))
      defer { state.failures = max(0, state.failures - 1) }
      return state.failures > 0
    }
    if isFailing { throw SaveFailure("full") }
  }

  func present(_ event: Event, in session: Session) {
    state.withLock { $0.notes.append(.presents(event.words, session.face)) }
  }
}

extension Event {
  /// The event in the words of the paper.
  fileprivate var words: String {
    switch self {
    case .started(let origin): "started \(origin)"
    case .placed(let move):
      "placed \(move.side.letter) "
        + move.squares.map { squareName($0.index) }.joined(separator: " ")
    case .diskFlipping(let square, of: let move): "flipping \(square) of \(move.square)"
    case .moveShown(let move): "shown \(move.square)"
    case .passed(let side): "passed \(side.letter)"
    case .modeSet(let side, from: let mode): "set \(side.letter) from \(mode)"
    case .resetAsked: "asked"
    case .resetCanceled: "canceled"
    case .reset: "reset"
    case .opened: "opened"
    case .saveFailed: "save failed"
    }
  }
}

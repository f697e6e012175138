import Domain
import UseCases

/// A game as GTP plays it: whoever asks moves for both sides, and takes moves back.
struct GTPGame: Sendable {
  private(set) var session: Session
  /// What the session was before each step.
  private var earlier: [Session] = []
  private let repository: any GameRepository
  private let presenter: any Presenter

  init(_ game: Game, repository: any GameRepository, presenter: any Presenter) {
    session = Session(SavedGame(game: game))
    self.repository = repository
    self.presenter = presenter
  }

  /// Returns the game in which a side may move now, be it after the pass of its opponent, whom GTP
  /// leaves out; nil where it may not.
  func game(for side: Disk) -> Game? {
    let game = session.game.passing() ?? session.game
    return game.status == .toMove(side) ? game : nil
  }

  /// Plays a move, and the pass before it if there is one; false, and nothing, where illegal.
  mutating func play(_ side: Disk, at square: Square) -> Bool {
    guard game(for: side)?.legalSquares.contains(square) == true else { return false }
    earlier.append(session)
    dismissPass()
    let placeDisk = PlaceDisk(repository: repository, presenter: presenter)
    _ = placeDisk.pick(square, in: &session)
    while case .disk(let square, let move) = session.wait {
      _ = placeDisk.turned(square, of: move, in: &session)
    }
    return true
  }

  /// Passes for a side that must; false, and nothing, for any other.
  mutating func pass(_ side: Disk) -> Bool {
    guard session.awaitsPass == side else { return false }
    earlier.append(session)
    dismissPass()
    return true
  }

  /// Makes a step that changes nothing: a pass after the end, which GTP takes back like any other.
  mutating func stay() {
    earlier.append(session)
  }

  private mutating func dismissPass() {
    _ = PassTurn(repository: repository, presenter: presenter).dismiss(in: &session)
  }

  /// Takes back the last move or pass; false if there is none.
  mutating func undo() -> Bool {
    guard let last = earlier.popLast() else { return false }
    defer { session = last }
    guard last.saved != session.saved else { return true }
    do {
      try repository.save(last.saved)
    } catch {
      presenter.present(.saveFailed(error), in: last)
    }
    return true
  }

  /// Begins anew, with nothing to take back.
  mutating func clear() {
    let reset = Reset(repository: repository, presenter: presenter)
    _ = reset.ask(in: &session)
    _ = reset.answer(.ok, in: &session)
    earlier = []
  }
}

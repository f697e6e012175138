import Domain
import Synchronization
import UseCases

/// What a probe has done to a session, all of it.
struct Step {
  let probe: Probe
  let kind: Probe.Kind
  let before: Session
  let after: Session
  /// What became of the input; nil for a report that changed nothing.
  let outcome: Outcome?
  /// What was presented.
  let events: [Event]
  /// What was handed to the repository to be saved.
  let saves: [SavedGame]
  /// Whether each save failed.
  let savesFail: Bool
}

/// The real use cases, between a presenter and a repository that only take notes.
struct Laboratory {
  private let notes = Notes()

  /// Does a probe to a session.
  func step(_ probe: Probe, on before: Session, savesFail: Bool = false) -> Step {
    notes.begin(loading: before.saved, savesFail: savesFail)
    var session = before
    let outcome = apply(probe, to: &session)
    let (events, saves) = notes.end()
    return Step(
      probe: probe, kind: probe.kind(in: before), before: before, after: session,
      outcome: outcome, events: events, saves: saves, savesFail: savesFail)
  }

  private func apply(_ probe: Probe, to session: inout Session) -> Outcome? {
    let ports = Ports(repository: notes, presenter: notes)
    let placeDisk = PlaceDisk(ports)
    let reset = Reset(ports)
    switch probe {
    case .pick(let square): return placeDisk.pick(square, in: &session)
    case .thought(let square, let game):
      return placeDisk.computerChose(square, on: game, in: &session) ? .accepted : nil
    case .turned(let square, let move):
      return placeDisk.diskShown(square, of: move, in: &session) ? .accepted : nil
    case .dismiss: return PassTurn(ports).dismiss(in: &session)
    case .ask: return reset.ask(in: &session)
    case .answer(let answer): return reset.answer(answer, in: &session)
    case .set(let side, let mode):
      return ChangeMode(ports).set(side, to: mode, in: &session)
    case .restart:
      let loaded = try? LoadGame(ports).start()
      guard let loaded else { return nil }
      session = loaded
      return .accepted
    }
  }
}

/// Notes what reaches the ports during one step.
private final class Notes: Presenter, GameRepository {
  private struct State {
    var events: [Event] = []
    var saves: [SavedGame] = []
    var loading = SavedGame()
    var savesFail = false
  }

  private let state = Mutex(State())

  func begin(loading: SavedGame, savesFail: Bool) {
    state.withLock { $0 = State(loading: loading, savesFail: savesFail) }
  }

  func end() -> ([Event], [SavedGame]) {
    state.withLock { ($0.events, $0.saves) }
  }

  func present(_ event: Event, in session: Session) {
    state.withLock { $0.events.append(event) }
  }

  func load() -> SavedGame? {
    state.withLock(\.loading)
  }

  func save(_ saved: SavedGame) throws(SaveFailure) {
    let fails = state.withLock {
      $0.saves.append(saved)
      return $0.savesFail
    }
    if fails { throw SaveFailure(reason: "as the test wants it") }
  }
}

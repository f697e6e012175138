import Adapters
import Domain
import TestSupport
import UseCases

/// Everything that a probe has done to a session.
///
/// An object, because each of some fifty promises would copy a value of this size.
final class Step {
  let probe: Probe
  let kind: Probe.Kind
  let after: Session
  /// Whether the session after is equal to the one before.
  let isUnchanged: Bool
  /// What became of the input; nil for a report that changed nothing.
  let outcome: Outcome?
  /// What was presented.
  let events: [Event]
  /// What was handed to the repository to be saved.
  let saves: [SavedGame]
  /// Whether each save failed.
  let savesFail: Bool

  private let laboratory: Laboratory

  /// What is shown of the session after.
  private(set) lazy var viewAfter = isUnchanged ? viewBefore : ViewModel(after)

  init(
    probe: Probe, in laboratory: Laboratory, after: Session, outcome: Outcome?, events: [Event],
    saves: [SavedGame], savesFail: Bool
  ) {
    self.probe = probe
    self.kind = probe.kind(in: laboratory.session)
    self.laboratory = laboratory
    self.after = after
    self.isUnchanged = after == laboratory.session
    self.outcome = outcome
    self.events = events
    self.saves = saves
    self.savesFail = savesFail
  }

  var before: Session { laboratory.session }

  /// What is shown of the session before.
  var viewBefore: ViewModel { laboratory.view }

  /// Whether a person has made a step, now or as it was planned.
  var isOfPerson: Bool {
    guard outcome == .accepted, after.record.steps.count == before.seen.steps.count + 1 else {
      return false
    }
    return [.legalPick, .dismiss, .play, .next].contains(kind)
  }

  /// Whether a person has placed a disk.
  var isPick: Bool { isOfPerson && after.record.steps.last != .pass }

  /// Whether a person has dismissed a pass.
  var isDismissal: Bool { isOfPerson && after.record.steps.last == .pass }

  /// Whether the probe reports that what was awaited is there.
  var isReport: Bool {
    switch probe {
    case .thought, .advice, .noAdvice, .givingUp, .turned, .timeIsUp: true
    default: false
    }
  }

  /// Whether a new game has begun.
  var beginsGame: Bool {
    kind == .ok && outcome == .accepted || kind == .again && before.game.turn == nil
  }
}

/// The real use cases on a session, with doubles at the ports.
final class Laboratory {
  let session: Session
  /// What is shown of the session.
  private(set) lazy var view = ViewModel(session)

  init(_ session: Session) {
    self.session = session
  }

  /// Applies a probe to the session.
  func step(_ probe: Probe, savesFail: Bool = false) -> Step {
    let repository = FakeGameRepository(session.saved, failingSaves: savesFail ? .max : 0)
    let presenter = RecordingPresenter()
    var after = session
    let outcome = apply(probe, to: &after, Ports(repository: repository, presenter: presenter))
    return Step(
      probe: probe, in: self, after: after, outcome: outcome, events: presenter.events,
      saves: repository.saves, savesFail: savesFail)
  }

  private func apply(_ probe: Probe, to session: inout Session, _ ports: Ports) -> Outcome? {
    let placeDisk = PlaceDisk(ports)
    let reset = Reset(ports)
    switch probe {
    case .pick(let square): return placeDisk.pick(square, in: &session)
    case .thought(let square, let wait):
      return placeDisk.computerChose(square, after: wait, in: &session) ? .accepted : nil
    case .go(let moment): return LookBack(ports).go(to: moment, in: &session)
    case .exchange: return ExchangeVariation(ports).exchange(in: &session)
    case .undo(let count): return TakeBack(ports).undo(count, in: &session)
    case .redo(let count): return TakeBack(ports).redo(count, in: &session)
    case .inquire(let request): return GiveAdvice(ports).ask(request, in: &session)
    case .keepValues(let areKept):
      KeepValues(ports).keep(areKept, in: &session)
      return .accepted
    case .noAdvice(let wait):
      let isHeard = KeepValues(ports).cannotBeFound(after: wait, in: &session)
      return isHeard ? .accepted : nil
    case .analyze: return GiveAdvice(ports).analyze(in: &session)
    case .stopAnalysis: return GiveAdvice(ports).stopAnalysis(in: &session)
    case .advice(let square, let wait):
      let advice = Advice(of: square, after: wait)
      return GiveAdvice(ports).found(advice, after: wait, in: &session) ? .accepted : nil
    case .givingUp(let wait):
      let isHeard = ChangeMode(ports).computerGaveUp(because: .ended, after: wait, in: &session)
      return isHeard ? .accepted : nil
    case .turned(let wait): return placeDisk.diskShown(after: wait, in: &session) ? .accepted : nil
    case .timeIsUp(let wait):
      return PassTurn(ports).timeIsUp(after: wait, in: &session) ? .accepted : nil
    case .dismiss: return PassTurn(ports).dismiss(in: &session)
    case .play(let step): return PlayAhead(ports).play(step, in: &session)
    case .plan(let moves): return PlayAhead(ports).plan(moves, in: &session)
    case .dropPlanned: return PlayAhead(ports).drop(in: &session)
    // What is refused is told, and those behind it are dropped.
    case .next: return PlayAhead(ports).next(in: &session) == nil ? nil : .accepted
    case .ask:
      reset.ask(in: &session)
      return .accepted
    case .again:
      reset.again(in: &session)
      return .accepted
    case .autoPass:
      PassTurn(ports).dismissByThemselves(in: &session)
      return .accepted
    case .answer(let answer): return reset.answer(answer, in: &session)
    case .set(let side, let choice):
      ChangeMode(ports).set(side, to: choice, in: &session)
      return .accepted
    case .restart:
      let loaded = try? LoadGame(ports).start(isAutoPassing: session.isAutoPassing)
      guard let loaded else { return nil }
      session = loaded
      return .accepted
    }
  }
}

extension Advice {
  /// What a computer may say that was asked by a wait, and that finds a square best.
  fileprivate init(of square: Square, after wait: Wait) {
    var others: [Square] = []
    if case .advice(let record, _) = wait {
      others = record.game.legalSquares.filter { $0 != square }
    }
    self.init(
      best: ValuedMove(square, worth: .about(0)),
      others: others.map { ValuedMove($0, worth: .about(-1)) })
  }
}

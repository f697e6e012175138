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

  /// Whether the last disk of a move has turned, by itself or with the others.
  var endsShowing: Bool { [.turned, .finishShowing].contains(kind) && after.showing == nil }

  /// Whether a person has dismissed a pass.
  var isDismissal: Bool { isOfPerson && after.record.steps.last == .pass }

  /// Whether the step that comes next among those that are planned was made otherwise: a pass, or a
  /// move of a transcript that the opponent has made (R12.4).
  var isCrossedOut: Bool {
    guard after.record.steps.count == before.record.steps.count + 1,
      let next = before.planned.first, next.step == after.record.steps.last
    else { return false }
    switch kind {
    case .legalThought: return next != .alone(next.step)
    case .dismiss, .play, .timeIsUp: return next.step == .pass
    default: return false
    }
  }

  /// Whether the probe reports that what was awaited is there.
  var isReport: Bool {
    switch probe {
    case .thought, .advice, .noAdvice, .givingUp, .timeIsUp: true
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
    switch probe {
    case .pick(let square): return PlaceDisk.pick(square, in: &session, ports)
    case .thought(let square, let wait):
      return session.take(.square(square), after: wait, ports) ? .accepted : nil
    case .go(let moment): return LookBack.go(to: moment, in: &session, ports)
    case .exchange: return ExchangeVariation.exchange(in: &session, ports)
    case .undo(let count): return TakeBack.undo(count, in: &session, ports)
    case .redo(let count): return TakeBack.redo(count, in: &session, ports)
    case .inquire(let request): return GiveAdvice.ask(request, in: &session, ports)
    case .keepValues(let areKept):
      KeepValues.keep(areKept, in: &session, ports)
      return .accepted
    case .noAdvice(let wait):
      return session.take(.nothing, after: wait, ports) ? .accepted : nil
    case .analyze: return GiveAdvice.analyze(in: &session, ports)
    case .stopAnalysis: return GiveAdvice.stopAnalysis(in: &session, ports)
    case .advice(let square, let wait):
      let advice = Advice(of: square, after: wait)
      return session.take(.advice(advice), after: wait, ports) ? .accepted : nil
    case .givingUp(let wait):
      return session.take(.gaveUp(.ended), after: wait, ports) ? .accepted : nil
    case .timeIsUp(let wait):
      return session.take(.timeIsUp, after: wait, ports) ? .accepted : nil
    case .dismiss: return PassTurn.dismiss(in: &session, ports)
    case .play(let step): return PlayAhead.play(step, in: &session, ports)
    case .plan(let moves): return PlayAhead.plan(moves, in: &session, ports)
    case .dropPlanned: return PlayAhead.drop(in: &session, ports)
    // What is refused is told, and those behind it are dropped.
    case .next: return PlayAhead.next(in: &session, ports) == nil ? nil : .accepted
    case .ask:
      Reset.ask(in: &session, ports)
      return .accepted
    case .again:
      Reset.again(in: &session, ports)
      return .accepted
    case .finishShowing:
      guard session.showing != nil else { return nil }
      PlaceDisk.finishShowing(in: &session, ports)
      return .accepted
    case .autoPass:
      PassTurn.dismissByThemselves(in: &session, ports)
      return .accepted
    case .answer(let answer): return Reset.answer(answer, in: &session, ports)
    case .set(let side, let choice):
      ChangeMode.set(side, to: choice, in: &session, ports)
      return .accepted
    case .restart:
      let loaded = try? LoadGame.start(isAutoPassing: session.run.isAutoPassing, ports)
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

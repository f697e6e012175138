import Adapters
import Domain
import Synchronization
import TestSupport
import UseCases

/// Keeps on paper what a loop plays, and notes the first thing that is another there.
///
/// It hears the inputs of a person, what computers say, and what is saved and told. For all that is
/// not of an input it must find a cause: the end of what is awaited on paper, or a planned move
/// whose turn it is.
final class Clerk: Sendable {
  private let ledger = Mutex(Ledger())

  /// What is another on paper, or nil.
  var problem: String? { ledger.withLock(\.problem) }
  /// The situations that have come about.
  var situations: Set<Situation> { ledger.withLock(\.situations) }
  /// The session on paper.
  var paper: PaperSession { ledger.withLock(\.paper) }

  /// Notes that a program starts with what is saved.
  func start() {
    ledger.withLock { $0.start() }
  }

  /// Notes that the program was killed.
  func kill() {
    ledger.withLock { $0.explain() }
  }

  /// Hears an input, before that is handed to the session.
  func hear(_ input: Input, in session: Session) {
    ledger.withLock { ledger in
      ledger.explain()
      ledger.compare(with: session)
      ledger.input = input
    }
  }

  /// Hears what became of the input, and how the session is now.
  func hear(_ outcome: Outcome?, in session: Session) {
    ledger.withLock { ledger in
      ledger.explain(outcome)
      ledger.compare(with: session)
    }
  }

  /// Hears what a computer has said that was asked by a wait.
  func hear(_ advice: Advice, after wait: Wait) {
    ledger.withLock { $0.said.append((wait, advice)) }
  }

  /// Notes a save, and whether it has failed.
  func note(_ saved: SavedGame, fails: Bool) {
    ledger.withLock { $0.heard.append(.saved(saved, fails: fails)) }
  }

  /// Notes a game that is kept.
  func note(kept record: Record) {
    ledger.withLock { $0.heard.append(.kept(record)) }
  }

  /// Notes an event and the session to which it has led.
  func note(_ event: Event, in session: Session) {
    ledger.withLock { ledger in
      ledger.heard.append(.told(event, session))
      ledger.meet(event, SessionTraits(session))
    }
  }
}

/// What the clerk has heard and has not explained yet, and the session on paper.
private struct Ledger {
  enum Entry {
    case saved(SavedGame, fails: Bool)
    case kept(Record)
    indirect case told(Event, Session)

    var note: PaperNote {
      switch self {
      case .saved(let saved, fails: _): .saves(saved)
      case .kept(let record): .keeps(record)
      case .told(let event, _): PaperNote(event)
      }
    }
  }

  private(set) var paper = PaperSession()
  /// What is saved, on paper.
  private var disk: SavedGame?
  private(set) var problem: String?
  private(set) var situations: Set<Situation> = []
  /// What was up when something was told last.
  private var traits: SessionTraits = []
  var heard: [Entry] = []
  var input: Input?
  var said: [(wait: Wait, advice: Advice)] = []

  /// Notes the situations that an event is.
  mutating func meet(_ event: Event, _ traits: SessionTraits) {
    let name = event.name
    for situation in Situation.all
    where situation.isMet(by: name, from: self.traits, to: traits) {
      situations.insert(situation)
    }
    self.traits = traits
  }

  mutating func start() {
    paper = PaperSession(disk ?? SavedGame())
    input = nil
    guard case .told(let event, let session)? = heard.popLast(), heard.isEmpty else {
      return fail("a start is not told alone")
    }
    let origin = Event.started(disk == nil ? .new : .resumed)
    if event != origin { fail("a start is told as \(event), on paper as \(origin)") }
    compare(with: session)
  }

  /// Finds the causes of all that was heard.
  mutating func explain(_ outcome: Outcome? = nil) {
    if let input {
      self.input = nil
      let attempt = attempt(outcome) { $0.take(input) }
      if let difference = attempt.difference { return fail("\(input): \(difference)") }
      adopt(attempt)
    }
    while problem == nil, !heard.isEmpty {
      guard let attempt = reported() else {
        return fail("on paper nothing brings \(heard[0].note), but \(awaited)")
      }
      adopt(attempt)
    }
  }

  /// Compares the session as it is now; what a report has done that was not told is found here.
  mutating func compare(with session: Session) {
    guard problem == nil, let difference = paper.difference(from: session) else { return }
    let silent = reports.compactMap(silently).first { $0.paper.difference(from: session) == nil }
    guard let silent else { return fail(difference) }
    adopt(silent)
  }

  /// Something that may have happened, on paper.
  private struct Attempt {
    let paper: PaperSession
    /// How many notes it has brought.
    let count: Int
    let isHeard: Bool
    /// What of them, or of the session then, is another.
    let difference: String?
  }

  private func attempt(
    _ outcome: Outcome? = nil, _ cause: (inout PaperSession) -> PaperReply
  ) -> Attempt {
    var next = paper
    next.failures = heard.compactMap {
      if case .saved(_, let fails) = $0 { fails } else { nil }
    }
    let reply = cause(&next)
    next.failures = []
    let brought = heard.prefix(reply.notes.count)
    let sessions = brought.compactMap { entry in
      if case .told(_, let session) = entry { session } else { nil }
    }
    let difference = reply.difference(
      from: outcome ?? reply.outcome, brought.map(\.note), in: sessions)
    return Attempt(
      paper: next, count: reply.notes.count, isHeard: reply.outcome != nil, difference: difference)
  }

  /// Takes an attempt for what has happened, and the planned moves whose turn it is then.
  private mutating func adopt(_ attempt: Attempt) {
    for case .saved(let saved, fails: false) in heard.prefix(attempt.count) { disk = saved }
    heard.removeFirst(attempt.count)
    paper = attempt.paper
    let planned = self.attempt { $0.playPlanned() }
    guard planned.isHeard else { return }
    if let difference = planned.difference { return fail("the next planned move: \(difference)") }
    adopt(planned)
  }

  /// The report that has brought what was heard, behind one that was not told if that must be.
  private func reported() -> Attempt? {
    let told = reports.lazy.map { self.ending($0) }.first { $0.difference == nil && $0.count > 0 }
    if let told { return told }
    return reports.lazy.compactMap { report -> Attempt? in
      guard let silent = self.silently(report) else { return nil }
      var behind = self
      behind.paper = silent.paper
      return behind.reports.lazy.map { behind.ending($0) }
        .first { $0.difference == nil && $0.count > 0 }
    }.first
  }

  private func ending(_ report: Report) -> Attempt {
    attempt { paper in
      paper.wait.map { paper.take(report, after: $0) } ?? PaperReply(outcome: nil, notes: [])
    }
  }

  /// What a report does that brings nothing to be heard, or nil if it is not heard or brings
  /// something.
  private func silently(_ report: Report) -> Attempt? {
    let attempt = ending(report)
    return attempt.isHeard && attempt.count == 0 ? attempt : nil
  }

  /// What may have come of that which is awaited on paper.
  private var reports: [Report] {
    guard let wait = paper.wait else { return [] }
    switch wait {
    case .disk: return [.timeIsUp]
    case .thought: return toldReports
    case .advice:
      return toldReports + [.failed("lost")]
        + said.filter { $0.wait == wait }.map { .advice($0.advice) }
    }
  }

  /// The reports that what was told says itself.
  private var toldReports: [Report] {
    heard.compactMap { entry in
      switch entry.note {
      case .tells(.play(.placed(let move))): .square(move.square)
      case .tells(.advice(.notGiven)): .noAdvice
      default: nil
      }
    }
  }

  private var awaited: String { paper.wait.map { "\($0) is awaited" } ?? "nothing is awaited" }

  private mutating func fail(_ problem: String) {
    if self.problem == nil { self.problem = problem }
  }
}

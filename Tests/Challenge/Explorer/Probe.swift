import Adapters
import Domain
import UseCases

/// Something that is tried on a session.
enum Probe {
  /// A person does something.
  case input(Input)
  /// Something has come of a wait, which may be an earlier one.
  case report(Report, after: Wait)
  /// The program is killed and started again, with what it is asked for; the game is saved, or else
  /// given to begin with.
  case restart(isNew: Bool, isSaved: Bool = true, dark: ModeChoice?, light: ModeChoice?)

  /// What becomes of a probe.
  struct Reply: Equatable {
    /// What becomes of an input; else whether a report counts.
    let outcome: Outcome?
    let counts: Bool
    let notes: [PaperNote]
  }

  /// Tries it on a session of the product, in which some saves fail.
  func tried(on session: inout Session, failures: Int) throws(LoadFailure) -> Reply {
    let journal = Journal(failures: failures, loaded: isSaved ? session.saved : nil)
    var outcome: Outcome?
    var counts = true
    switch self {
    case .input(let input):
      outcome = session.take(input, journal.ports)
      counts = outcome == .accepted
    case .report(let report, let wait):
      counts = session.take(report, after: wait, journal.ports)
    case .restart(let isNew, let isSaved, let dark, let light):
      let other = SavedGame(modes: Modes(light: .computer(.random)))
      session = try LoadGame.start(
        isNew: isNew, first: isSaved ? other : session.saved,
        modes: BySide(dark: dark, light: light), journal.ports)
    }
    return Reply(outcome: outcome, counts: counts, notes: journal.notes)
  }

  /// Tries it on paper.
  func tried(on paper: inout PaperSession, failures: Int) -> Reply {
    paper.failures = failures
    var outcome: Outcome?
    var counts = true
    switch self {
    case .input(let input):
      outcome = paper.take(input)
      counts = outcome == .accepted
    case .report(let report, let wait):
      counts = paper.take(report, after: wait.onPaper)
    case .restart(let isNew, let isSaved, let dark, let light):
      paper.restart(isNew: isNew, isSaved: isSaved, dark: dark, light: light)
    }
    let notes = paper.notes
    (paper.notes, paper.failures) = ([], 0)
    return Reply(outcome: outcome, counts: counts, notes: notes)
  }

  /// Whether the program finds the game that was played.
  private var isSaved: Bool {
    if case .restart(_, isSaved: false, _, _) = self { false } else { true }
  }
}

extension Probe: CustomStringConvertible {
  var description: String {
    switch self {
    case .input(.make(let step)): "\(step)"
    case .input(.open(let saved)): "opening \(SavedGameText.encode(saved).prefix { $0 != "\n" })"
    case .input(let input): "\(input)"
    case .report(let report, .thought(on: let record, at: let level)):
      "\(report) after a thought on \(record.steps.isEmpty ? "the start" : "\(record)") at \(level)"
    case .report(let report, .disk(let square, of: _)): "\(report) after the disk on \(square)"
    case .restart(isNew: true, _, _, _): "restart with a new game"
    case .restart(_, isSaved: false, _, _): "restart with the game given"
    case .restart: "restart"
    }
  }
}

import Adapters
import Domain
import UseCases

/// A step to try on a session.
enum Probe {
  case input(Input)
  /// A result of a wait, which may be an earlier one.
  case report(Report, after: Wait)
  /// A kill and a new start, with the requests for it.
  ///
  /// The program finds the saved game or, if it is not saved, gets it to begin with.
  case restart(isNew: Bool, isSaved: Bool = true, dark: Mode?, light: Mode?)

  /// The result of a probe.
  struct Reply: Equatable {
    /// The outcome of an input, or `nil` for other probes.
    let outcome: Outcome?
    let isAccepted: Bool
    let notes: [PaperNote]
  }

  /// Tries the probe on a session of the product, in which some saves fail.
  func tried(on session: inout Session, failures: Int) throws(LoadFailure) -> Reply {
    let journal = Journal(failures: failures, loaded: isSaved ? session.saved : nil)
    var outcome: Outcome?
    var isAccepted = true
    switch self {
    case .input(let input):
      outcome = session.handle(input, journal.ports)
      isAccepted = outcome == .accepted
    case .report(let report, let wait):
      isAccepted = session.end(wait, with: report, journal.ports)
    case .restart(let isNew, let isSaved, let dark, let light):
      let other = SavedGame(modes: BySide(dark: .manual, light: .computer))
      session = try LoadGame.start(
        isNew: isNew, first: isSaved ? other : session.saved,
        modes: BySide(dark: dark, light: light), journal.ports)
    }
    return Reply(outcome: outcome, isAccepted: isAccepted, notes: journal.notes)
  }

  /// Tries the probe on paper.
  func tried(on paper: inout PaperSession, failures: Int) -> Reply {
    paper.failures = failures
    var outcome: Outcome?
    var isAccepted = true
    switch self {
    case .input(let input):
      outcome = paper.handle(input)
      isAccepted = outcome == .accepted
    case .report(let report, let wait):
      isAccepted = paper.handle(report, after: wait.onPaper)
    case .restart(let isNew, let isSaved, let dark, let light):
      paper.restart(isNew: isNew, isSaved: isSaved, dark: dark, light: light)
    }
    let notes = paper.notes
    paper.notes = []
    paper.failures = 0
    return Reply(outcome: outcome, isAccepted: isAccepted, notes: notes)
  }

  /// True if the program finds the game of the session.
  private var isSaved: Bool {
    if case .restart(_, isSaved: false, _, _) = self { false } else { true }
  }
}

extension Probe: CustomStringConvertible {
  var description: String {
    switch self {
    case .input(.open(let saved)): "opening \(SavedGameText.encode(saved).prefix { $0 != "\n" })"
    case .input(let input): "\(input)"
    case .report(let report, .thought): "\(report) after a thought"
    case .report(let report, .disk(let square, of: _)): "\(report) after the disk on \(square)"
    case .restart(isNew: true, _, _, _): "restart with a new game"
    case .restart(_, isSaved: false, _, _): "restart with the game given"
    case .restart: "restart"
    }
  }
}

import UseCases

/// What brings events: an input, the end of a wait, a planned move, or a start; each has a row in
/// the guide.
enum Source: Int, CaseIterable {
  case make, finishShowing, autoPass, askReset, answerReset, again, setMode, undo, redo, go
  case exchange, play, plan, dropPlanned, ask, keepValues, analyze, stopAnalysis
  case disk, thought, guest, pass, advice
  case planned, start
}

/// The names of the events.
enum EventName: Int, CaseIterable {
  case started, saveFailed
  case placed, diskTurning, moveShown, passed, tookBack, redone, reset
  case modeSet, gaveUp, autoPassChosen
  case asked, canceled
  case looked, departed, exchanged
  case requested, given, notGiven, valuesKept, valuesFound, analysisBegun, moveJudged,
    analysisStopped
  case planned, refused, notPlayed
}

extension Probe {
  /// The row of the guide that tells of the events.
  var source: Source {
    switch self {
    case .pick, .dismiss: .make
    case .play: .play
    case .plan: .plan
    case .dropPlanned: .dropPlanned
    case .next: .planned
    case .ask: .askReset
    case .again: .again
    case .finishShowing: .finishShowing
    case .autoPass: .autoPass
    case .answer: .answerReset
    case .set: .setMode
    case .inquire: .ask
    case .keepValues: .keepValues
    case .analyze: .analyze
    case .stopAnalysis: .stopAnalysis
    case .go: .go
    case .exchange: .exchange
    case .undo: .undo
    case .redo: .redo
    case .thought(_, let wait), .advice(_, let wait), .noAdvice(let wait), .givingUp(let wait),
      .timeIsUp(let wait):
      wait.source
    case .restart: .start
    }
  }
}

extension Wait {
  fileprivate var source: Source {
    switch self {
    case .thought: .thought
    case .guest: .guest
    case .advice: .advice
    case .pass: .pass
    case .disk: .disk
    }
  }
}

extension Event {
  /// The name of the case.
  var name: EventName {
    switch self {
    case .started: .started
    case .play(.placed): .placed
    case .play(.diskTurning): .diskTurning
    case .play(.moveShown): .moveShown
    case .play(.passed): .passed
    case .play(.tookBack): .tookBack
    case .play(.redone): .redone
    case .looking(.departed): .departed
    case .looking(.exchanged): .exchanged
    case .looking(.looked): .looked
    case .players(.modeSet): .modeSet
    case .players(.gaveUp): .gaveUp
    case .advice(.requested): .requested
    case .advice(.given): .given
    case .advice(.notGiven): .notGiven
    case .advice(.valuesKept): .valuesKept
    case .advice(.valuesFound): .valuesFound
    case .advice(.analysisBegun): .analysisBegun
    case .advice(.moveJudged): .moveJudged
    case .advice(.analysisStopped): .analysisStopped
    case .plan(.planned): .planned
    case .plan(.refused): .refused
    case .plan(.notPlayed): .notPlayed
    case .players(.autoPassChosen): .autoPassChosen
    case .question(.asked): .asked
    case .question(.canceled): .canceled
    case .play(.reset): .reset
    case .saveFailed: .saveFailed
    }
  }
}

/// Which events each source has brought.
struct Brought {
  /// A bit for each event, by the number of the source.
  private var events = [UInt32](repeating: 0, count: Source.allCases.count)

  /// Notes the events of a source.
  mutating func note(_ new: [Event], by source: Source) {
    for event in new { events[source.rawValue] |= 1 << event.name.rawValue }
  }

  /// The names of the events that a source has brought.
  subscript(source: Source) -> Set<String> {
    Set(
      EventName.allCases.filter { events[source.rawValue] & (1 << $0.rawValue) != 0 }
        .map { "\($0)" })
  }
}

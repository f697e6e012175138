import Domain
import UseCases

/// Something that can reach a session: an input of a person, a report, a restart.
enum Probe: Hashable, CustomStringConvertible {
  case pick(Square)
  case dismiss
  case play(Record.Step)
  case plan([PlannedMove])
  case dropPlanned
  /// The loop plays the next planned move.
  case next
  case ask
  case again
  case finishShowing
  case autoPass
  case answer(Reset.Answer)
  case set(Disk, ModeChoice)
  case inquire(Advice.Request)
  case keepValues(Bool)
  /// The computer could not give the advice that was awaited.
  case noAdvice(after: Wait)
  case analyze
  case stopAnalysis
  case go(LookBack.Moment)
  case exchange
  case undo(Int)
  case redo(Int)
  case thought(Square, after: Wait)
  case advice(Square, after: Wait)
  /// The computer that was awaited has given up.
  case givingUp(after: Wait)
  /// The disk that was awaited has turned, or the pass has been up for a while.
  case timeIsUp(after: Wait)
  /// The program is killed, and started again.
  case restart

  var description: String {
    switch self {
    case .pick(let square): "pick \(square)"
    case .dismiss: "dismiss"
    case .play(let step): "play \(step)"
    case .plan(let moves): "plan \(moves.map(\.step.description).joined())"
    case .dropPlanned: "drop what is planned"
    case .next: "the next planned move"
    case .ask: "ask for a reset"
    case .again: "again"
    case .finishShowing: "show the rest at once"
    case .autoPass: "auto pass"
    case .answer(let answer): "answer \(answer)"
    case .set(let side, let choice): "\(side) to \(choice)"
    case .inquire(let request): "ask for \(request)"
    case .keepValues(let areKept): "values \(areKept ? "on" : "off")"
    case .noAdvice(let wait): "no advice for \(wait.shortened)"
    case .analyze: "analyze"
    case .stopAnalysis: "stop the analysis"
    case .go(let moment): "go to \(moment)"
    case .exchange: "exchange"
    case .undo(let count): "undo \(count)"
    case .redo(let count): "redo \(count)"
    case .thought(let square, let wait): "think of \(square) for \(wait.shortened)"
    case .advice(let square, let wait): "advise \(square) for \(wait.shortened)"
    case .givingUp(let wait): "give up \(wait.shortened)"
    case .timeIsUp(let wait): "\(wait.shortened) is over"
    case .restart: "kill and restart"
    }
  }

  /// The kinds of probes that the figures tell apart.
  enum Kind: String, CaseIterable {
    case legalPick = "legal pick"
    case illegalPick = "illegal pick"
    case dismiss = "dismiss a pass"
    case play = "play or plan"
    case plan = "plan"
    case dropPlanned = "drop what is planned"
    case next = "next planned move"
    case ask = "ask for a reset"
    case again = "again"
    case finishShowing = "show the rest at once"
    case autoPass = "auto pass"
    case cancel = "answer Cancel"
    case ok = "answer OK"
    case switchMode = "switch a mode"
    case sameMode = "set the same mode"
    case askHint = "ask for a hint"
    case askValues = "ask for values"
    case keepValues = "keep values up"
    case keepNoValues = "keep values up no longer"
    case noAdvice = "no advice"
    case analyze = "ask for an analysis"
    case stopAnalysis = "stop the analysis"
    case go = "look at another moment"
    case exchange = "exchange the game for the other"
    case undo = "take back"
    case redo = "play again"
    case legalAdvice = "legal advice"
    case illegalAdvice = "illegal advice"
    case lateAdvice = "late advice"
    case legalThought = "legal thought"
    case illegalThought = "illegal thought"
    case givingUp = "giving up"
    case givingUpAdvice = "giving up advice"
    case lateGivingUp = "late giving up"
    case turned = "disk turned"
    case timeIsUp = "pass by itself"
    case latePass = "late pass by itself"
    case lateThought = "late thought"
    case lateDisk = "late disk"
    case restart = "restart"

    /// Whether this kind must be ignored wherever it comes.
    var isNeverHeard: Bool {
      switch self {
      case .illegalPick, .illegalThought, .lateThought, .lateAdvice, .lateDisk,
        .latePass, .lateGivingUp:
        true
      default: false
      }
    }
  }

  /// What kind of probe this is for a session.
  func kind(in session: Session) -> Kind {
    switch self {
    case .pick(let square):
      session.seen.game.legalSquares.contains(square) ? .legalPick : .illegalPick
    case .dismiss: .dismiss
    case .play: .play
    case .plan: .plan
    case .dropPlanned: .dropPlanned
    case .next: .next
    case .ask: .ask
    case .again: .again
    case .finishShowing: .finishShowing
    case .autoPass: .autoPass
    case .answer(.cancel): .cancel
    case .answer(.ok): .ok
    case .set(let side, let choice):
      session.modes.after(choice, for: side) == session.modes ? .sameMode : .switchMode
    case .inquire(.values): .askValues
    case .inquire: .askHint
    case .keepValues(true): .keepValues
    case .keepValues: .keepNoValues
    case .noAdvice(let wait):
      session.wait == wait && session.wantsValues ? .noAdvice : .lateAdvice
    case .analyze: .analyze
    case .stopAnalysis: .stopAnalysis
    case .go: .go
    case .exchange: .exchange
    case .undo: .undo
    case .redo: .redo
    case .advice(let square, let wait):
      session.wait != wait
        ? .lateAdvice : wait.isLegal(square) ? .legalAdvice : .illegalAdvice
    case .thought(let square, let wait):
      session.wait != wait
        ? .lateThought
        : session.game.legalSquares.contains(square) ? .legalThought : .illegalThought
    case .givingUp(let wait):
      session.wait == wait ? wait.kindOfGivingUp : .lateGivingUp
    case .timeIsUp(let wait):
      switch wait {
      case .disk: session.wait == wait ? .turned : .lateDisk
      case .pass: session.wait == wait ? .timeIsUp : .latePass
      case .thought, .guest, .advice: .lateDisk
      }
    case .restart: .restart
    }
  }
}

extension Wait {
  /// What kind of probe it is that the computer gives up that is awaited.
  fileprivate var kindOfGivingUp: Probe.Kind {
    switch self {
    case .thought, .guest: .givingUp
    case .advice: .givingUpAdvice
    case .pass, .disk: .lateGivingUp
    }
  }
}

extension Modes {
  /// The modes after a side was given to a person or a computer, worked out from the rule.
  func after(_ choice: ModeChoice, for side: Disk) -> Modes {
    var modes = self
    switch choice {
    case .manual: modes[side] = .manual
    case .computer: modes[side] = guest(of: side).map(Mode.guest) ?? .computer(level(of: side))
    case .guest(let name): modes[side] = .guest(name)
    case .computerAt(let level): modes[side] = .computer(level)
    }
    return modes
  }
}

extension Wait {
  /// Whether a square is legal in the game that advice is about.
  fileprivate func isLegal(_ square: Square) -> Bool {
    guard case .advice(let record, _) = self else { return false }
    return record.game.legalSquares.contains(square)
  }

  /// The wait in a few words.
  fileprivate var shortened: String {
    switch self {
    case .thought(let record, let level): "a thought at level \(level), \(record.game.left)"
    case .guest(let record): "a thought of a guest, \(record.game.left)"
    case .advice(let record, let question): "\(question), \(record.game.left)"
    case .pass(let game): "a pass, \(game.left)"
    case .disk(let square, let move): "\(square) of \(move.square)"
    }
  }
}

extension Game {
  fileprivate var left: String { "\(board.emptySquares.count) left" }
}

import Domain
import UseCases

/// Something that can reach a session: an input of a person, a report, a restart.
enum Probe: Hashable, CustomStringConvertible {
  case pick(Square)
  case dismiss
  case ask
  case again
  case answer(Reset.Answer)
  case set(Disk, ModeChoice)
  case askHint
  case undo(Int)
  case redo(Int)
  case thought(Square, on: Game, at: Level)
  case hint(Square, on: Game)
  case turned(Square, of: Move)
  /// The pass of a game has been up for a while.
  case timeIsUp(on: Game)
  /// The program is killed, and started again.
  case restart

  var description: String {
    switch self {
    case .pick(let square): "pick \(square)"
    case .dismiss: "dismiss"
    case .ask: "ask for a reset"
    case .again: "again"
    case .answer(let answer): "answer \(answer)"
    case .set(let side, let choice): "\(side) to \(choice)"
    case .askHint: "ask for a hint"
    case .undo(let count): "undo \(count)"
    case .redo(let count): "redo \(count)"
    case .thought(let square, let game, let level):
      "think of \(square) with \(game.board.emptySquares.count) left at level \(level)"
    case .hint(let square, let game):
      "advise \(square) with \(game.board.emptySquares.count) left"
    case .turned(let square, let move): "\(square) of \(move.square) turned"
    case .timeIsUp(let game): "pass with \(game.board.emptySquares.count) left is over"
    case .restart: "kill and restart"
    }
  }

  /// The kinds of probes that the figures tell apart.
  enum Kind: String, CaseIterable {
    case legalPick = "legal pick"
    case illegalPick = "illegal pick"
    case dismiss = "dismiss a pass"
    case ask = "ask for a reset"
    case again = "again"
    case cancel = "answer Cancel"
    case ok = "answer OK"
    case switchMode = "switch a mode"
    case sameMode = "set the same mode"
    case askHint = "ask for a hint"
    case undo = "take back"
    case redo = "play again"
    case legalHint = "legal hint"
    case illegalHint = "illegal hint"
    case lateHint = "late hint"
    case legalThought = "legal thought"
    case illegalThought = "illegal thought"
    case turned = "disk turned"
    case timeIsUp = "pass by itself"
    case latePass = "late pass by itself"
    case lateThought = "late thought"
    case lateDisk = "late disk"
    case restart = "restart"

    /// Whether this kind must be ignored wherever it comes.
    var isNeverHeard: Bool {
      switch self {
      case .illegalPick, .illegalThought, .illegalHint, .lateThought, .lateHint, .lateDisk,
        .latePass:
        true
      default: false
      }
    }
  }

  /// What kind of probe this is for a session.
  func kind(in session: Session) -> Kind {
    switch self {
    case .pick(let square): session.game.legalSquares.contains(square) ? .legalPick : .illegalPick
    case .dismiss: .dismiss
    case .ask: .ask
    case .again: .again
    case .answer(.cancel): .cancel
    case .answer(.ok): .ok
    case .set(let side, let choice):
      session.modes.after(choice, for: side) == session.modes ? .sameMode : .switchMode
    case .askHint: .askHint
    case .undo: .undo
    case .redo: .redo
    case .hint(let square, let game):
      session.wait != .hint(on: game)
        ? .lateHint : game.legalSquares.contains(square) ? .legalHint : .illegalHint
    case .thought(let square, let game, let level):
      session.wait != .thought(on: game, at: level)
        ? .lateThought
        : game.legalSquares.contains(square) ? .legalThought : .illegalThought
    case .turned(let square, let move):
      session.wait == .disk(square, of: move) ? .turned : .lateDisk
    case .timeIsUp(let game): session.wait == .pass(on: game) ? .timeIsUp : .latePass
    case .restart: .restart
    }
  }
}

extension Modes {
  /// The modes after a side was given to a person or a computer, worked out from the rule.
  func after(_ choice: ModeChoice, for side: Disk) -> Modes {
    var modes = self
    switch choice {
    case .manual: modes[side] = .manual
    case .computer: modes[side] = .computer(level(of: side))
    case .computerAt(let level): modes[side] = .computer(level)
    }
    return modes
  }
}

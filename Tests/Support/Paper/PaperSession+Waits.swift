package import Domain
package import Rooms
import UseCases

/// What is awaited, and why something else is not.
extension PaperSession {
  /// The game; a move that is being shown is already part of it.
  package var game: Game { sheet.present.game }

  /// The game up to the moment that is seen (R13.1).
  var seen: Record { look?.seen ?? sheet.present }

  /// Whether a line is looked at that is not the game's (R13.9).
  var isTrying: Bool { look.map { $0.sheet.steps != sheet.steps } ?? false }

  /// The side whose computer thinks about its move (R2.4).
  package var thinkingSide: Disk? {
    guard look == nil, shown == nil, case .toMove(let side) = game.status else { return nil }
    return players.isPerson(side) ? nil : side
  }

  /// The side whose pass is up: not while disks turn, under a question, or at an earlier moment
  /// (R3.3, R6.4, R13.2).
  package var awaitsPass: Disk? {
    guard look == nil, shown == nil, question == nil, case .toPass(let side) = game.status
    else { return nil }
    return side
  }

  /// The side whose pick counts.
  package var sideToPick: Disk? { reasonAgainstPick == nil ? seen.game.turn : nil }

  /// Why no pick counts (R2.2, R13.9).
  var reasonAgainstPick: Table.Outcome.Reason? {
    if let reasonOfQuestion { return reasonOfQuestion }
    if lesson != nil { return nil }
    if look != nil { return seen.game.turn == nil ? .game(.gameOver) : nil }
    if shown != nil { return .game(.disksTurning) }
    switch game.status {
    case .toMove(let side): return players.isPerson(side) ? nil : .game(.thinking(side))
    case .toPass: return .game(.pass)
    case .over: return .game(.gameOver)
    }
  }

  /// Why nothing counts while a question is up (R2.2, R15.2).
  var reasonOfQuestion: Table.Outcome.Reason? {
    switch question {
    case .game(let question): .game(.question(question))
    case .play(let square): .coach(square)
    case nil: nil
    }
  }

  /// Why no advice can be asked for (R9.6, R13.3).
  var reasonAgainstAdvice: Table.Outcome.Reason? {
    lesson != nil && question == nil ? .lesson : reasonAgainstPick
  }

  /// Whether values that are kept up are still to be found at this moment (R9.15).
  var lacksKeptValues: Bool {
    keepsValues && advice == nil && !haveNoValues && reasonAgainstAdvice == nil
  }

  /// Whether the coach still has to know what every square is worth (R15.1).
  var lacksWatch: Bool {
    isCoached && look == nil && !isAdviceValues && !isWatchSought
      && reasonAgainstAdvice == nil
  }

  /// Whether the coach is asked about a square before all else.
  var isWatching: Bool { looksAt != nil && lacksWatch }

  /// Whether something is awaited, but by nobody who waits (R9.14).
  var awaitsOnlyWhatIsKeptUp: Bool {
    guard asked == nil, analysis == nil, tried == nil else { return false }
    return lacksKeptValues || lacksWatch
  }

  /// What takes time now.
  package var wait: Table.Wait? {
    if look == nil {
      if let shown, let move = sheet.present.lastMove {
        return .game(.disk(move.squares[shown - 1], of: move))
      }
      if let side = thinkingSide {
        return .game(.thought(on: sheet.present, at: players.levels[side]))
      }
      if case .toPass = game.status { return nil }
    }
    if isWatching {
      return .advice(on: seen, about: .everyMove)
    }
    if let asked {
      return .advice(on: seen, about: asked == .hint ? .bestMove : .everyMove)
    }
    if let analysis { return analysis.wait(on: sheet) }
    if tried != nil || lacksKeptValues || lacksWatch {
      return .advice(on: seen, about: .everyMove)
    }
    return nil
  }

  /// Whether a side is to move that a person plays.
  func isPersonToMove(in game: Game) -> Bool {
    guard case .toMove(let side) = game.status else { return false }
    return players.isPerson(side)
  }
}

package import Domain
package import Rooms
import UseCases

/// The current wait, and the reasons for refusing inputs.
extension PaperSession {
  /// The game, including a move being animated.
  package var game: Game { sheet.present.game }

  /// The record up to the viewed position (R13.1).
  var viewed: Record { look?.viewed ?? sheet.present }

  /// True while the player reviews moves that the game does not contain (R13.9).
  var isTrying: Bool { look.map { $0.sheet.steps != sheet.steps } ?? false }

  /// The side whose computer thinks about its move (R2.4).
  package var thinkingSide: Disk? {
    guard look == nil, shown == nil, case .toMove(let side) = game.status else { return nil }
    return players.isHuman(side) ? nil : side
  }

  /// The side that must pass now (R3.3, R6.4, R13.2).
  ///
  /// It is `nil` during an animation, a question, or a review.
  package var sideToPass: Disk? {
    guard look == nil, shown == nil, question == nil, case .toPass(let side) = game.status
    else { return nil }
    return side
  }

  package var sideToPick: Disk? { reasonAgainstPick == nil ? viewed.game.turn : nil }

  /// The reason for refusing every square, if any (R2.2, R13.9).
  var reasonAgainstPick: Table.Outcome.Reason? {
    if let reasonOfQuestion { return reasonOfQuestion }
    if lesson != nil { return nil }
    if look != nil { return viewed.game.turn == nil ? .game(.gameOver) : nil }
    if shown != nil { return .game(.disksFlipping) }
    switch game.status {
    case .toMove(let side): return players.isHuman(side) ? nil : .game(.thinking(side))
    case .toPass: return .game(.pass)
    case .over: return .game(.gameOver)
    }
  }

  /// The reason for refusing inputs while a question is open (R2.2, R15.2).
  var reasonOfQuestion: Table.Outcome.Reason? {
    switch question {
    case .game(let question): .game(.question(question))
    case .play(let square): .coach(square)
    case nil: nil
    }
  }

  /// The reason for refusing advice, if any (R9.6, R13.3).
  var reasonAgainstAdvice: Table.Outcome.Reason? {
    lesson != nil && question == nil ? .lesson : reasonAgainstPick
  }

  /// True if values are on but missing for the viewed position (R9.15).
  var needsValues: Bool {
    showsValues && advice == nil && !haveNoValues && reasonAgainstAdvice == nil
  }

  /// True if the coach still needs the value of every square (R15.1).
  var lacksWatch: Bool {
    isCoached && look == nil && !isAdviceValues && !isWatchSought
      && reasonAgainstAdvice == nil
  }

  /// True if the coach's query must be answered before any other.
  var isWatching: Bool { looksAt != nil && lacksWatch }

  /// True if only background values are awaited (R9.14).
  var awaitsOnlyWhatIsKeptUp: Bool {
    guard asked == nil, analysis == nil, tried == nil else { return false }
    return needsValues || lacksWatch
  }

  /// The wait for the work in progress, or `nil` if idle.
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
      return .advice(on: viewed, about: .everyMove)
    }
    if let asked {
      return .advice(on: viewed, about: asked == .hint ? .bestMove : .everyMove)
    }
    if let analysis { return analysis.wait(on: sheet) }
    if tried != nil || needsValues || lacksWatch {
      return .advice(on: viewed, about: .everyMove)
    }
    return nil
  }

  func isHumanToMove(in game: Game) -> Bool {
    guard case .toMove(let side) = game.status else { return false }
    return players.isHuman(side)
  }
}

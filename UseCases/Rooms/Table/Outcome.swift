public import Domain
public import UseCases

extension Table {
  /// What became of a player's input.
  public enum Outcome: Hashable, Sendable {
    /// The input counted.
    case accepted
    /// The input was not awaited: the table, the saved game and the screen are unchanged.
    case ignored(Reason)

    /// Why an input is ignored.
    public enum Reason: Hashable, Sendable {
      /// The game gives the reason.
      case game(UseCases.Outcome.Reason)
      /// The question of the coach about a square must be answered first.
      case coach(Square)
      /// More moves would be planned than can be.
      case tooManyPlanned(most: Int)
      /// No earlier move was a person's to make.
      case nothingToTakeBack
      /// No side is Manual, so that no move counts as a person's.
      case noPerson
      /// No move was taken back since the last one.
      case nothingToRedo
      /// The moment that is seen is the one before the first move.
      case atFirstMove
      /// The moment that is seen is the present.
      case atPresent
      /// Nothing was tried behind the moment that is seen.
      case atEndOfTrial
      /// No move of the game has been judged.
      case nothingJudged
      /// No mistake comes later, of those that an analysis has found.
      case noLaterMistake
      /// No mistake comes earlier, of those that an analysis has found.
      case noEarlierMistake
      /// A lesson asks about the moment, so that what would answer it is not told.
      case lesson
      /// A square that was tried in a lesson is still being judged.
      case judging(Square)
      /// The game has no move of that number; its moves have those of the range.
      case noMove(of: ClosedRange<Int>)
      /// No move has been made in this game.
      case noMovesYet
      /// No question or pass is up that this would answer, and nothing else is there that it would
      /// end.
      case nothingToAnswer

      /// Returns why a game does not have a move: it has others, or none.
      package static func noMove(in record: Record) -> Self {
        let first = record.start.moveNumber
        let next = record.game.moveNumber
        return first < next ? .noMove(of: first...next - 1) : .noMovesYet
      }
    }
  }

  /// Returns what became of an input that went to the game.
  static func outcome(_ outcome: UseCases.Outcome) -> Outcome {
    switch outcome {
    case .accepted: .accepted
    case .ignored(.nothingToAnswer): .ignored(.nothingToAnswer)
    case .ignored(let reason): .ignored(.game(reason))
    }
  }
}

/// Why an input does not count now.
extension Table {
  /// Why nothing is picked, tried, planned or asked while a question is up, or nil if none is.
  var reasonOfQuestion: Outcome.Reason? {
    switch question {
    case .play(let square): .coach(square)
    case .game(let question): .game(.question(question))
    case nil: nil
    }
  }

  /// Why no pick counts now, or nil if one is awaited; of several reasons the first that a player
  /// can do something about.
  var reasonAgainstPick: Outcome.Reason? {
    if let reasonOfQuestion { return reasonOfQuestion }
    if let look { return look.seen.game.turn == nil ? .game(.gameOver) : nil }
    return session.reasonAgainstPick.map(Outcome.Reason.game)
  }

  /// Why advice cannot be asked for now, or nil if it can: while a pick is awaited, and at any
  /// moment that is looked at (R9.6, R13.3).
  var reasonAgainstAdvice: Outcome.Reason? {
    lesson != nil && question == nil ? .lesson : reasonAgainstPick
  }

  /// The side whose pick counts now, at the moment that is seen, or nil when none is awaited (R2.2,
  /// R13.9).
  public var sideToPick: Disk? { reasonAgainstPick == nil ? seen.game.turn : nil }
}

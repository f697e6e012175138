public import Domain
public import UseCases

extension Table {
  /// The result of a player's input.
  public enum Outcome: Hashable, Sendable {
    case accepted
    /// The table, the saved game, and the screen are unchanged.
    case ignored(Reason)

    /// The reason why an input is ignored.
    public enum Reason: Hashable, Sendable {
      /// A reason from the game itself.
      case game(UseCases.Outcome.Reason)
      /// The coach's question about this square is open.
      case coach(Square)
      /// The queue would exceed its capacity.
      case tooManyQueued(most: Int)
      /// There is no earlier human turn.
      case nothingToUndo
      /// No human plays, so no move can be undone.
      case noHuman
      case nothingToRedo
      case atFirstMove
      /// The viewed position is already the current position.
      case atPresent
      /// The viewed position is the end of the trial.
      case atEndOfTrial
      case nothingJudged
      case noLaterMistake
      case noEarlierMistake
      /// Advice would give away the answer to the exercise.
      case lesson
      /// A try is still being judged.
      case judging(Square)
      /// The requested move number is outside this range.
      case noMove(of: ClosedRange<Int>)
      case noMovesYet
      /// There is nothing to answer or cancel.
      case nothingToAnswer

      package static func noMove(in record: Record) -> Self {
        let first = record.start.moveNumber
        let next = record.game.moveNumber
        return first < next ? .noMove(of: first...next - 1) : .noMovesYet
      }
    }
  }

  static func outcome(_ outcome: UseCases.Outcome) -> Outcome {
    switch outcome {
    case .accepted: .accepted
    case .ignored(.nothingToAnswer): .ignored(.nothingToAnswer)
    case .ignored(let reason): .ignored(.game(reason))
    }
  }
}

extension Table {
  /// The reason to refuse inputs if a question is open, or `nil`.
  var reasonOfQuestion: Outcome.Reason? {
    switch question {
    case .play(let square): .coach(square)
    case .game(let question): .game(.question(question))
    case nil: nil
    }
  }

  /// The reason why the player cannot move now, or `nil`.
  ///
  /// Prefers a reason that the player can act on.
  var reasonAgainstPick: Outcome.Reason? {
    if let reasonOfQuestion { return reasonOfQuestion }
    if let review { return review.viewed.game.turn == nil ? .game(.gameOver) : nil }
    return session.reasonAgainstPick.map(Outcome.Reason.game)
  }

  /// The reason why advice is unavailable, or `nil`.
  ///
  /// The player may ask on a human's turn and in any reviewed position (R9.6, R13.3).
  var reasonAgainstAdvice: Outcome.Reason? {
    lesson != nil && question == nil ? .lesson : reasonAgainstPick
  }

  /// The side to move in the viewed position (R2.2, R13.9).
  ///
  /// `nil` if the player cannot move there.
  public var sideToPick: Disk? { reasonAgainstPick == nil ? viewed.game.turn : nil }
}

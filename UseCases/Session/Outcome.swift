public import Domain

/// What became of a player's input.
public enum Outcome: Hashable, Sendable {
  /// The input counted.
  case accepted
  /// The input was not awaited: the session, the saved game and the screen are unchanged.
  case ignored(Reason)

  /// Why an input is ignored.
  public enum Reason: Hashable, Sendable {
    /// The question must be answered first.
    case question(Question)
    /// A pass must be dismissed first.
    case pass
    /// A move is being shown.
    case disksTurning
    /// The game is over.
    case gameOver
    /// The computer of this side is thinking.
    case thinking(Disk)
    /// The square is not legal for the side; the legal squares are given.
    case illegal(Square, by: Disk, legal: SquareSet)
    /// The square holds a disk; the legal squares are given.
    case taken(Square, legal: SquareSet)
    /// More moves would be planned than can be.
    case tooManyPlanned(most: Int)
    /// The side that would pass is a person's, and can place a disk.
    case canPlace
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

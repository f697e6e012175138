/// Something that has happened with advice, with values that are kept up, or with an analysis.
public enum AdviceEvent: Hashable, Sendable {
  /// A computer was asked for advice.
  case requested(Advice.Request)
  /// The advice that was asked for has been found.
  case given(Advice, for: Advice.Request)
  /// The computer has no advice: what was asked for is awaited no longer, and values are kept up no
  /// longer.
  case notGiven
  /// From now on values are kept up as the game goes on, or no longer.
  case valuesKept(Bool)
  /// The values that are kept up have been found for the moment that is seen.
  case valuesFound(Advice)
  /// An analysis has begun.
  case analysisBegun
  /// A move has been judged by an analysis; the table knows whether that is told, and whether
  /// others follow.
  case moveJudged(JudgedMove)
  /// The analysis was ended before all moves were judged.
  case analysisStopped
}

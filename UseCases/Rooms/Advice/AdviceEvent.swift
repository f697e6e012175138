/// An event about advice, values, or an analysis.
public enum AdviceEvent: Hashable, Sendable {
  case requested(Advice.Request)
  case given(Advice, for: Advice.Request)
  /// The computer gives no advice, so the request ends and values are turned off.
  case notGiven
  /// Values were switched on or off.
  case valuesToggled(Bool)
  /// The values of the viewed position arrived while values were on.
  case valuesFound(Advice)
  case analysisBegun
  /// An analysis judged a move.
  ///
  /// The table knows whether the move is reported and whether others follow.
  case moveJudged(JudgedMove)
  /// An analysis ended before all moves were judged.
  case analysisStopped
}

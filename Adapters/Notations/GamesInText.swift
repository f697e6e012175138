package import Domain

/// The games of a text in a notation that holds several of them.
package protocol GamesInText {
  /// How many games were found.
  var count: Int { get }
  /// The game that was asked for, or nil if there are fewer.
  var record: Record? { get }

  /// Reads one game of a text, the first being number 1; what others hold is not looked at, and
  /// those behind it are not read unless all are to be counted.
  init(_ text: some StringProtocol, game number: Int, countsAll: Bool) throws(GameProblem)
}

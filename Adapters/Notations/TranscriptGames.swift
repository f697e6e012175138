public import Domain

/// The games of a transcript, one after the other: what follows the end of a game is the next one,
/// except for passes, which say nothing there (C5.21).
public struct TranscriptGames: Sendable {
  /// Why a transcript cannot be read.
  public enum Problem: Error, Hashable {
    /// It does not begin with a move, but with this word, or is empty.
    case noTranscript(String)
    /// A step, with its number in its game and the number of that, cannot be read or played.
    case move(String, number: Int, game: Int)
  }

  /// How many games were found.
  public private(set) var count = 0
  /// The game that was asked for, or nil if there are fewer.
  public private(set) var record: Record?

  /// Reads games up to the one with a number, the first being 1, or to the last if all are to be
  /// counted; nothing is read behind the first step that cannot be played.
  public init(
    _ text: some StringProtocol, game number: Int, countsAll: Bool = true
  ) throws(Problem) {
    var record = Record()
    var steps = 0
    for word in TranscriptWords(text) {
      if record.game.turn == nil {
        if Record.Step(word) == .pass { continue }
        record = Record()
        steps = 0
      }
      steps += 1
      if steps == 1 { count += 1 }
      if count == 1, steps == 1, Record.Step(word) == nil { throw .noTranscript(word) }
      guard record.read(word) else { throw .move(word, number: steps, game: count) }
      if count == number { self.record = record }
      if !countsAll, count == number, record.game.turn == nil { return }
    }
    if count == 0 { throw .noTranscript("") }
  }
}

extension Record {
  /// Plays a word of a transcript, with the pass before it that may have been left out; returns
  /// false if that is not legal.
  mutating func read(_ word: String) -> Bool {
    guard let step = Record.Step(word) else { return false }
    if case .move = step { pass() }
    return make(step)
  }
}

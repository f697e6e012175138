public import UseCases

/// Prints the results of a match: a line for each game, and the tally (C4.9).
public struct MatchReport {
  private let output: any TextOutput
  private let count: Int
  private var tally = Tally()
  private var progress = ""

  /// Makes the report of so many games.
  public init(of count: Int, to output: any TextOutput) {
    self.output = output
    self.count = count
  }

  /// Prints the result of the next game.
  ///
  /// Each line is a write of its own: a pipe takes a write of up to 512 bytes as a whole, so that a
  /// program that is killed has printed whole lines.
  public mutating func add(_ session: Session) {
    tally.add(session.game)
    output.write(ResultText.line(session) + "\n", to: .output)
  }

  /// Shows how far the match is, in the place of what was shown before.
  public mutating func showProgress() {
    progress = "\(tally.count) of \(count) games: \(tally)"
    output.write("\r\(progress)", to: .diagnostics)
  }

  /// Removes the progress, and prints the tally.
  public func end() {
    if !progress.isEmpty {
      let blank = String(repeating: " ", count: progress.utf8.count)
      output.write("\r\(blank)\r", to: .diagnostics)
    }
    output.write("\(tally)\n", to: .output)
  }
}

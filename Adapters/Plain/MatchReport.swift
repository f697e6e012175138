import Domain
package import UseCases

/// Prints the results of a match: a line for each game, and how many each side has won (C4.9).
package struct MatchReport {
  private let output: any TextOutput
  private let count: Int
  private var wins: [Disk?: Int] = [:]
  private var progress = ""

  package init(of count: Int, to output: any TextOutput) {
    self.output = output
    self.count = count
  }

  /// Prints the result of the next game.
  ///
  /// Each line is a write of its own: a pipe takes a write of up to 512 bytes as a whole, so that a
  /// program that is killed has printed whole lines.
  package mutating func add(_ session: Session) {
    if case .over(let winner) = session.game.status { wins[winner, default: 0] += 1 }
    output.write(ResultText.line(session) + "\n", to: .output)
  }

  /// Shows how far the match is, in the place of what was shown before.
  package mutating func showProgress() {
    progress = "\(wins.values.reduce(0, +)) of \(count) games: \(tally)"
    output.write("\r\(progress)", to: .diagnostics)
  }

  package func end() {
    if !progress.isEmpty {
      let blank = String(repeating: " ", count: progress.utf8.count)
      output.write("\r\(blank)\r", to: .diagnostics)
    }
    output.write("\(tally)\n", to: .output)
  }

  /// How many games each side has won, such as `x 56, o 37, tied 7`.
  private var tally: String {
    let sides = Disk.sides.map { "\($0) \(wins[$0, default: 0]), " }
    return sides.joined() + "tied \(wins[nil, default: 0])"
  }
}

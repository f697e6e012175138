import Domain
import Testing
import UseCases

/// Every session that can follow some endings does what *Rules* says.
///
/// Each gets every input, and every report in time, late, or wrong.
struct EverySessionTests {
  // A number of sessions is a number of positions, counted once for each number of shown disks and
  // with the start of a new game, times 8 for both modes of each side and the question, and times 2
  // where saves may fail.
  static let endings = [
    Ending(
      name: "passes of both sides, and a wipe-out", rows: [1: "ox------", 8: "ox------"],
      turn: .dark, sessions: 8 * 17),
    Ending(
      name: "a tie while squares are empty, with saves that fail",
      rows: [1: "xo------", 8: "ooo-----"], turn: .dark, failsToSave: true, sessions: 16 * 5),
    Ending(
      name: "full boards: a win, and a tie behind a pass",
      rows: [
        1: "oooooo-o", 2: "oooxxxoo", 3: "oooooxoo", 4: "ooxooxxo", 5: "oxoooxxx", 6: "xxxxxxxx",
        7: "ooooooxx", 8: "-o-xxxxx",
      ], turn: .light, sessions: 8 * 24),
    Ending(
      name: "moves in turn, with saves that fail",
      rows: [3: "--xo----", 6: "--xo----"], turn: .dark, failsToSave: true, sessions: 16 * 14),
    Ending(
      name: "a move in all eight lines",
      rows: [
        1: "x--x--x-", 2: "-o-o-o--", 3: "--ooo---", 4: "xoo-ooox", 5: "--ooo---", 6: "-o-o-o--",
        7: "x--o--x-", 8: "---x----",
      ], turn: .dark, steps: 1, sessions: 8 * 22),
    Ending(
      name: "the start", rows: [4: "---ox---", 5: "---xo---"], turn: .dark, steps: 2,
      sessions: 8 * 49),
  ]

  @Test(arguments: endings)
  func `R7.17 R7.13 R8.8 R8.9 R8.10 R8.11 every session matches the one on paper`(
    ending: Ending
  ) throws {
    var explorer = try Explorer(ending)
    explorer.explore(upTo: 20_000)
    #expect(explorer.difference == nil, "\(ending.name)")
    // A difference ends the visits.
    guard explorer.difference == nil else { return }
    #expect(explorer.sessions == ending.sessions, "\(ending.name)")
  }
}

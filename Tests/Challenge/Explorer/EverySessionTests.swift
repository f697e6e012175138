import Domain
import Testing
import UseCases

/// What the product does is what *Rules* says, in every session that can follow some endings, at
/// every input, and at every report that comes in time, late, or wrong.
struct EverySessionTests {
  static let endings = [
    Ending(
      name: "passes of both sides, and a wipe-out", rows: [1: "ox------", 8: "ox------"],
      turn: .dark, sessions: 200),
    Ending(
      name: "a tie while squares are empty, with saves that fail",
      rows: [1: "xo------", 8: "ooo-----"], turn: .dark, failsToSave: true, sessions: 112),
    Ending(
      name: "full boards: a win, and a tie behind a pass",
      rows: [
        1: "oooooo-o", 2: "oooxxxoo", 3: "oooooxoo", 4: "ooxooxxo", 5: "oxoooxxx", 6: "xxxxxxxx",
        7: "ooooooxx", 8: "-o-xxxxx",
      ], turn: .light, sessions: 284),
    Ending(
      name: "moves in turn, with levels and saves that fail",
      rows: [3: "--xo----", 6: "--xo----"], turn: .dark,
      light: [.manual, .computer, .computerAt(Level.all[4])], failsToSave: true,
      sessions: 656),
    Ending(
      name: "a move in all eight lines",
      rows: [
        1: "x--x--x-", 2: "-o-o-o--", 3: "--ooo---", 4: "xoo-ooox", 5: "--ooo---", 6: "-o-o-o--",
        7: "x--o--x-", 8: "---x----",
      ], turn: .dark, steps: 1, sessions: 260),
    Ending(
      name: "the start", rows: [4: "---ox---", 5: "---xo---"], turn: .dark, steps: 2,
      sessions: 584),
  ]

  @Test(arguments: endings)
  func `R7.12 R7.13 R8.8 R8.9 R8.10 R8.11 every session matches the one on paper`(ending: Ending) {
    var explorer = Explorer(ending)
    explorer.explore(upTo: 20_000)
    #expect(explorer.difference == nil, "\(ending.name)")
    // A difference ends the visits.
    #expect(explorer.difference != nil || explorer.sessions == ending.sessions, "\(ending.name)")
  }
}

import Foundation
import ProgramSupport

/// Measures the project.
///
/// - `reversi-bench` prints a table of all that it measures; the start of the program is among it
///   where a `reversi` was built beside it.
/// - `reversi-bench perft POSITION DEPTH` counts the leaves below a position.
/// - `reversi-bench advice` measures hints, values, and an analysis.
/// - `reversi-bench levels GAMES` plays each level against the one below.
/// - `reversi-bench beginners GAMES` plays simulated beginners against the lowest levels.
/// - `reversi-bench losses POSITIONS` measures what the moves of the highest level lose before its
///   exact search.
/// - `reversi-bench start PROGRAM` measures the start of a built `reversi`, and an analysis.
@main
enum Bench {
  static func main() async {
    let words = CommandLine.arguments
    switch (words.dropFirst().first, words.count) {
    case (nil, _): await startingPrograms { await table(besides: words.first ?? "") }
    case ("perft", 4): perft(words[2], depth: words[3])
    case ("search", 2): search()
    case ("advice", 2): await advice()
    case ("levels", 3): await measureLevels(games: words[2])
    case ("beginners", 3): await measureBeginners(games: words[2])
    case ("losses", 3): await measureLosses(positions: words[2])
    case ("start", 3): await startingPrograms { await start(of: words[2]) }
    default:
      fail(
        "reversi-bench [perft POSITION DEPTH | memory GAMES | search | advice | levels GAMES | "
          + "beginners GAMES | losses POSITIONS | start PROGRAM]")
    }
  }

  /// Does what only those may do otherwise who wait for a slot.
  private static func startingPrograms(_ action: () async -> Void) async {
    await ProgramSlots.$isTaken.withValue(true) { await action() }
  }

  private static func search() {
    print(Measurement.head)
    measureSearch()
  }

  private static func advice() async {
    print(Measurement.head)
    await measureAdvice()
  }

  private static func table(besides name: String) async {
    print(Measurement.head)
    measureRules()
    measureSearch()
    await measureAdvice()
    measureSaves()
    let program = String(name.dropLast("-bench".count))
    if name.hasSuffix("/reversi-bench"), access(program, X_OK) == 0 {
      await measureStart(of: program)
      await measureAnalysis(by: program)
    } else {
      print("no reversi beside this program, whose start could be measured")
    }
    print("peak memory of this program: \(peakMemory()) kB")
  }
}

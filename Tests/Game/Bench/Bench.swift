import Foundation

/// Measures the project.
///
/// - `reversi-bench` prints how long it takes to count leaves, to search endings, to choose a move
///   at each level, and to save a game.
/// - `reversi-bench perft POSITION DEPTH` counts the leaves below a position.
/// - `reversi-bench front` measures `reversi`, which must be built, and the reader of games.
/// - `reversi-bench levels GAMES` plays each level against the one below.
/// - `reversi-bench beginners GAMES` plays simulated beginners against the lowest levels.
/// - `reversi-bench choose LEVEL FILE [SEED]` prints the square that a level chooses in each position
///   of a file, or after each game, in a line of its own. The seed is 1 if none is given.
@main
enum Bench {
  static func main() async {
    let words = CommandLine.arguments
    switch (words.dropFirst().first, words.count) {
    case (nil, _): table()
    case ("perft", 4): perft(words[2], depth: words[3])
    case ("front", 2): await measureFront()
    case ("levels", 3): await measureLevels(games: words[2])
    case ("beginners", 3): await measureBeginners(games: words[2])
    case ("choose", 4): await printChoices(at: words[2], in: words[3], seed: "1")
    case ("choose", 5): await printChoices(at: words[2], in: words[3], seed: words[4])
    default:
      fail(
        "reversi-bench [perft POSITION DEPTH | front | levels GAMES | beginners GAMES "
          + "| choose LEVEL FILE [SEED]]")
    }
  }

  private static func table() {
    print(Measurement.head)
    measureRules()
    measureEndgames()
    measureMoves()
    measureSaves()
  }

  /// Ends the benchmark, since a word or a result is wrong.
  static func fail(_ text: String) -> Never {
    FileHandle.standardError.write(Data("reversi-bench: \(text)\n".utf8))
    exit(2)
  }
}

import Foundation

/// Measures the project.
///
/// - `reversi-bench` prints how long it takes to count leaves, to search endings, to choose a move
///   at each level, to draw a frame, and to save a game.
/// - `reversi-bench perft POSITION DEPTH` counts the leaves below a position.
/// - `reversi-bench fronts` compares `reversi-next` with `reversi`, which must both be built, and
///   measures the reader of games.
/// - `reversi-bench levels GAMES` plays each level against the one below.
/// - `reversi-bench beginners GAMES` plays simulated beginners against the lowest levels.
@main
enum Bench {
  static func main() async {
    let words = CommandLine.arguments
    switch (words.dropFirst().first, words.count) {
    case (nil, _): table()
    case ("perft", 4): perft(words[2], depth: words[3])
    case ("fronts", 2): await measureFronts()
    case ("levels", 3): await measureLevels(games: words[2])
    case ("beginners", 3): await measureBeginners(games: words[2])
    default:
      fail("reversi-bench [perft POSITION DEPTH | fronts | levels GAMES | beginners GAMES]")
    }
  }

  private static func table() {
    print(Measurement.head)
    measureRules()
    measureEndgames()
    measureMoves()
    measureFrames()
    measureSaves()
  }

  /// Ends the benchmark, since a word or a result is wrong.
  static func fail(_ text: String) -> Never {
    FileHandle.standardError.write(Data("reversi-bench: \(text)\n".utf8))
    exit(2)
  }
}

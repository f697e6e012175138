/// Measures the project.
///
/// - `reversi-bench` prints a table of what it does in a second.
/// - `reversi-bench perft POSITION DEPTH` counts the leaves below a position.
/// - `reversi-bench memory GAMES` plays games, and prints the peak memory on the way.
/// - `reversi-bench start PROGRAM` measures the start of a built `reversi`.
@main
enum Bench {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    switch (words.first, words.count) {
    case (nil, _): table()
    case ("perft", 3): perft(words[1], depth: words[2])
    case ("memory", 2): memory(games: words[1])
    case ("start", 2): start(of: words[1])
    default: fail("reversi-bench [perft POSITION DEPTH | memory GAMES | start PROGRAM]")
    }
  }

  private static func table() {
    print(Measurement.head)
    measureRules()
    measureSessions()
    measureConsole()
    measureSaves()
  }
}

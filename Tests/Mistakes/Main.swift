import Domain
import Foundation

/// Makes mistakes of own games, and says why they are some.
///
/// - `reversi-mistakes play SEED FIRST COUNT LENGTH` plays games of weak players, and prints each
///   move that has cost 6 disks or more, with lines of so many moves after it. How long lines took
///   to be found goes to standard error.
/// - `reversi-mistakes tell [LENGTH]` reads such lines, and prints them with the reasons behind
///   them, which are drawn from lines of so many moves at most, if a length is given.
@main enum Main {
  static func main() async {
    let words = Array(CommandLine.arguments.dropFirst())
    let numbers = words.dropFirst().compactMap { UInt64($0) }
    switch (words.first, words.count, numbers.count) {
    case ("play", 5, 4):
      await play(
        seed: numbers[0], first: Int(numbers[1]), count: Int(numbers[2]), length: Int(numbers[3]))
    case ("tell", 1, 0): tell(cutTo: .max)
    case ("tell", 2, 1): tell(cutTo: Int(numbers[0]))
    default:
      fail("reversi-mistakes [play SEED FIRST COUNT LENGTH | tell [LENGTH]]")
    }
  }

  private static func tell(cutTo length: Int) {
    while let line = readLine() {
      guard let told = OwnMistake(line)?.told(cutTo: length) else { fail("no mistake: \(line)") }
      print(told)
    }
  }

  private static func play(seed: UInt64, first: Int, count: Int, length: Int) async {
    typealias Judged = (number: Int, mistakes: [OwnMistake], costs: LineCosts)
    let games = await withTaskGroup(of: Judged.self) { group in
      for number in first..<first + count {
        group.addTask {
          var game = OwnGame(seed: seed, number: number)
          var analyst = Analyst(length: length)
          guard let record = await game.played(),
            let mistakes = await analyst.mistakes(of: record, from: number)
          else { fail("game \(number) of seed \(seed)") }
          return (number, mistakes, analyst.costs)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    for game in games.sorted(by: { $0.number < $1.number }) {
      for mistake in game.mistakes { print(mistake.line) }
      for row in game.costs.rows { report(row) }
    }
  }

  private static func report(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  private static func fail(_ text: String) -> Never {
    report(text)
    exit(2)
  }
}

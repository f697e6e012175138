import Domain
import Engine
import Infrastructure
import Players
import Rooms
import TestSupport
import UseCases

extension Bench {
  /// What a search of the highest level chose in a position.
  private struct Choice {
    /// How many disks it loses.
    let loss: Int
    /// How many seconds of the processor it took.
    let time: Double
  }

  /// The choices in one position.
  private struct Choices {
    let plain: Choice
    let guessing: Choice
  }

  /// Measures how many disks the moves of the highest level lose where 22 to 24 squares are empty,
  /// with and without a guess of the end, by the exact worth of every move, and how long they take.
  ///
  /// The positions are of games of level 7 with itself, from openings by chance; their seeds are
  /// none of the training's. Every tenth is told, as each takes seconds.
  static func measureLosses(positions: String) async {
    guard let count = Int(positions), count > 1 else { fail("'\(positions)' is no number") }
    let choices = await withTaskGroup(of: (number: UInt64, choices: Choices).self) { group in
      for number in 0..<UInt64(count) {
        group.addTask { (number, choose(in: await position(number), seed: number)) }
      }
      var found: [UInt64: Choices] = [:]
      for await one in group {
        found[one.number] = one.choices
        if found.count.isMultiple(of: 10) { report("\(found.count) of \(count) positions") }
      }
      return found.sorted { $0.key < $1.key }.map(\.value)
    }
    printChoices("without a guess", choices.map(\.plain))
    printChoices("with it", choices.map(\.guessing))
    printMean("the guess saves", choices.map { $0.plain.loss - $0.guessing.loss })
    printShare("of what is lost without it, it saves", choices)
  }

  private static func printChoices(_ name: String, _ choices: [Choice]) {
    printMean(name, choices.map(\.loss))
    let times = choices.map(\.time)
    let mean = times.reduce(0, +) / Double(times.count)
    print("  a move takes \(mean.hundredths) s, at most \((times.max() ?? 0).hundredths) s")
  }

  private static func printMean(_ name: String, _ disks: [Int]) {
    let count = Double(disks.count)
    let mean = Double(disks.reduce(0, +)) / count
    let squares = disks.map { (Double($0) - mean) * (Double($0) - mean) }
    let deviation = (squares.reduce(0, +) / (count - 1)).squareRoot()
    let half = 1.96 * deviation / count.squareRoot()
    let interval = "\((mean - half).hundredths) to \((mean + half).hundredths)"
    print("\(name): \(mean.hundredths) disks a move (95 % interval: \(interval))")
  }

  /// Prints which share of the disks the guess saves.
  ///
  /// The interval is that of 10,000 samples of as many positions, each drawn from all by chance.
  private static func printShare(_ name: String, _ choices: [Choices]) {
    func share(_ some: [Choices]) -> Double {
      let lost = some.reduce(0) { $0 + $1.plain.loss }
      let saved = lost - some.reduce(0) { $0 + $1.guessing.loss }
      return lost == 0 ? 0 : 100 * Double(saved) / Double(lost)
    }
    var random = SplitMix64(seed: 1)
    let shares = (0..<10_000).map { _ in
      share(choices.map { _ in choices[random.number(below: choices.count)] })
    }.sorted()
    let interval = "\(shares[250].whole) to \(shares[9749].whole)"
    print("\(name): \(share(choices).whole) % (95 % interval: \(interval))")
  }

  /// Returns a game with 22 to 24 empty squares, in which there is a choice.
  private static func position(_ number: UInt64) async -> Game {
    let empty = 22 + Int(number % 3)
    for attempt in 0..<100 as Range<UInt64> {
      let seed: UInt64 = 0x100_0000_0000 + number * 100 + attempt
      let computer = LeveledComputer(seed: seed, searching: .caller)
      var game = RandomGame(seed: seed).dropFirst(10).first { _ in true }?.game ?? Game()
      while game.board.emptySquares.count > empty, game.turn != nil {
        guard let level = Level(7),
          let square = try? await computer.chooseSquare(for: Record(start: game), at: level),
          let next = game.placing(at: square)
        else {
          guard let next = game.passing() else { break }
          game = next
          continue
        }
        game = next
      }
      if game.board.emptySquares.count == empty, game.legalSquares.count > 1 { return game }
    }
    fail("no position \(number)")
  }

  /// Returns what is chosen without a guess of the end, and with it.
  private static func choose(in game: Game, seed: UInt64) -> Choices {
    let best = exactMove(in: game)
    var losses = [best.square: 0]
    func choice(_ limits: SearchLimits) -> Choice {
      var search = Search(limits: limits)
      var random = SplitMix64(seed: seed)
      let start = processorTime()
      guard let move = search.bestMove(in: game, using: &random)?.square,
        let next = game.placing(at: move)
      else { fail("\(game)") }
      let time = processorTime() - start
      let loss = losses[move] ?? best.score / Search.disk - worth(of: next, to: game.turn)
      losses[move] = loss
      return Choice(loss: loss, time: time)
    }
    let guessing = SearchLimits.ofAdvice
    let plain = SearchLimits(depth: guessing.depth, exactFrom: guessing.exactFrom)
    return Choices(plain: choice(plain), guessing: choice(guessing))
  }

  /// Returns how many disks more than the other a side has at the end if both play well.
  private static func worth(of game: Game, to side: Disk?) -> Int {
    guard let side else { fail("\(game)") }
    guard let turn = game.turn else {
      return game.board.count(of: side) - game.board.count(of: side.flipped)
    }
    if let passed = game.passing() { return worth(of: passed, to: side) }
    let score = exactMove(in: game).score
    return (turn == side ? score : -score) / Search.disk
  }

  private static func exactMove(in game: Game) -> Search.Scored {
    var search = Search(limits: SearchLimits(depth: 12, exactFrom: 64))
    var random = SplitMix64(seed: 1)
    guard let best = search.bestMove(in: game, using: &random), best.isExact else {
      fail("\(game)")
    }
    return best
  }
}

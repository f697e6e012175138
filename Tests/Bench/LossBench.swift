import Domain
import Engine
import Infrastructure
import Players
import TestSupport
import UseCases

extension Bench {
  /// How many disks a move loses.
  private struct Losses {
    let plain: Int
    let guessing: Int
  }

  /// Measures how many disks the moves of the highest level lose where 22 to 24 squares are empty,
  /// with and without a guess of the end, by the exact worth of every move.
  ///
  /// The positions are of games of level 7 with itself, from openings by chance; their seeds are
  /// none of the training's.
  static func measureLosses(positions: String) async {
    guard let count = Int(positions), count > 1 else { fail("'\(positions)' is no number") }
    let losses = await withTaskGroup(of: Losses.self) { group in
      for number in 0..<count {
        group.addTask { await measureLosses(in: position(UInt64(number)), seed: UInt64(number)) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    printMean("without a guess", losses.map(\.plain))
    printMean("with it", losses.map(\.guessing))
    printMean("the guess saves", losses.map { $0.plain - $0.guessing })
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

  /// Returns how many disks the move without a guess of the end, and the one with it, lose.
  private static func measureLosses(in game: Game, seed: UInt64) async -> Losses {
    let best = worth(of: game, to: game.turn)
    func loss(_ limits: SearchLimits) -> Int {
      var search = Search(limits: limits)
      var random = SplitMix64(seed: seed)
      let move = search.bestMove(in: game, using: &random)
      guard let next = move.flatMap({ game.placing(at: $0.square) }) else { fail("\(game)") }
      return best - worth(of: next, to: game.turn)
    }
    let guessing = SearchLimits.ofAdvice
    let plain = SearchLimits(depth: guessing.depth, exactFrom: guessing.exactFrom)
    return Losses(plain: loss(plain), guessing: loss(guessing))
  }

  /// Returns how many disks more than the other a side has at the end if both play well.
  private static func worth(of game: Game, to side: Disk?) -> Int {
    guard let side else { fail("\(game)") }
    guard let turn = game.turn else {
      return game.board.count(of: side) - game.board.count(of: side.flipped)
    }
    if let passed = game.passing() { return worth(of: passed, to: side) }
    var search = Search(limits: SearchLimits(depth: 12, exactFrom: 64))
    var random = SplitMix64(seed: 1)
    guard let best = search.bestMove(in: game, using: &random), best.isExact else {
      fail("\(game)")
    }
    return (turn == side ? best.score : -best.score) / Search.disk
  }
}

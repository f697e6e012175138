import Adapters
import Domain
import Infrastructure
import Notations
import Players
import RoomAdapters
import Rooms
import TestSupport
import UseCases

extension Bench {
  /// A game of 60 moves that level 4 has played against level 3.
  static let advisedGame = [
    "d3c5e6e3c3f3f4f5c4b4b3c2d2c1b6e2f6a3d1c6d6e1g5d7c8c7b5a5a6a7",
    "f1f7b1b7a4d8a8b8a2f2g4h3h5b2a1g3e7h6e8g6g1g2f8h4h1h2h7g8g7--",
    "h8",
  ].joined()

  /// Measures how long a move of the highest level, a hint, and values take before each move of a
  /// game, and what an analysis of the game asks.
  static func measureAdvice() async {
    guard let steps = try? Transcript(advisedGame).steps, let game = try? Record(steps: steps)
    else { fail("the game that is advised on") }
    let computer = LeveledComputer(seed: 1, searching: .caller)
    var moves: [Double] = []
    for (record, _) in game.moves {
      let start = ContinuousClock.now
      let square = try? await computer.chooseSquare(for: record, at: .highest)
      if square == nil { fail("no move in \(record)") }
      moves.append(start.duration(to: .now) / .seconds(1))
    }
    Measurement.print("level \(Level.highest), at each move of a game", .time, moves)
    print("  together \(moves.reduce(0, +).hundredths) s")
    let questions: [(String, Advice.Question)] = [
      ("hint before each move of a game", .bestMove), ("the same hints again", .bestMove),
      ("values after these hints", .everyMove),
    ]
    for (name, question) in questions {
      var times: [Double] = []
      for (record, _) in game.moves {
        times.append(await timed(record, question, by: computer).time)
      }
      Measurement.print(name, .time, times)
      print("  together \(times.reduce(0, +).hundredths) s")
    }
    let analyst = LeveledComputer(seed: 1, searching: .caller)
    var times: [Double] = []
    var lead = game.game.board.count(of: .dark) - game.game.board.count(of: .light)
    for (record, square) in game.moves.reversed() {
      let sign = record.game.turn == .dark ? 1 : -1
      let isExact = record.game.board.emptySquares.count <= 21
      let worth = isExact ? Advice.Worth.exactly(sign * lead) : .about(sign * lead)
      let question = Advice.Question.best(knowing: ValuedMove(square, worth: worth))
      let (time, best) = await timed(record, question, by: analyst)
      times.append(time)
      lead = sign * best
    }
    Measurement.print("a move of an analysis", .time, times)
    print("  together \(times.reduce(0, +).hundredths) s")
  }

  /// Returns how long advice takes, in seconds, and what the best move is worth.
  private static func timed(
    _ record: Record, _ question: Advice.Question, by computer: LeveledComputer
  ) async -> (time: Double, best: Int) {
    let start = ContinuousClock.now
    let advice = try? await computer.advice(on: record, about: question)
    guard let best = advice?.best.worth?.lead else { fail("no advice on \(record)") }
    return (start.duration(to: .now) / .seconds(1), best)
  }
}

extension Record {
  /// The games before each move, and the moves.
  fileprivate var moves: [(before: Record, square: Square)] {
    steps.enumerated().compactMap { length, step in
      if case .move(let square) = step { (prefix(length), square) } else { nil }
    }
  }
}

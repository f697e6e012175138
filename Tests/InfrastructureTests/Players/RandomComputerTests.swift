import Domain
import Infrastructure
import Players
import Rooms
import TestSupport
import Testing
import UseCases

struct RandomComputerTests {
  @Test func `R2.3 the random computer chooses every legal square equally often`() async throws {
    let openings = [Game(), try #require(Game.random(seed: 3).dropFirst(20).first)]
    for game in openings {
      let computer = RandomComputer(seed: 2024)
      var counts: [Square: Int] = [:]
      for _ in 1...game.legalSquares.count * 1000 {
        counts[
          try await computer.chooseSquare(for: Record(start: game), at: .random), default: 0] += 1
      }
      #expect(Set(counts.keys) == Set(game.legalSquares))
      #expect(counts.values.allSatisfy { (900...1100).contains($0) }, "\(counts)")
    }
  }

  @Test func `C4.4 the next number modulo the count is the index among the legal squares`()
    async throws
  {
    for game in Game.random(seed: 11) where !game.legalSquares.isEmpty {
      let computer = RandomComputer(seed: 7)
      var generator = SplitMix64(seed: 7)
      let legal = (0..<64).compactMap(Square.init(index:)).filter { game.placing(at: $0) != nil }
      for _ in 1...20 {
        let place = Int(generator.next() % UInt64(legal.count))
        #expect(
          try await computer.chooseSquare(for: Record(start: game), at: .random) == legal[place])
      }
    }
  }

  @Test func `C4.4 a number is drawn for a single legal square, too`() async throws {
    let single = Game(board: .rows("xo------"), turn: .dark)
    try #require(single.legalSquares.count == 1)
    let (computer, skipping) = (RandomComputer(seed: 5), RandomComputer(seed: 5))
    var answers: [[Square]] = [[], []]
    for _ in 1...20 {
      #expect(
        try await computer.chooseSquare(for: Record(start: single), at: .random) == Square("c1"))
      answers[0].append(try await computer.chooseSquare(for: Record(), at: .random))
      _ = try await skipping.chooseSquare(for: Record(), at: .random)
      answers[1].append(try await skipping.chooseSquare(for: Record(), at: .random))
    }
    #expect(answers[0] == answers[1])
  }

  @Test func `R9.19 the random computer chooses by chance at every level, and has no advice`()
    async throws
  {
    let (computer, random) = (RandomComputer(seed: 1), RandomComputer(seed: 1))
    for level in Level.all {
      #expect(
        try await computer.chooseSquare(for: Record(), at: level)
          == (try await random.chooseSquare(for: Record(), at: .random)))
    }
    for question in [Advice.Question.bestMove, .everyMove] {
      await #expect(throws: NoAdvice.self) {
        try await computer.advice(on: Record(), about: question)
      }
    }
  }

  @Test(arguments: [Game.over, .darkMustPass, .lightMustPass])
  func `R2.7 without a legal square the random computer fails and draws no number`(game: Game)
    async throws
  {
    let (computer, unasked) = (RandomComputer(seed: 9), RandomComputer(seed: 9))
    for _ in 1...20 {
      await #expect(throws: RandomComputer.NoLegalSquare.self) {
        try await computer.chooseSquare(for: Record(start: game), at: .random)
      }
      #expect(
        try await computer.chooseSquare(for: Record(), at: .random)
          == (try await unasked.chooseSquare(for: Record(), at: .random)))
    }
  }
}

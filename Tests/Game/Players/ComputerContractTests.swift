import Domain
import EngineSupport
import Front
import GameSupport
import Notations
import Players
import TestSupport
import Testing
import UseCases

/// The promises of every computer, and those of the one that gives advice.
@Suite struct ComputerContractTests {
  /// The game's computer at one of its levels.
  private struct PlayerAtLevel: Computer {
    let level: Level
    let computer = LeveledComputer(seed: 7)

    func chooseSquare(in game: Game) async throws -> Square {
      try await computer.chooseSquare(in: game, at: level)
    }
  }

  @Test(arguments: Level.all)
  func `R2.10 R9.1 the computer chooses a legal square at each level`(level: Level) async throws {
    try await ComputerContract.checkChoices(of: PlayerAtLevel(level: level))
  }

  @Test(arguments: Level.all)
  func `R5.2 the computer fails without a legal square`(level: Level) async throws {
    try await ComputerContract.checkNoChoice(of: PlayerAtLevel(level: level))
  }

  @Test func `R2.11 R9.10 the computer ends a canceled call`() async throws {
    try await ComputerContract.checkCanceling(of: PlayerAtLevel(level: .nine))
  }

  private let adviser = LeveledComputer(seed: 7)

  @Test func `R5.2 an adviser fails where there is nothing to advise`() async throws {
    for game in [Game.over, .darkMustPass] {
      await #expect(throws: (any Error).self) {
        try await adviser.advice(on: Record(start: game), about: .everyMove)
      }
    }
  }

  @Test func `R9.6 R9.9 an adviser values the moves it is asked about, the best first`()
    async throws
  {
    for record in ComputerContract.games.map({ Record(start: $0) }) {
      let known = record.game.legalSquares.map { ValuedMove($0, value: .estimate(3)) }
      for question in [.bestMove, .everyMove] + known.map(Advice.Question.best(knowing:)) {
        check(try await adviser.advice(on: record, about: question), to: question, about: record)
      }
    }
  }

  @Test func `R9.10 an adviser that is canceled gives the best advice so far`() async throws {
    for record in ComputerContract.games.map({ Record(start: $0) }) {
      let question = Task { try await adviser.advice(on: record, about: .everyMove) }
      question.cancel()
      check(try await question.value, to: .everyMove, about: record)
    }
  }

  private func check(_ advice: Advice, to question: Advice.Question, about record: Record) {
    let told = SquareSet(advice.moves.map(\.square))
    let legal = record.game.legalSquares
    #expect(told.count == advice.moves.count && told.subtracting(legal).isEmpty)
    #expect(question != .everyMove || told == legal)
    let leads = advice.moves.compactMap(\.value?.lead)
    #expect(leads == leads.sorted(by: >))
    #expect(advice.line.first == .move(advice.best.square))
    #expect((try? Record(start: record.game, steps: advice.line)) != nil)
  }
}

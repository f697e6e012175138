import Domain
import EngineSupport
import Front
import Infrastructure
import Notations
import Players
import TestSupport
import Testing
import UseCases

/// The promises of every computer, tested on each kind.
@Suite struct ComputerContractTests {
  enum Kind: CaseIterable {
    case random
    case searching

    /// The levels at which it plays.
    var levels: [UseCases.Level] { self == .random ? [.random] : UseCases.Level.all }

    var computer: any Computer {
      switch self {
      case .random: RandomComputer(seed: 7)
      case .searching: LeveledComputer(seed: 7, searching: .caller)
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `R2.3 R9.1 every computer chooses a legal square, at each level`(kind: Kind) async throws {
    try await ComputerContract.checkChoices(of: kind.computer, at: kind.levels)
  }

  @Test(arguments: Kind.allCases)
  func `R5.2 every computer fails without a legal square`(kind: Kind) async throws {
    try await ComputerContract.checkNoChoice(of: kind.computer)
  }

  @Test(arguments: Kind.allCases)
  func `R2.5 R9.10 every computer ends a canceled call`(kind: Kind) async throws {
    try await ComputerContract.checkCanceling(of: kind.computer)
  }

  private let adviser = LeveledComputer(seed: 7, searching: .caller)

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
    for record in ComputerContract.records {
      let known = record.game.legalSquares.map { ValuedMove($0, value: .estimate(3)) }
      for question in [.bestMove, .everyMove] + known.map(Advice.Question.best(knowing:)) {
        check(try await adviser.advice(on: record, about: question), to: question, about: record)
      }
    }
  }

  @Test func `R9.10 an adviser that is canceled gives the best advice so far`() async throws {
    for record in ComputerContract.records {
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

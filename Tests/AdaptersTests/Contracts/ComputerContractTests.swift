import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// What every computer must promise, tested on each kind.
@Suite struct ComputerContractTests {
  enum Kind: CaseIterable {
    case random
    case searching

    var computer: any Computer {
      switch self {
      case .random: RandomComputer(seed: 7)
      case .searching: LeveledComputer(seed: 7, searching: .caller)
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `R5.2 every computer fails if nobody can place a disk`(kind: Kind) async throws {
    let record = Record(
      start: Game(board: try #require(Board(dark: .all, light: .empty)), turn: nil))
    await #expect(throws: (any Error).self) {
      try await kind.computer.chooseSquare(for: record, at: .two)
    }
    await #expect(throws: (any Error).self) {
      try await kind.computer.advice(on: record, about: .best)
    }
  }

  @Test(arguments: Kind.allCases)
  func `R9.6 R9.9 every computer says of each move what it is asked, the best first`(kind: Kind)
    async throws
  {
    for game in Endgame.few.compactMap(\.game) {
      let (record, legal) = (Record(start: game), Array(game.legalSquares))
      for question: Advice.Question in [.best, .everyMove] + legal.map(Advice.Question.move) {
        let advice = try await kind.computer.advice(on: record, about: question)
        let asked = legal.filter { question.asks(about: $0) || $0 == advice.best.square }
        #expect(SquareSet(advice.moves.map(\.square)) == SquareSet(asked))
        #expect(advice.moves.count == asked.count)
        let leads = advice.moves.compactMap(\.worth?.lead)
        #expect(leads == leads.sorted(by: >))
        #expect(advice.line.first == .move(advice.best.square))
        #expect((try? Record(start: game, steps: advice.line)) != nil)
      }
    }
  }
}

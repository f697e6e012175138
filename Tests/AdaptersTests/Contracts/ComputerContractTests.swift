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
    await #expect(throws: (any Error).self) { try await kind.computer.hint(for: record) }
  }

  @Test(arguments: Kind.allCases)
  func `R9.6 every computer can give a hint`(kind: Kind) async throws {
    let rows = ["xo-ooooo"] + Array(repeating: "oooooooo", count: 6) + ["oooooo--"]
    let game = Game(board: try Board(rows: rows), turn: .dark)
    let hint = try await kind.computer.hint(for: Record(start: game))
    #expect(game.legalSquares.contains(hint.square))
  }
}

import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// What every computer must promise, tested on each kind.
@Suite struct ComputerContractTests {
  enum Kind: CaseIterable {
    case random
    case scripted
    case searching

    /// A computer of this kind that knows what to play after some moves of a game.
    func computer(from game: Game) -> any Computer {
      switch self {
      case .random: RandomComputer(seed: 7)
      case .searching: LeveledComputer(seed: 7, searching: .caller)
      case .scripted: ScriptedComputer(game.legalSquares.first?.description ?? "")
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `R2.3 every computer answers a legal square to the end of a game`(kind: Kind) async throws {
    var game = Game()
    var placed = 0
    while game.turn != nil {
      if let passed = game.passing() {
        game = passed
        continue
      }
      let square = try await kind.computer(from: game).chooseSquare(for: game, at: .two)
      game = try #require(game.placing(at: square), "\(square) in\n\(game)")
      placed += 1
    }
    #expect(placed > 50)
  }

  @Test(arguments: Kind.allCases)
  func `R5.2 every computer fails if nobody can place a disk`(kind: Kind) async throws {
    let full = String(repeating: "xxxxxxxx\n", count: 7) + "xxxxxxxx"
    let game = try #require(Game("-\n\(full)"))
    await #expect(throws: (any Error).self) {
      try await kind.computer(from: game).chooseSquare(for: game, at: .two)
    }
    await #expect(throws: (any Error).self) { try await kind.computer(from: game).hint(for: game) }
  }

  @Test(arguments: Kind.allCases)
  func `R9.6 every computer can give a hint`(kind: Kind) async throws {
    let game = try #require(
      Game("x\nxo-ooooo\n" + String(repeating: "oooooooo\n", count: 6) + "oooooo--"))
    let hint = try await kind.computer(from: game).hint(for: game)
    #expect(game.legalSquares.contains(hint.square))
  }
}

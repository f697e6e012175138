import Domain
import Infrastructure
import Players
import Rooms
import TestSupport
import Testing
import UseCases

/// The promises of every computer, tested on each kind.
@Suite struct ComputerContractTests {
  enum Kind: CaseIterable {
    case random
    case searching

    /// The levels at which it plays.
    var levels: [Level] { self == .random ? [.random] : Level.all }

    /// Those that give advice.
    static let advising = allCases.filter { $0 != .random }

    var computer: any Adviser {
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

  @Test(arguments: Kind.advising)
  func `R9.6 R9.9 every computer values the moves it is asked about, the best first`(kind: Kind)
    async throws
  {
    let endings = ComputerContract.records
    try await ComputerContract.checkAdvice(of: kind.computer, in: endings)
  }

  @Test(arguments: Kind.allCases)
  func `R2.5 R9.10 every computer ends a canceled call, with a legal square if it answers early`(
    kind: Kind
  ) async throws {
    try await ComputerContract.checkCanceling(of: kind.computer)
  }
}

import Domain
import Infrastructure
import Players
import Rooms
import TestSupport
import Testing
import UseCases

/// What every computer must promise, tested on each kind.
@Suite struct ComputerContractTests {
  enum Kind: CaseIterable {
    case random
    case searching
    /// The one of the guide.
    /// A double.
    case critic

    /// The levels at which it plays.
    var levels: [Level] { self == .random ? [.random] : Level.all }

    /// Those that give advice.
    static let advising = allCases.filter { $0 != .random }

    var computer: any Adviser {
      switch self {
      case .random: RandomComputer(seed: 7)
      case .searching: LeveledComputer(seed: 7, searching: .caller)
      case .critic: Critic()
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `R2.3 R9.1 every computer chooses a legal square, at each level`(kind: Kind) async throws {
    try await ComputerContract.checkChoices(of: kind.computer, at: kind.levels)
  }

  @Test(arguments: Kind.allCases)
  func `R5.2 every computer fails if nobody can place a disk`(kind: Kind) async throws {
    try await ComputerContract.checkNoChoice(of: kind.computer)
  }

  @Test(arguments: Kind.advising)
  func `R9.6 R9.9 every computer says of each move what it is asked, the best first`(kind: Kind)
    async throws
  {
    let endings = ComputerContract.records
    try await ComputerContract.checkAdvice(of: kind.computer, in: endings)
  }

  @Test(arguments: Kind.allCases)
  func `R2.5 R9.10 every computer ends a call that is canceled, with an answer if it has one early`(
    kind: Kind
  ) async throws {
    try await ComputerContract.checkCanceling(of: kind.computer)
  }

  /// Computers that do not keep a promise, and the sentence that says which.
  enum Wrong: CaseIterable {
    case illegal
    case afterTheEnd
    case worstFirst
    case silentWhenCanceled

    /// Checks the computer, which throws what is wrong.
    func check() async throws {
      switch self {
      case .illegal:
        try await ComputerContract.checkChoices(of: WrongComputer { _ in Square("d4") })
      case .afterTheEnd:
        try await ComputerContract.checkNoChoice(of: WrongComputer { _ in Square("a1") })
      case .worstFirst: try await ComputerContract.checkAdvice(of: Critic(less: -1))
      case .silentWhenCanceled:
        try await ComputerContract.checkCanceling(of: WrongComputer { _ in nil })
      }
    }

    var sentence: String {
      switch self {
      case .illegal: "a computer chooses a legal square: d4 at level 0, after "
      case .afterTheEnd: "a computer fails if there is no legal square: 0"
      case .worstFirst: "advice tells the best move first: bestMove, after "
      case .silentWhenCanceled: "a call that is canceled ends with a legal square, or "
      }
    }
  }

  @Test(arguments: Wrong.allCases)
  func `a computer that does not keep a promise is told which`(wrong: Wrong) async throws {
    let broken = await #expect(throws: BrokenPromise.self) { try await wrong.check() }
    #expect(broken?.description.hasPrefix(wrong.sentence) == true, "\(broken?.description ?? "")")
  }
}

/// A computer that answers early, and what it likes.
private struct WrongComputer: Adviser {
  struct NoAnswer: Error {}

  let choose: @Sendable (Record) -> Square?

  func answersEarly(_ wait: Table.Wait) -> Bool { true }

  func chooseSquare(for record: Record, at level: Level) async throws -> Square {
    guard let square = choose(record) else { throw NoAnswer() }
    return square
  }
}

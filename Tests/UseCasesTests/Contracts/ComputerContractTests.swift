import Domain
import TestSupport
import Testing
import UseCases

/// The contract of computers, broken by one that always answers d4.
struct ComputerContractTests {
  /// The square is taken from the start.
  private let computer = ScriptedComputer(Array(repeating: "d4", count: 20))

  @Test func `R2.10 a computer that chooses an illegal square is caught`() async {
    await expect("a computer chooses a legal square") {
      try await ComputerContract.checkChoices(of: computer)
    }
  }

  @Test func `R5.2 a computer that answers without a legal square is caught`() async {
    await expect("a computer fails if there is no legal square") {
      try await ComputerContract.checkNoChoice(of: computer)
    }
  }

  @Test func `R2.11 a canceled call that ends with an illegal square is caught`() async {
    await expect("a canceled call ends with a legal square or fails") {
      try await ComputerContract.checkCanceling(of: computer)
    }
  }
}

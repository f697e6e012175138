import Domain
import TestSupport
import Testing
import UseCases

@Test func `a greedy computer turns as many disks as it can`() async throws {
  let empty = Array(repeating: "--------", count: 6)
  let board = try Board(rows: ["-xo-----", "-xxxo---"] + empty)
  let game = Game(board: board, turn: .light)
  #expect("\(game.legalSquares)" == "a1 a2 a3 c3 e3")
  #expect(
    try await GreedyComputer().chooseSquare(for: Record(start: game), at: .random) == Square("a2"))
}

@Test func `a greedy computer keeps what every computer promises`() async throws {
  let computer = GreedyComputer()
  try await ComputerContract.checkChoices(of: computer)
  try await ComputerContract.checkNoChoice(of: computer)
  try await ComputerContract.checkAdvice(of: computer)
  try await ComputerContract.checkCanceling(of: computer)
}

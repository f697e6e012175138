import Domain
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct SeedTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  @Test func `C4.4 two computers play a whole game, the same each time`() async throws {
    let arguments = ["--black", "computer", "--white", "computer", "--seed", "7"]
    let first = try await home.run(arguments)
    #expect(first.end == .status(0))
    #expect(first.err == "")
    #expect(first.out.hasPrefix("x's turn\nx is thinking\nx plays "))
    let moves = RandomGame(seed: 7).compactMap(\.square).map(\.description)
    #expect(plays(in: first) == moves)
    for _ in 1...3 { #expect(try await home.run(arguments) == first) }
    #expect(try await home.run(arguments.dropLast() + ["8"]) != first)
  }

  @Test func `R2.3 without a seed games differ`() async throws {
    var games: Set<String> = []
    for _ in 1...5 { games.insert(try await home.run("-bcomputer", "-wcomputer").out) }
    #expect(games.count > 1)
  }

  private func plays(in run: Run) -> [String] {
    run.out.split(separator: "\n").filter { $0.contains(" plays ") }
      .map { String($0.dropFirst(8).prefix(2)) }
  }
}

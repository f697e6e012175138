import Domain
import Infrastructure
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct SeedTests {
  private let home: Home
  private let openings = ["d3", "c4", "f5", "e6"]

  init() throws {
    home = try Home()
  }

  @Test func `C4.4 two computers play a whole game, the same each time`() async throws {
    let arguments = ["--black", "computer", "--white", "computer", "--seed", "7"]
    let first = try await home.run(arguments)
    #expect(first.end == .status(0))
    #expect(first.err == "")
    #expect(first.out.hasPrefix("x's turn\nx is thinking\nx plays "))
    let last = first.out.split(separator: "\n").last
    #expect(["x won", "o won", "Tied"].contains(last))
    for _ in 1...3 { #expect(try await home.run(arguments) == first) }
    #expect(try await home.run(arguments.dropLast() + ["8"]) != first)
  }

  @Test func `C4.4 a reset does not reseed the computer`() async throws {
    let again = "black computer &\nwait 2\nreset &\nok &\n"
    let script = String(repeating: again, count: 12)
    let run = try await home.run("--seed", "7", input: script)
    var generator = SplitMix64(seed: 7)
    let draws = (1...12).map { _ in openings[generator.number(below: 4)] }
    #expect(plays(in: run) == draws)
    #expect(Set(draws).count > 1)
  }

  @Test func `C4.4 a thought called off draws nothing`() async throws {
    let calledOff = String(repeating: "bc &\nwait 1.9\nbm &\n", count: 5)
    let run = try await home.run("--seed", "7", input: calledOff + "bc\n")
    #expect(plays(in: run) == plays(in: try await home.run("--seed", "7", input: "bc\n")))
    #expect(plays(in: run).count == 1)
  }

  @Test func `C4.4 one generator serves both sides`() async throws {
    let moves = RandomGame(seed: 99).compactMap(\.square).map(\.description)
    let run = try await home.run("--seed", "99", "-bcomputer", "-wcomputer")
    #expect(plays(in: run) == moves)
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

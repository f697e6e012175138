import Domain
import Infrastructure
import Players
import Front
import TestSupport
import Testing
import UseCases

struct RandomComputerTests {
  @Test func `R9.19 the random computer chooses at random at every level, and has no advice`()
    async throws
  {
    let (computer, random) = (RandomComputer(seed: 1), RandomComputer(seed: 1))
    for level in Level.all {
      #expect(
        try await computer.chooseSquare(for: Record(), at: level)
          == (try await random.chooseSquare(for: Record(), at: .random)))
    }
    for question in [Advice.Question.bestMove, .everyMove] {
      await #expect(throws: NoAdvice.self) {
        try await computer.advice(on: Record(), about: question)
      }
    }
  }
}

import Adapters
import Domain
import Infrastructure
import Synchronization
import TestSupport
import Testing
import UseCases

@Test func `a front end takes its time and saves what it shows`() throws {
  let time = VirtualTime()
  let told = Mutex<[String]>([])
  let front = Front { line in
    guard !line.hasPrefix(" ") else { return }
    told.withLock { $0.append("\(time.now.sinceStart): \(line)") }
  }
  let repository = TextRepository()
  let ports = Ports(repository: repository, presenter: front)
  let session = try LoadGame.start(modes: BySide(dark: .manual, light: .computer), ports)
  let loop = GameLoop(session, ports, computer: GreedyComputer(), timeline: time.timeline)
  let hasEnded: Void? = time.run {
    await loop.start()
    await front.carryOut("d3", on: loop)
    try? await time.sleep(for: .seconds(1))
    await front.carryOut("d3", on: loop)
    await loop.waitUntilIdle()
  }
  #expect(hasEnded != nil)
  #expect(
    told.withLock { $0 } == [
      "0.0 seconds: x's turn; x 2, o 2",
      "0.0 seconds: x's turn; x 2, o 2",
      "0.25 seconds: x's turn; x 2, o 2",
      "0.5 seconds: o's turn; x 4, o 1",
      "1.0 seconds: d3: o is thinking",
      "2.5 seconds: o's turn; x 4, o 1",
      "2.75 seconds: o's turn; x 4, o 1",
      "3.0 seconds: x's turn; x 3, o 3",
    ])
  #expect(try repository.load()?.record.description == "d3c3")
}

@Test func `the computer and the repository keep their promises`() async throws {
  try await ComputerContract.checkChoices(of: GreedyComputer())
  try await ComputerContract.checkNoChoice(of: GreedyComputer())
  let repository = TextRepository()
  try GameRepositoryContract.checkSaves { repository }
  let letter = TextRepository("Dear friend,")
  try GameRepositoryContract.checkUnloadable(opening: { letter }, contents: { letter.text })
}

import Domain
import TestSupport
import Testing
import UseCases

@Test func `a loop of its own plays a move and its answer`() throws {
  let repository = FakeGameRepository()
  let ports = Ports(repository: repository, presenter: RecordingPresenter())
  var game = try OwnLoop(ports)
  let d3 = try #require(Square("d3"))
  #expect(game.make(.move(d3)) == .accepted)
  while game.end(choosing: { $0.game.legalSquares.first }) {}
  #expect("\(game.session.record)" == "d3c3")
  #expect(game.make(.pass) == .ignored(.canPlace))
  #expect(repository.saved == game.session.saved)
}

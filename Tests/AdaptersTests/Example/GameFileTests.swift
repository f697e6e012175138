import Adapters
import Domain
import Testing

@Test(arguments: ["(;GM[Othello]B[d3]W[c3];)", "1. d3 c3"])
func `a game is read in any notation`(text: String) throws {
  #expect(try firstGame(of: text)?.description == "d3c3")
}

@Test func `a move that is not legal is told with its number`() {
  let text = "(;GM[Othello]B[d3]W[a1];)"
  #expect(throws: GameProblem.move("a1", number: 2)) { try firstGame(of: text) }
}

@Test func `a game is written so that it can be read`() throws {
  let record = try #require(try firstGame(of: "d3 c3"))
  #expect(try firstGame(of: record.description) == record)
  #expect(try PositionText.decode(PositionText.encode(record.game)) == record.game)
}

import Testing

@Suite struct ExampleFrontTests {
  @Test func `README's example front plays a whole game to its end`() throws {
    let sheet = try #require(scoreSheet(seed: 7))
    let moves = sheet.split(separator: " ")
    #expect(moves.count > 50)
    #expect(Set(moves.map { $0.dropFirst() }).count == moves.count)
    #expect(scoreSheet(seed: 7) == sheet)
    #expect(scoreSheet(seed: 8) != sheet)
  }
}

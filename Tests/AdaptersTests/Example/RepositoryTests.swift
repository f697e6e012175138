import Domain
import Testing
import UseCases

/// What every repository promises.
@Test func `a repository loads what was saved last, whatever it was`() throws {
  let repository: any GameRepository = TextRepository()
  #expect(try repository.load() == nil, "nothing is saved at first")
  var game = Game()
  while game.turn != nil {
    for side in Disk.sides {
      var modes = Modes()
      modes[side] = .computer(.random)
      let saved = SavedGame(game: game, modes: modes)
      try repository.save(saved)
      #expect(try repository.load() == saved)
      #expect(try repository.load() == saved, "loading changes nothing")
    }
    if let move = game.legalSquares.first.flatMap({ game.move(at: $0) }) {
      game = Game(after: move)
    } else {
      game = try #require(game.passing())
    }
  }
}

@Test func `a repository never overwrites what is not a saved game`() {
  let repository = TextRepository("dear diary")
  #expect(throws: LoadFailure.self) { try repository.load() }
  #expect(throws: SaveFailure.self) { try repository.save(SavedGame()) }
  #expect(throws: LoadFailure.self, "it is still there") { try repository.load() }
}

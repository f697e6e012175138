import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// Another program ends while this one plays on with a copy of its game (C5.18).
struct TakingOverTests {
  private let repository = FakeGameRepository()

  @Test func `C5.18 a command that finds another game is not carried out`() throws {
    let table = LoopTable()
    let (d3, left) = (try square("d3"), try SavedGame().played("d3"))
    table.repository.endOther(.success(.replaced(by: left)))
    try table.play { loop in
      #expect(await loop.send(.pick(d3)) == .ignored(.anotherGame))
      #expect(await loop.session == Session(left))
      #expect(await loop.send(.setMode(.light, .computer)) == .accepted)
    }
    #expect(table.presenter.text == "0 other ended, replaced\n0 o is computer")
  }

  @Test func `C5.18 a command that finds the same game is carried out`() throws {
    let table = LoopTable()
    let d3 = try square("d3")
    table.repository.endOther(.success(.kept))
    try table.play { #expect(await $0.send(.pick(d3)) == .accepted) }
    #expect(table.presenter.text == "0 other ended, kept\n0 x places d3")
    #expect(table.repository.saves == [SavedGame(), try SavedGame().played("d3")])
  }

  @Test func `C5.18 a question is answered about the game that was left`() throws {
    let table = LoopTable(computer: ScriptedComputer("c3"))
    let left = SavedGame(game: try .played("d3"), modes: Modes(light: .computer(.random)))
    table.repository.endOther(.success(.replaced(by: left)))
    try table.play { loop in
      #expect(await loop.withSession(\.game) == left.game)
      await table.pass(2000)
    }
    #expect(table.presenter.text == "0 other ended, replaced\n2000 o places c3")
  }

  @Test func `C5.18 a question that finds other modes starts the thinking`() throws {
    let left = try saved("x10")
    let table = LoopTable(computer: ScriptedComputer("d3"), pace: Pace(disk: .zero))
    table.repository.endOther(.success(.replaced(by: left)))
    try table.play { loop in
      await loop.withSession { _ in }
      await table.pass(2000)
      #expect(await loop.session.record.description == "d3")
    }
  }

  @Test func `C5.18 a thought that finds another game is not played there`() throws {
    let table = LoopTable(try saved("x11"), computer: ScriptedComputer("d3", "c5"))
    table.repository.endOther(.success(.replaced(by: try SavedGame().played("d3"))))
    try table.play { _ in await table.pass(5000) }
    #expect(table.presenter.text == "2000 other ended, replaced")
  }

  @Test func `C5.18 a thought that finds the same game is played, and saved`() throws {
    let table = LoopTable(try saved("x10"), computer: ScriptedComputer("d3"))
    table.repository.endOther(.success(.kept))
    try table.play { _ in await table.pass(2000) }
    #expect(table.presenter.text == "2000 other ended, kept\n2000 x places d3")
    #expect(table.repository.saves.map(\.record.description) == ["", "d3"])
  }

  @Test(arguments: [
    (
      Takeover.kept, "The other reversi has ended. This game is saved from now on.",
      "x plays d3, flips d4\nx 4, o 1\no's turn"
    ),
    (
      .declined, "The other reversi has ended and left another game. This one is still not saved.",
      "x plays d3, flips d4\nx 4, o 1\no's turn"
    ),
  ])
  func `C5.18 a script tells it on standard error, and goes on`(
    takeover: Takeover, told: String, rest: String
  ) throws {
    repository.endOther(.success(takeover))
    let played = try PlainTable(repository: repository).play([.text("d3")])
    #expect(played.transcript == "x's turn\n2> reversi: line 1: \(told)\n\(rest)")
  }

  @Test func `C5.18 none of several moves is made in a game that the player has not seen`() throws {
    let left = try SavedGame().played("f5")
    repository.endOther(.success(.replaced(by: left)))
    let played = try PlainTable(repository: repository).play([.text("d6 c3")])
    #expect(played.transcript.hasSuffix("line 1: d6 (move 1) ignored: this is another game now"))
    #expect(repository.saves == [])
  }

  @Test func `C5.18 a plain front draws what was left, and refuses the command`() throws {
    repository.endOther(.success(.replaced(by: try SavedGame().played("d3"))))
    let typed = try PlainTable(repository: repository).type(["wc", "c3"])
    #expect(
      typed == """
        2> reversi: New game. Type d3, or wc to play the computer.
        x's turn
        2> reversi: The other reversi has ended. This is the game it left; it is saved from now on.
        o's turn
        2> reversi: white ignored: this is another game now
        o plays c3, flips d4
        """)
  }

  @Test func `C5.18 the live front tells it above the block, and shows what was left`() throws {
    let (repository, left) = (repository, try saved("-00", Ending.over))
    let screen = try LiveTable(repository: repository).show { table in
      repository.endOther(.success(.replaced(by: left)))
      await table.type("d3\r")
    }
    #expect(
      screen?.hasPrefix(
        "The other reversi has ended. This is the game it left; it is saved from now on.\n    a b")
        == true)
    #expect(screen?.hasSuffix("Ignored d3: this is another game now.\nreversi> █") == true)
  }

  @Test func `C5.18 the live front clears a notice about the game before`() throws {
    let (repository, left) = (repository, try saved("-00", Ending.over))
    let screen = try LiveTable(repository: repository).show { table in
      repository.endOther(.success(.replaced(by: left)))
      await table.type("\r")
    }
    let result = "Black 3, White 0. Type 'again' for another game, or quit."
    #expect(screen?.hasSuffix("\n\(result)\nreversi> █") == true)
  }

  @Test func `C7.9 GTP takes no game over`() throws {
    repository.endOther(.success(.replaced(by: try SavedGame().played("d3c3"))))
    let table = Conversing(repository: repository)
    #expect(try table.answers(to: "play b d3\nundo\nundo\n") == "=\n\n=\n\n? cannot undo\n\n")
    #expect(table.written[.diagnostics] == "")
  }
}

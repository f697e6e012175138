import Domain
import Rooms
import TestSupport
import Testing

@Suite struct RecordTests {
  private func steps(_ names: String) throws -> [Record.Step] {
    try names.split(separator: " ").map { $0 == "--" ? .pass : .move(try square(String($0))) }
  }

  @Test func `R10.6 a record holds the game to which its steps lead`() throws {
    let record = try Record(steps: steps("d3 c3 e6 d2 d1 e1 b2 c1 -- a3"))
    #expect("\(record)" == "d3c3e6d2d1e1b2c1--a3")
    #expect(record.start == Game())
    #expect(record.games.count == 11 && record.games.first == Game())
    #expect(record.games.last == record.game)
    #expect(record.games[8] == (try .darkMustPassEarly()))
  }

  @Test func `R10.6 a pass that a move implies may be left out`() throws {
    let all = try Record(steps: steps("d3 c3 e6 d2 d1 e1 b2 c1 -- a3"))
    #expect(try Record(steps: steps("d3 c3 e6 d2 d1 e1 b2 c1 a3")) == all)
  }

  @Test(arguments: [
    ("d3 d3", 2), ("a1", 1), ("--", 1), ("d3 c3 --", 3), ("d3 c3 e6 d2 d1 e1 b2 c1 -- --", 10),
    ("d3 c3 e6 d2 d1 e1 b2 c1 a1", 9),
  ])
  func `R1.3 the first step that is not legal is named with its number`(
    names: String, number: Int
  ) throws {
    let steps = try steps(names)
    let error = #expect(throws: Record.IllegalStep.self) { try Record(steps: steps) }
    #expect(error?.number == number && error?.step == steps[number - 1])
  }

  @Test func `a step that is not legal changes nothing`() throws {
    var record = try Record(steps: steps("d3"))
    let before = record
    let made = [
      record.place(on: try square("d3")) != nil, record.pass(),
      record.make(.move(try square("a1"))),
    ]
    #expect(made == [false, false, false])
    #expect(record == before)
  }

  @Test func `C6.7 the last move is the latest one, also after a pass`() throws {
    #expect(Record().lastMove == nil)
    let passed = try Record(steps: steps("d3 c3 e6 d2 d1 e1 b2 c1 --"))
    #expect(passed.lastMove?.square == (try square("c1")) && passed.lastMove?.side == .light)
    #expect(passed.lastMove?.boardAfter == passed.game.board)
  }

  @Test(arguments: [(-1, ""), (0, ""), (1, "d3"), (2, "d3c3"), (3, "d3c3e6"), (9, "d3c3e6")])
  func `R10.7 a prefix is the record of the first steps`(length: Int, expected: String) throws {
    let prefix = try Record(steps: steps("d3 c3 e6")).prefix(length)
    #expect("\(prefix)" == expected)
    #expect(prefix.game == (try .played(expected)))
  }

  @Test func `R10.7 a prefix begins with the position of its game`() throws {
    let start = try Game.played("d3")
    let record = try Record(start: start, steps: steps("c3 e6"))
    #expect(record.prefix(0) == Record(start: start))
    #expect(record.prefix(1).game == (try .played("d3 c3")))
  }

  @Test func `the game before a move is found by its number, also over a pass`() throws {
    let record = try Record(steps: steps("d3 c3 e6 d2 d1 e1 b2 c1 -- a3"))
    #expect(record.before(move: 9)?.steps.count == 9)
    #expect(record.before(move: 9)?.steps.last == .pass)
    #expect(record.before(move: 8)?.steps.count == 7)
    for number in [-1, 0, 10] { #expect(record.before(move: number) == nil) }
  }

  @Test func `a game that begins in its midst has no moves before that, and keeps their numbers`()
    throws
  {
    let record = try Record(start: .played("d3 c3"), steps: steps("e6 d2"))
    #expect(record.before(move: 3) == record.prefix(0))
    #expect(record.before(move: 4) == record.prefix(1))
    for number in [0, 1, 2, 5] { #expect(record.before(move: number) == nil) }
  }
}

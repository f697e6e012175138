import Testing
import reversi_honesty

/// The checker's own rules, of which all it says depends.
@Suite struct RulesTests {
  @Test func `the leaves of the game's tree are as many as is known`() {
    #expect((1...5).map { leaves(start, .x, $0) } == [4, 12, 56, 244, 1396])
  }

  @Test func `a line is played step by step, and a pass that a move implies is put back`() throws {
    let text = "-oooooo-xxxxxxxx-xoooooxoxxooooxooxooxxxo-xoxxxx-xxxxxxx-o-xxxxx"
    let board = try #require(PlainBoard(text))
    let line = try ReplayedLine("a1b6a3--a7--a8--c8--h1", on: board, by: .o)
    #expect(line.first.name == "a1")
    #expect(line.moves.count == 7)
    #expect(line.steps.map(\.word).joined() == "a1b6a3--a7--a8--c8--h1")
    #expect(line.isOver)
    #expect(line.end.lead(of: .o) == 18)
    #expect(try ReplayedLine("a1b6a3a7a8c8h1", on: board, by: .o) == line)
    #expect(line.steps(toMove: 4).map(\.word) == ["a1", "b6", "a3", "--", "a7"])
    #expect(line.steps(toMove: nil).count == line.steps.count)
  }

  @Test(arguments: ["", "--", "d3", "d3c3", "e6e6", "e6--", "e6f4 ", "z9"])
  func `a line that the rules forbid is none`(text: String) {
    #expect(throws: ReplayedLine.Illegal.self) {
      try ReplayedLine(text, on: start, by: text.hasPrefix("d3") ? .o : .x)
    }
  }

  @Test func `the legal squares at the turns of a side are counted, at a pass none`() throws {
    let line = try ReplayedLine("d3c5", on: start, by: .x)
    #expect(line.choices(of: .o) == [3])
    #expect(line.choices(of: .x) == [5])
    let board = try #require(PlainBoard("-ox" + String(repeating: "-", count: 61)))
    let end = try ReplayedLine("a1", on: board, by: .x)
    #expect(end.choices(of: .o) == [])
    // After a1, b1 is Black's, and White must pass between d4 and f4.
    let row =
      "-ox-----" + String(repeating: "-", count: 16) + "-xo---o-"
      + String(repeating: "-", count: 32)
    let passing = try ReplayedLine("a1", on: try #require(PlainBoard(row)), by: .x)
    #expect(passing.choices(of: .o) == [1])
  }

  @Test func `a disk that is certain to stay is never turned in games by chance`() throws {
    var chance = Chance(seed: 1)
    var proofs = 0
    for _ in 0..<12 {
      var game = ChanceGame()
      var certain: [Side: Set<Place>] = [.x: [], .o: []]
      while game.step(&chance) {
        for side in [Side.x, .o] {
          let stable = game.board.stable(side)
          #expect(stable.isSuperset(of: certain[side, default: []]))
          certain[side] = stable
        }
      }
      proofs += certain.values.map(\.count).reduce(0, +)
      // At the end all lines that are full have been proven.
      if game.board.empties.isEmpty {
        #expect(certain.values.map(\.count).reduce(0, +) == 64)
      }
    }
    #expect(proofs > 12 * 40)
  }

  @Test func `disks are certain to stay by an edge, by a full line, and by others of their side`()
    throws
  {
    let empty = String(repeating: "-", count: 8)
    func stable(_ rows: [String], _ side: Side) throws -> String {
      let text = (rows + Array(repeating: empty, count: 8 - rows.count)).joined()
      return try #require(PlainBoard(text)).stable(side).map(\.name).sorted()
        .joined(separator: " ")
    }
    #expect(try stable(["xxx-----"], .x) == "a1 b1 c1")
    #expect(try stable(["-xx-----"], .x) == "")
    #expect(try stable(["xo------", "xx------"], .x) == "a1 a2")
    #expect(try stable(["xo------"], .o) == "")
    #expect(try stable(["xx------", "xx------"], .x) == "a1 a2 b1")
    #expect(try stable(["xxx-----", "xx------", "x-------"], .x) == "a1 a2 a3 b1 b2 c1")
    // The row is full, and so is the short diagonal through b1; the column is held by the edge.
    #expect(try stable(["-oxxxxxx"], .o) == "")
    #expect(try stable(["xoxxxxxx"], .o) == "b1")
  }

  @Test func `the search finds the end that trying everything finds`() {
    var chance = Chance(seed: 2)
    for _ in 0..<8 {
      var game = ChanceGame()
      while game.board.empties.count > 5, game.step(&chance) {}
      guard !game.board.isOver else { continue }
      let end = best(game.board, game.side)
      var search = EndSearch()
      let found = search.best(game.board, game.side)
      let worths = (end - 2...end + 2).filter { search.isWorth($0, game.board, to: game.side) }
      #expect(found == end)
      #expect(worths == [end])
    }
  }

  // MARK: -

  private let start = PlainBoard()

  private func leaves(_ board: PlainBoard, _ side: Side, _ depth: Int) -> Int {
    if depth == 0 || board.isOver { return 1 }
    let legal = board.legal(for: side)
    if legal.isEmpty { return leaves(board, side.other, depth - 1) }
    return legal.compactMap { board.placing(side, on: $0) }
      .map { leaves($0, side.other, depth - 1) }.reduce(0, +)
  }

  /// Returns the lead of the side on turn at the end, by trying everything.
  private func best(_ board: PlainBoard, _ side: Side) -> Int {
    if board.isOver { return board.lead(of: side) }
    let next = board.legal(for: side).compactMap { board.placing(side, on: $0) }
    return next.map { -best($0, side.other) }.max() ?? -best(board, side.other)
  }
}

/// Numbers that a seed decides.
private struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

/// A game that both sides play by chance.
private struct ChanceGame {
  private(set) var board = PlainBoard()
  private(set) var side = Side.x

  /// Makes a move or a pass; returns false at the end.
  mutating func step(_ chance: inout Chance) -> Bool {
    if board.isOver { return false }
    if let place = board.legal(for: side).randomElement(using: &chance),
      let next = board.placing(side, on: place)
    {
      board = next
    }
    side = side.other
    return true
  }
}

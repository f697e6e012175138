import Domain
import Infrastructure
import Rooms
import TestSupport
import Testing
import UseCases

/// What differs between the lines after two moves (R16).
struct ReasonTests {
  /// Where dark takes h8, or leaves it to light.
  private static let corner = "x--------x-xxx--o-xxxx--oxxxxo--oooxoo---oooxoo-ooooooo-oooooox- x"
  /// Where nine squares are empty.
  private static let ending = "x-x-xoox-xxxx-o-ooxxxxo-ooxxxxo-oxxxooooooxooooxoxooooo-xoooooo- o"

  private func told(_ position: String, _ played: String, _ best: String) throws -> [String] {
    let lines = [try Line(played, on: position), try Line(best, on: position)]
    return Reason.contrasts(played: lines[0], best: lines[1]).map(\.words)
  }

  @Test func `R16.4 R16.5 all corners of both lines are told, and disks for good`() throws {
    #expect(
      try told(
        Self.corner, "h6 h8g4h3h5h7g5c1a6b3a2c2d1", "h8 g5h7h6g3g4b3a2h5b1a6c2c1d1") == [
          "corner 12: o h8 by h8, x h8 by ", "forGood 12: 6 20, 15 12",
        ])
  }

  @Test func `R16.2 fewer than four moves after the first tell of no corner`() throws {
    #expect(
      try told(Self.corner, "h6 h8g4h3", "h8 g5h7h6").allSatisfy { !$0.hasPrefix("corner") })
    #expect(
      try told(Self.corner, "h6 h8g4h3h5", "h8 g5h7h6g3").first == "corner 4: o h8 by h8, x h8 by ")
  }

  @Test func `R16.2 lines are compared as far as the shorter one goes`() throws {
    #expect(
      try told(Self.corner, "h6 h8g4h3h5h7g5c1a6b3a2c2d1", "h8 g5h7h6g3g4").first
        == "corner 5: o h8 by h8, x h8 by ")
  }

  @Test func `R16.2 R16.7 passes are told to the end if both lines reach it soon`() throws {
    #expect(
      try told(Self.ending, "d1 f2h7h8a2b1--h4h3h2", "f2 a2h7h8d1h4b1h2h3") == [
        "pass end: o before 58, "
      ])
  }

  @Test func `R16.3 the end is told first if both moves are certain`() throws {
    let certain = "certain 9: -22, -10"
    #expect(
      try told(Self.ending, "d1=-22 f2h7h8a2b1--h4h3h2", "f2=-10 a2h7h8d1h4b1h2h3") == [
        certain, "pass end: o before 58, ",
      ])
    #expect(try told(Self.ending, "d1=-22", "f2=-10") == [certain])
    #expect(try told(Self.ending, "d1=-22", "f2") == [])
    #expect(try told(Self.ending, "d1", "f2=-10") == [])
    #expect(try told(Self.ending, "d1=-10", "f2=-10") == [])
  }

  @Test func `R16.3 an end that is certain is not told if a line ends otherwise`() throws {
    #expect(
      try told(Self.ending, "d1=-20 f2h7h8a2b1--h4h3h2", "f2=-10 a2h7h8d1h4b1h2h3") == [
        "pass end: o before 58, "
      ])
  }

  @Test func `R16.8 three squares more to choose from at the next turn are told`() throws {
    #expect(
      try told(
        "o--------o--x----ooox------xx----xxxx-------x------------------- x", "c2 d1", "c4 f6") == [
          "choice: 2, 5"
        ])
  }

  @Test func `R16.1 lines of other games, or after one move, have no reason between them`() throws {
    let corner = try Line("h8 g5h7h6g3", on: Self.corner)
    let other = try Line("d1=-22 f2h7h8a2b1", on: Self.ending)
    #expect(Reason.contrasts(played: other, best: corner) == [])
    #expect(Reason.contrasts(played: corner, best: corner) == [])
  }

  @Test func `R16.1 in random lines the reasons are those that a plain replay finds`() throws {
    var counts: [Substring: Int] = [:]
    for seed in 1...UInt64(RunOptions.reasons) {
      var random = SplitMix64(seed: seed)
      guard let (played, best) = try randomLines(using: &random) else { continue }
      let told = Reason.contrasts(played: played, best: best).map(\.words)
      let expected = PlainReasons(played: played, best: best).told
      #expect(told == expected, "seed \(seed)\n\(played.before)\n\(played.steps)\n\(best.steps)")
      for reason in told.isEmpty ? ["none"] : told {
        counts[reason.prefix { $0 != " " }, default: 0] += 1
      }
    }
    #expect(counts.count == 6 && counts.values.allSatisfy { $0 > 5 }, "\(counts)")
  }

  /// Returns the lines after two moves of a random game, both by chance.
  private func randomLines(
    using random: inout SplitMix64
  ) throws -> (played: Line, best: Line)? {
    let games = RandomGame(seed: random.next()).map(\.game).filter { $0.legalSquares.count > 1 }
    guard let before = games.randomElement(using: &random) else { return nil }
    let squares = Array(before.legalSquares).shuffled(using: &random)
    let (first, second) = (
      try randomLine(after: squares[0], of: before, using: &random),
      try randomLine(after: squares[1], of: before, using: &random)
    )
    return (first, second)
  }

  private func randomLine(
    after square: Square, of before: Game, using random: inout SplitMix64
  ) throws -> Line {
    var record = Record(start: before)
    record.place(on: square)
    for _ in 0..<random.number(below: 24) {
      let next = Array(record.game.legalSquares).randomElement(using: &random)
      record.make(next.map(Record.Step.move) ?? .pass)
    }
    let side = try #require(before.turn)
    let board = record.game.board
    let lead = board.count(of: side) - board.count(of: side.flipped)
    let worths: [Advice.Worth?] = [.exactly(lead), .exactly(lead), .about(lead), nil]
    let worth = worths[random.number(below: worths.count)]
    return try #require(
      Line(before: before, move: ValuedMove(square, worth: worth), steps: record.steps))
  }

  @Test func `R16.6 a disk that is certain to stay keeps its color to the end of the game`() {
    var found = 0
    for seed in 1...100 as ClosedRange<UInt64> {
      let games = RandomGame(seed: seed).map(\.game)
      let last = games[games.count - 1].board
      for game in games {
        let certain = game.board.certainDisks
        for side in Disk.sides {
          #expect(certain[side].subtracting(last.squares(of: side)).isEmpty, "\(seed)\n\(game)")
          found += certain[side].count
        }
      }
    }
    #expect(found > 10_000)
  }

  @Test func `R16.6 beside a corner of its color a disk on an edge is certain to stay`() throws {
    let board = Board.rows("ooo--x-x", "o-------", "-----oo-")
    #expect(board.certainDisks.light == SquareSet(try squares("a1 b1 c1 a2")))
    #expect(board.certainDisks.dark == SquareSet(try squares("h1")))
    let full = Board.rows(
      "xoxoxoxo", "oxoxoxox", "xoxoxoxo", "oxoxoxox", "xoxoxoxo", "oxoxoxox", "xoxoxoxo", "oxoxoxox"
    )
    #expect(full.certainDisks.dark.count == 32 && full.certainDisks.light.count == 32)
  }
}

extension Reason {
  /// The reason as a line of words.
  fileprivate var words: String {
    switch self {
    case .certain(let leads, let empty): "certain \(empty): \(leads.played), \(leads.best)"
    case .corner(let corners, let horizon):
      "corner \(horizon.words): \(corners.played.words), \(corners.best.words)"
    case .forGood(let disks, let moves):
      "forGood \(moves): \(disks.played.words), \(disks.best.words)"
    case .pass(let passes, let horizon):
      "pass \(horizon.words): \(passes.played.words), \(passes.best.words)"
    case .choice(let squares): "choice: \(squares.played), \(squares.best)"
    }
  }
}

extension Horizon {
  fileprivate var words: String {
    switch self {
    case .moves(let count): "\(count)"
    case .end: "end"
    }
  }
}

extension [Line.Corner] {
  fileprivate var words: String {
    map { "\($0.side) \($0.square) by \($0.way.map(\.description).joined())" }
      .joined(separator: "; ")
  }
}

extension [Line.Pass] {
  fileprivate var words: String {
    map { "\($0.side) before \($0.number)" }.joined(separator: "; ")
  }
}

extension BySide<Int> {
  fileprivate var words: String { "\(dark) \(light)" }
}

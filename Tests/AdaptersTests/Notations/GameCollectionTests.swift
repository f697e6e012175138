import Adapters
import Domain
import Infrastructure
import Notations
import RoomAdapters
import Rooms
import TestSupport
import Testing
import UseCases

/// Games in GGF.
struct GameCollectionTests {
  private static let start = "---------------------------O*------*O---------------------------"

  /// Returns a game in GGF.
  private func text(of record: Record) -> String {
    let steps = zip(record.games, record.steps).map { game, step in
      "\(game.turn == .dark ? "B" : "W")[\(step)]"
    }
    return "(;GM[Othello]BO[8 \(PositionText.encode(record.start))]\(steps.joined());)"
  }

  /// Returns the moves of the only game in a text, or of the one with a number.
  private func moves(_ text: String, game number: Int = 1) throws -> String? {
    try GameCollection(text, game: number).record?.description
  }

  @Test(arguments: [
    // GGF, as servers write it, and as little as there can be.
    "(;GM[Othello]PC[GGS/os]DT[2004]PB[a]PW[b]RE[+2]TI[5:00//2:00]TY[8]BO[8 \(start) *]B[F5//2.0]W[d6/1/3];)",
    "2 (;BO[8 \(start) B]B[f5]W[d6];)\n", "(;B[f5]W[d6];)", "(;B[f5]W[d6])",
    "( ; B [f5] W [ d6 ] )", "(;gm[othello]bo[8 \(start) *]b[F5]w[D6];)",
    // With escapes, and lines.
    "(;GM[Reversi]CO[a \\] b \\\\]\r\n;B[f5]\n;W[d6])", "(;C[W[a1\\];B[a1\\] (;];B[f5];W[d6])",
    // What stands before a game names nothing in it.
    "B b (;[f5]B[f5]W[d6])",
  ]) func `C5.20 a game is read as servers and people write it`(text: String) throws {
    let games = try GameCollection(text, game: 1)
    #expect(games.count == 1)
    #expect(games.record == (try Record(steps: Transcript("f5d6").steps)))
  }

  @Test func `C5.21 a pass may be left out or written, and is skipped after the end`() throws {
    let pass = "d3c3e6d2d1e1b2c1"
    let played = try Record(steps: Transcript(pass + "a3").steps)
    var text = zip(played.steps, played.games).filter { $0.0 != .pass }
      .map { "\($1.turn == .dark ? "B" : "W")[\($0)]" }.joined()
    #expect(try moves("(;\(text))") == played.description)
    for word in ["pa", "PASS", "ps", "--", "@@", ""] {
      let written = text.replacing("W[a3]", with: "B[\(word)]W[a3]")
      #expect(try moves("(;\(written))") == played.description, "\(word)")
    }
    text = "BO[8 xo\(String(repeating: "-", count: 62)) x]B[c1]B[pa]W[]"
    #expect(try moves("(;\(text))") == "c1")
  }

  @Test(arguments: [
    "(;FF[4]GM[2]SZ[8];B[fe];W[df])", "(;GM[2]AB[ed][de]AW[dd][ee]PL[B];B[fe];W[df])",
    "(;GM[1]FF[4]SZ[19];B[dc])", "(;SZ[8];B[d3])", "(;B[d3]AW[c3])",
  ]) func `C5.16 C5.20 a game in SGF is refused as that`(text: String) {
    #expect(throws: GameProblem.inSGF) { try GameCollection(text, game: 1) }
  }

  @Test func `C5.22 of several games the one with the number is read, and the others are counted`()
    throws
  {
    let text = "x (;B[d3];)\n(;B[a1];)(;B[c4]W[c3];)\n(;GM[Chess]BO[8 p]C[;)(;];)(;B[d3"
    for (number, read) in [(1, "d3"), (3, "c4c3"), (6, nil), (0, nil)] {
      let games = try GameCollection(text, game: number)
      #expect((games.count, games.record?.description) == (5, read))
    }
    #expect(throws: GameProblem.move("a1", number: 1)) { try moves(text, game: 2) }
    #expect(throws: GameProblem.property("GM[Chess]")) { try moves(text, game: 4) }
    #expect(throws: GameProblem.brokenOff) { try moves(text, game: 5) }
    #expect(try GameCollection("no game; (nor here)", game: 1).count == 0)
  }

  @Test(
    arguments: [
      ("(;B[d3]W[a1];)", .move("a1", number: 2)), ("(;W[d3];)", .move("d3", number: 1)),
      ("(;B[d3]B[c3];)", .move("c3", number: 2)), ("(;B[pa];)", .move("pa", number: 1)),
      ("(;B[d3c3];)", .move("d3c3", number: 1)), ("(;B[];)", .move("--", number: 1)),
      ("(;BO[10 ---];)", .property("BO[10 ---]")),
      ("(;GM[Go]B[d3])", .property("GM[Go]")), ("(;B[dc])", .move("dc", number: 1)),
      ("(;B[d3]W[c3", .brokenOff), ("(;B[d3]W[c3]", .brokenOff),
      ("(;GM[Othello]TY[8a]B[d3])", .property("TY[8a]")), ("(;TY[10]B[d3])", .property("TY[10]")),
      ("(;TY[S8A]B[d3])", .property("TY[S8A]")), ("(;TY[88]B[d3])", .property("TY[88]")),
      ("(;B[d3]BO[8 x])", .property("BO[8 x]")), ("(;B[d3]B[a1]W[c3", .move("a1", number: 2)),
      ("(;B[d3]W[c", .brokenOff), ("(;PB[a])", .notOthello), ("(;)", .notOthello),
      ("(; no game)", .notOthello),
    ] as [(String, GameProblem)])
  func `C5.16 C5.20 what cannot be read or played is named`(
    text: String, problem: GameProblem
  ) {
    #expect(throws: problem) { try GameCollection(text, game: 1) }
  }

  @Test(arguments: ["8", "8r16", "s8r18", "8b", " S8W ", "", "rated"])
  func `C5.20 a game of a type of Othello on 8 squares is read`(type: String) throws {
    #expect(try moves("(;TY[\(type)]B[d3])") == "d3")
  }

  @Test func `C5.22 what stands behind a game that is named by its number is not read`() throws {
    let text = "(;B[d3])(;B[c4])(;B[f5])"
    #expect(try GameCollection(text, game: 2, countsAll: false).count == 2)
    #expect(try GameCollection(text, game: 4, countsAll: false).count == 3)
  }

  @Test(arguments: ["(;B[d3]W[c3", "(;B[d3]\n", "(;B[d3]C[of\n", "(;B[d3]W[c3"])
  func `C5.20 a game that breaks off ends where a line begins with the next one`(text: String)
    throws
  {
    let games = "\(text)\n(;GM[Othello]B[c4];)\n(;GM[Reversi]B[f5])"
    #expect(throws: GameProblem.brokenOff) { try moves(games) }
    #expect(try moves(games, game: 2) == "c4")
    #expect(try moves(games, game: 3) == "f5")
    #expect(try GameCollection(games, game: 3).count == 3)
  }

  @Test func `C3.15 C3.16 C5.16 C5.20 random games are read back from each notation`() throws {
    for seed in 1...UInt64(RunOptions.roundTrips) {
      let steps = RandomGame(seed: seed).steps
      let whole = try Record(steps: steps.prefix(seed % 3 == 0 ? 99 : Int(seed) % steps.count + 1))
      // The later part of the game begins with a position.
      let begin = whole.prefix(Int(seed) % (whole.steps.count + 1))
      let later = try Record(start: begin.game, steps: whole.steps.dropFirst(begin.steps.count))
      for record in [whole, later] {
        #expect(try GameCollection(text(of: record), game: 1).record == record, "\(seed)")
      }
      let numbered = zip(1..., whole.steps).map { number, step in
        step == .pass ? "\(number). PS" : "\(number).\("\(step)".uppercased())"
      }
      for separator in [" ", ",", "\n", ";"] {
        #expect(try Transcript(numbered.joined(separator: separator)).steps == whole.steps)
      }
      #expect(try Transcript("\(whole)").steps == whole.steps)
    }
  }

  @Test func `C3.15 C5.15 C5.16 whatever the bytes, reading ends and invents nothing`() throws {
    let whole = Array(text(of: try Record(steps: RandomGame(seed: 1).steps)).utf8)
    for seed in 1...UInt64(RunOptions.notations) {
      var dice = SplitMix64(seed: seed)
      var bytes = whole
      switch dice.number(below: 3) {
      case 0: bytes = Array(whole.prefix(dice.number(below: whole.count)))
      case 1:
        for _ in 0...dice.number(below: 4) {
          bytes[dice.number(below: bytes.count)] = UInt8(dice.number(below: 256))
        }
      default:
        let symbols = Array("(;)[]\\BWAPLO8 xo-d3c4ps#.\u{e9}\n".utf8)
        bytes = (0..<dice.number(below: 200)).map { _ in symbols[dice.number(below: symbols.count)]
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      if let record = try? GameCollection(text, game: 1).record {
        #expect(try GameCollection(self.text(of: record), game: 1).record == record, "\(seed)")
      }
      if let steps = try? Transcript(text).steps {
        #expect(
          try Transcript(steps.map(\.description).joined(separator: " ")).steps == steps, "\(seed)")
      }
      if let game = try? PositionText.decode(text) {
        #expect(try PositionText.decode(PositionText.encode(game)) == game, "\(seed)")
      }
    }
  }
}

import Adapters
import Domain
import Front
import Infrastructure
import Program
import TestSupport
import Testing
import UseCases

/// The game without a terminal, as a script plays it.
struct ScriptedGameTests {
  /// A game in which Black must pass.
  private static let passing = game("x00")
  /// The same between two computers, at level 1 and 4.
  private static let passingComputers = game("x11 computers=14")

  private static func game(_ header: String) -> String {
    let empty = Array(repeating: "--------", count: 6)
    let lines = [header, "ox------"] + empty + ["ox------"]
    return lines.joined(separator: "\n") + "\n"
  }

  @Test func `G14.2 G14.4 C2.1 C2.2 C2.4 C4.18 a script reads each line when the game is idle`()
    throws
  {
    let game = try PlainPlay(
      typing: ["d3", "white computer", "black", "reset", "ok", "f5&", "wc&", "wait 0.6", "wm"],
      computer: PlainEngine("c3"))
    #expect(game.play() == .done)
    #expect(
      game.said == """
        x's turn
        x plays d3, flips d4
        x 4, o 1
        o's turn
        o is computer
        o is thinking
        o plays c3, flips d4
        x 3, o 3
        x's turn
        x is manual
        Confirmation: do you really want to reset the game? [cancel/ok]
        New game.
        x's turn
        x plays f5, flips e5
        o is computer
        x 4, o 1
        o's turn
        o is thinking
        o is manual
        o stopped thinking
        """)
  }

  @Test func `C2.13 C2.14 C4.3 a pass is printed with its answer, and a board with legal squares`()
    throws
  {
    let disk = GameDisk(["mine": Self.passing])
    let game = try PlainPlay(
      "--save", "/my/mine", typing: ["d3", "pass", "board", "c1"], on: disk)
    #expect(game.play() == .failed)
    #expect(
      game.said == """
        x's turn
        Pass: x cannot place a disk. [dismiss]
        2> reversi: line 1: d3: a pass comes first (type 'pass')
        o's turn
            a b c d e f g h
          1 o x + - - - - - 1
          2 - - - - - - - - 2
          3 - - - - - - - - 3
          4 - - - - - - - - 4
          5 - - - - - - - - 5
          6 - - - - - - - - 6
          7 - - - - - - - - 7
          8 o x + - - - - - 8
            a b c d e f g h
        o plays c1, flips b1
        x 1, o 4
        x's turn
        Pass: x cannot place a disk. [dismiss]
        o's turn
        """)
    #expect(disk["mine"]?.contains("moves=--c1--") == true, "\(disk["mine"] ?? "")")
  }

  @Test func `G14.12 C2.10 C4.5 C5.5 a refused line is named, and the script goes on to status 1`()
    throws
  {
    let game = try PlainPlay(typing: ["d3", "hint", "undo", "c3c5", "c3"])
    #expect(game.play() == .failed)
    let refused = game.output[.diagnostics].split(separator: "\n")
    #expect(refused.map { $0.prefix(15) } == (2...4).map { "reversi: line \($0)" })
    #expect(game.said.hasSuffix("o plays c3, flips d4\nx 3, o 3\nx's turn"), "\(game.said)")
  }

  @Test func `C4.3 without --save a script neither loads nor saves`() throws {
    let disk = GameDisk([
      "game": SavedGameText.of("d3"), "settings": "white 3\nlanguage ja\n",
    ])
    let game = try PlainPlay("--white", "computer", typing: ["f5"], on: disk)
    #expect(game.play() == .done)
    #expect(game.said.hasPrefix("x's turn\nx plays f5, flips e5\n"), "\(game.said)")
    #expect(disk["game"] == SavedGameText.of("d3"))
    #expect(disk["settings"] == "white 3\nlanguage ja\n")
    #expect(disk.games == [])
    let other = GameDisk()
    try PlainPlay(typing: ["d3"], on: other).play()
    #expect(["game", "game.lock", "settings", "games"].allSatisfy { other[$0] == nil })
  }

  @Test func `C4.3 with --save a script goes on, and archives nothing`() throws {
    let disk = GameDisk([
      "mine": SavedGameText.of("e6f4e3f6g5d6e7f5", BySide(dark: .manual, light: .manual))
    ])
    #expect(try PlainPlay("--save", "/my/mine", typing: ["c5"], on: disk).play() == .done)
    #expect(
      disk["mine"] == SavedGameText.of("e6f4e3f6g5d6e7f5c5", BySide(dark: .manual, light: .manual)))
    #expect(try PlainPlay("--new", "--save", "/my/mine", on: disk).play() == .done)
    #expect(disk["mine"] == SavedGameText.of("", BySide(dark: .manual, light: .manual)))
    #expect(["game", "settings", "games"].allSatisfy { disk[$0] == nil })
  }

  @Test func `C5.5 R7.9 the status is 1 if FILE does not hold the game`() throws {
    let disk = GameDisk(["letter": "Dear Ann\n"])
    #expect(throws: LoadFailure.self) { try PlainPlay("--save", "/my/letter", on: disk) }
    disk.fill(true)
    // No line is refused.
    let game = try PlainPlay("--save", "/my/mine", "--white", "computer", on: disk)
    #expect(game.play() == .failed)
    #expect(game.output[.diagnostics].contains("Cannot save: "), "\(game.said)")
  }

  @Test func `G14.4 G14.13 a computer is asked at the level of its side, which is 0 without one`()
    throws
  {
    for (arguments, line, level) in [
      (["--white", "computer:4"], "board", 4), (["--white", "computer"], "board", 0),
      ([], "wc", 0), (["--white=computer:4"], "wm", nil),
    ] {
      let computer = PlainEngine("c3")
      let game = try PlainPlay(arguments, typing: ["d3&", .line(.text(line))], computer: computer)
      #expect(game.play() == .done)
      #expect(computer.levels.map(\.number) == (level.map { [$0] } ?? []), "\(arguments) \(line)")
    }
  }

  @Test func `C4.4 a seed chooses the squares of level 0, and a stopped thought draws no number`()
    throws
  {
    var generator = SplitMix64(seed: 7)
    var record = Record()
    var said: [String] = []
    for side in ["x", "o"] {
      let legal = Array(record.game.legalSquares)
      let square = legal[Int(generator.next() % UInt64(legal.count))]
      record.place(on: square)
      said.append("\(side) plays \(square)")
    }
    let game = try PlainPlay(
      "--seed", "7", typing: ["bc&", "wait 1.999", "bm&", "bc", "bm", "wc", "quit"])
    #expect(game.play() == .done)
    let moves = game.said.split(separator: "\n").filter { $0.contains(" plays ") }
    #expect(moves.map { String($0.prefix { $0 != "," }) } == said)
  }

  @Test func `G14.2 the time of a script is virtual, and its length changes no text`() throws {
    let texts = try [[], ["--delay", "900000", "--flip", "3000"]].map { arguments in
      let game = try PlainPlay(arguments, typing: ["wc", "d3"], computer: PlainEngine("c3"))
      #expect(game.play() == .done)
      return game.said
    }
    #expect(Set(texts).count == 1)
  }

  @Test func `G14.8 the end cancels a question, and the game goes on until a human is to move`()
    throws
  {
    let disk = GameDisk(["mine": Self.passingComputers])
    let game = try PlainPlay(
      "--save", "/my/mine", typing: ["reset&"], on: disk, computer: PlainEngine("c1", "c8"))
    #expect(game.play() == .done)
    #expect(game.said.contains("Reset canceled.\n"), "\(game.said)")
    #expect(game.said.hasSuffix("x 0, o 6\no won"), "\(game.said)")
    #expect(disk["mine"]?.contains("moves=--c1--c8") == true)
  }

  @Test func `R2.7 C5.5 a computer that always fails ends a script with status 1`() throws {
    let game = try PlainPlay(
      typing: ["bc"], computer: PlainEngine(ScriptedComputer(Array(repeating: "a1", count: 10))))
    #expect(game.play() == .failed)
    #expect(game.output[.diagnostics].contains("The computer keeps failing"), "\(game.said)")
  }
}

import Adapters
import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// The spellings of commands (C3).
struct CommandTests {
  private static let mustPass = SavedGame(game: .darkMustPass)

  @Test(
    arguments: [
      ("black manual", ["bm", "BM", "Black  Manual", "\tblack\tmanual "]),
      ("black computer", ["bc", "bC", " BLACK Computer"]),
      ("white manual", ["wm"]), ("white computer", ["wc"]), ("black", ["Black #"]),
      ("white", ["WHITE"]), ("board", ["show"]), ("help", ["?"]),
      ("quit", ["q", "exit", "QUIT # now"]),
    ] as [(String, [String])])
  func `C3.48 C3.3 each short form does what its word does`(word: String, others: [String]) throws {
    try expect(others, like: word, before: "d3")
  }

  @Test(
    arguments: [
      ("ok", ["y", "yes", "YES"]), ("cancel", ["n", "no", "No"]),
    ] as [(String, [String])])
  func `C3.3 each short form answers the question as its word does`(
    word: String, others: [String]
  ) throws {
    try expect(others, like: word, after: ["d3", "reset"], before: "board")
  }

  @Test func `C3.3 C3.49 a pass is dismissed by every word that agrees`() throws {
    try expect(["dismiss", "ok", "y", "yes"], like: "pass", from: Self.mustPass, before: "c1")
  }

  @Test func `C3.48 a square is read in every spelling, and named as on the board`() throws {
    let spellings = [
      "D3", "3d", "3D", "d 3", "3 d", " d3", "d3 ", "D  3", "d\t3", "d3#", "d3 # it",
    ]
    try expect(spellings, like: "d3", before: "board")
    try expect(spellings, like: "d3", after: ["d3"], before: "board")
  }

  @Test(arguments: [
    ("e9", "e9 is off the board; columns a-h, rows 1-8"),
    ("9E", "e9 is off the board; columns a-h, rows 1-8"),
    ("d33", "d33 is off the board; columns a-h, rows 1-8"),
    ("b\u{301}3", #"'b\u{0301}3' is not a command; type 'help' for a list"#),
    ("ok", "ok: nothing to answer"), ("Y", "y: nothing to answer"),
    ("wc4", "'wc4' is not a command; type 'help' for a list"),
    ("d3c3", "'d3c3' is not a command; type 'help' for a list"),
    ("3 Blind  Mice", "'3 Blind Mice' is not a command; type 'help' for a list"),
  ])
  func `C3.10 a refusal says what is wrong with the line`(
    line: String, refusal: String
  ) throws {
    let output = try play([line], from: SavedGame())
    #expect(output[.diagnostics] == "reversi: line 1: \(refusal)\n")
  }

  /// Expects other spellings to do what a word does, which must do something.
  ///
  /// A last line shows the game that the word leaves.
  private func expect(
    _ others: [String], like word: String, from saved: SavedGame = SavedGame(),
    after first: [String] = [], before last: String
  ) throws {
    let expected = try play(first + [word, last], from: saved).transcript
    let without = try play(first + ["", last], from: saved).transcript
    #expect(expected != without, "\(word) does nothing")
    for other in others {
      #expect(try play(first + [other, last], from: saved).transcript == expected, "\(other)")
    }
  }

  /// Returns what the console writes for a script.
  private func play(_ lines: [String], from saved: SavedGame) throws -> RecordingOutput {
    let time = VirtualTime()
    let output = RecordingOutput()
    let source = Lines(lines.map(InputLine.text))
    let presenter = ConsolePresenter(Dialog(lines: source, output: output, isScript: true))
    let ports = Ports(repository: MemoryGameRepository(), presenter: presenter)
    let loop = GameLoop(
      try LoadGame.start(first: saved, ports), ports, computer: GreedyComputer(),
      timeline: time.timeline)
    let script = Script(TextConsole(loop: loop, presenter: presenter))
    let isDone = time.run { await script.run() }
    #expect(isDone != nil, "\(lines)")
    return output
  }
}

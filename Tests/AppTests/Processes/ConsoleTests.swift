import Foundation
import TestSupport
import Testing

/// The program at its borders: arguments, files, and streams.
struct ConsoleTests {
  private let folder = TemporaryFolder()

  /// Plays the lines of a script.
  private func run(_ script: String, _ lines: String...) throws -> ConsoleProcess.End {
    let process = try ConsoleProcess(script, in: folder)
    process.type(lines.map { "\($0)\n" }.joined())
    process.endInput()
    return process.end()
  }

  @Test func `R7.2 R7.15 a game that one run has saved resumes in the next`() throws {
    let first = try run(#""$0" --save game --seed 1"#, "d3", "c3", "wc")
    #expect(first.err == "" && first.status == 0)
    #expect(try folder.text(of: "game").hasPrefix("x01 moves=d3c3\n"))
    let second = try run(#""$0" --save game"#, "white", "black")
    #expect(second == .init(out: "x's turn\no is computer\nx is manual\n"))
  }

  @Test(arguments: ["", "--new"])
  func `R7.9 a file that is not a saved game stays as it is, and the program ends`(
    option: String
  ) throws {
    try folder.write("hello\n", to: "game")
    let run = try run("\"$0\" --save game \(option)", "d3")
    #expect(run.out == "" && run.err.contains("game is not a saved game") && run.status == 1)
    #expect(try folder.text(of: "game") == "hello\n")
  }

  @Test func `C4.3 a script without a file neither loads nor saves a game`() throws {
    try folder.write("x01\n\(Boards.start)", to: ".local/state/reversi/console")
    #expect(try run(#""$0""#, "white", "d3").out.hasPrefix("x's turn\no is manual\nx plays d3"))
    #expect(try folder.text(of: ".local/state/reversi/console") == "x01\n\(Boards.start)")
    #expect(try folder.allNames.count == 4)
  }

  @Test func `C5.31 a second program says that it does not save, and the first goes on`() throws {
    let first = try ConsoleProcess(#"exec "$0" --save game"#, in: folder)
    #expect(first.read(9) == "x's turn\n")
    let second = try run(#""$0" --save game"#, "d3", "c3")
    let warning = "Another copy of reversi has this game open. Your moves here will not be saved."
    #expect(second.err == "reversi: \(warning)\n" && second.status == 1)
    #expect(second.out.contains("o plays c3"))
    first.type("d3\n")
    first.endInput()
    #expect(first.end().status == 0)
    #expect(try folder.text(of: "game").hasPrefix("o00 moves=d3\n"))
  }

  @Test func `R7.6 the program ends with status 1 if the game could not be saved`() throws {
    // Its own standard error would be such a file, too.
    let run = try run(#"ulimit -f 0; exec "$0" --save game --new 2>/dev/null"#)
    #expect(run == .init(out: "x's turn\n", status: 1))
    #expect(try folder.names == ["game.lock"])
  }

  @Test func `C5.3 a short option is that of a new game`() throws {
    try folder.write("x01\n\(Boards.start)", to: "game")
    #expect(try run(#""$0" --save game -n"#, "white").out == "x's turn\no is manual\n")
  }

  @Test(arguments: ["--help", "-h", "--version", "--new --help"])
  func `C5.32 the usage and the version are printed in place of a game`(option: String) throws {
    let run = try run("\"$0\" --save game \(option)", "d3")
    let words = option == "--version" ? "reversi-console " : "usage: reversi-console [options]\n"
    #expect(run.out.hasPrefix(words) && run.err == "" && run.status == 0)
    #expect(try folder.names == [])
  }

  @Test(
    arguments: [
      ("--delay=1", "'--delay=1' is not an option"),
      ("--language ja", "'--language' is not an option"),
      ("--seed", "'--seed' needs a value"), ("--seed one", "'one' does not fit --seed"),
      ("--flip 1s", "'1s' does not fit --flip"),
      ("--white computer:4", "'computer:4' does not fit --white"),
      ("--save ''", "'' does not fit --save"), ("--save --new", "'--new' does not fit --save"),
      ("--save \"$(printf 'a\\377b')\"", "'a\\u{FFFD}b' does not fit --save"),
      ("'\u{1b}[31m\u{e9}'", "'\\u{1B}[31m\\u{00E9}' is not an option"),
    ] as [(String, String)])
  func `C1.2 C1.8 C5.3 a message escapes a wrong argument, and the program ends`(
    argument: String, sentence: String
  ) throws {
    let run = try run("\"$0\" --save game \(argument)", "d3")
    let message = "reversi: \(sentence). Try 'reversi-console --help'.\n"
    #expect(run == .init(err: message, status: 2))
    #expect(try folder.names == [])
  }

  @Test(arguments: ["<&-", "</dev/null"])
  func `C5.29 a script from a closed or empty input is empty`(input: String) throws {
    #expect(try run("\"$0\" \(input)") == .init(out: "x's turn\n"))
  }

  @Test func `C5.29 a read error is reported like a refused line and ends the input`() throws {
    let message = "reversi: line 1: cannot read the input: Is a directory\n"
    #expect(try run("\"$0\" </") == .init(out: "x's turn\n", err: message, status: 1))
  }

  @Test func `C5.29 a write error is reported and ends the program with status 1`() throws {
    let message = "reversi: cannot write: Bad file descriptor\n"
    #expect(try run("\"$0\" >&-") == .init(err: message, status: 1))
  }

  @Test(arguments: ["<&- >&- 2>&-", ">&-", "2>&-"])
  func `C5.29 no output goes to a file in place of a closed stream`(closed: String) throws {
    let run = try run("\"$0\" --save game --white computer \(closed)", "huh")
    #expect(run.status == 1)
    let lines = try folder.text(of: "game").split(separator: "\n")
    #expect(lines.count == 9 && lines[0] == "x01")
    #expect(try folder.text(of: "game.lock") == "")
  }

  @Test func `C4.23 two computers repeat a game with the same seed, but not without one`() throws {
    let players = "\"$0\" --black computer --white computer"
    let first = try run("\(players) --seed 7")
    #expect(first.err == "" && first.status == 0)
    #expect(try run("\(players) --seed 7") == first)
    #expect(try run(players) != run(players))
  }
}

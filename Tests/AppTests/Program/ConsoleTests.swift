import ProgramSupport
import TestTraits
import Testing

/// The challenge as a program of its own, beside the game.
@Suite(.startsPrograms) struct ConsoleTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  /// Plays the lines of a script, with the saved game of the home.
  private func play(_ program: String, _ lines: String...) async throws -> Run {
    try await play([builtProgram(program), "--save", home.folder.path("game")], lines)
  }

  private func play(_ words: [String], _ lines: [String]) async throws -> Run {
    let program = try Child(words + ["--seed", "1"], environment: home.environment)
    program.types(lines.map { "\($0)\n" }.joined())
    program.endInput()
    return await program.ended()
  }

  @Test func `R7.2 R7.4 each of the two programs resumes the game that the other saved`()
    async throws
  {
    let first = try await play("reversi-console", "d3", "c3", "wc4", "c4")
    #expect(first.end == .status(0) && first.err == "")
    #expect(try home.folder.text(of: "game").hasPrefix("x01 computers=04 moves=d3c3c4c5\n"))
    let second = try await play("reversi", "b4", "wm")
    #expect(second.out.hasPrefix("x's turn\nx plays b4,") && second.err == "")
    #expect(try home.folder.text(of: "game").hasPrefix("x00 computers=04 moves=d3c3c4c5b4"))
    let third = try await play("reversi-console", "white", "black")
    #expect(third == Run(out: "x's turn\no is manual\nx is manual\n"))
  }

  @Test func `R7.9 a file that is not a saved game stays as it is, and the program ends`()
    async throws
  {
    try home.folder.write("hello\n", to: "game")
    let run = try await play("reversi-console", "d3")
    #expect(run.out == "" && run.err.contains(" is not a saved game ") && run.end == .status(1))
    #expect(try home.folder.text(of: "game") == "hello\n")
  }

  @Test func `R7.6 the program ends with status 1 if the game could not be saved`() async throws {
    let quiet = "LLVM_PROFILE_FILE=/dev/null"
    let words = ["/bin/sh", "-c", "ulimit -f 0; \(quiet) exec \"$0\" \"$@\""]
    let options = ["--save", home.folder.path("game"), "--white", "computer"]
    let run = try await play(words + [builtProgram("reversi-console")] + options, [])
    #expect(run.err.contains("Cannot save: ") && run.end == .status(1))
  }

  @Test(arguments: ["--delay=1", "\u{1b}[31m"])
  func `C1.2 C5.3 a message escapes a wrong argument, and the program ends`(
    argument: String
  ) async throws {
    let run = try await play([builtProgram("reversi-console"), argument], ["d3"])
    let told = argument.replacing("\u{1b}", with: "\\u{1B}")
    #expect(run.err.hasPrefix("reversi: invalid argument '\(told)'\nreversi: usage: "))
    #expect(run.out == "" && run.end == .status(2))
  }
}

import ProgramSupport
import TestTraits
import Testing

/// What a script is refused.
@Suite(.startsPrograms) struct ScriptTests {
  private let home: PlainHome

  init() throws {
    home = try PlainHome()
  }

  @Test func `C1.2 C5.5 an argument cannot move the cursor of a terminal`() async throws {
    let run = try await home.run("--\u{1B}[31mred\n", input: "d3\n")
    let message =
      "reversi: '--\\u{1B}[31mred\\n' is not an option. Try 'reversi --help'."
    #expect(run == Run(err: message + "\n", end: .status(2)))
  }
}

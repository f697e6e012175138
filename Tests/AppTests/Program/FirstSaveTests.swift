import TestSupport
import Testing

/// The save at the start, which a new game or a mode on the command line causes.
@Suite(.timeLimit(.minutes(10))) struct FirstSaveTests {
  private let home: Home
  private let file: String

  init() throws {
    home = try Home()
    file = home.folder.path("mine")
  }

  @Test func `R7.6 a first save that fails is reported once`() async throws {
    let file = home.folder.path("none/mine")
    let run = try await home.run("--new", "--save", file)
    let message = "reversi: Cannot save: \(file): No such file or directory. Playing on.\n"
    #expect(run == Run(out: "x's turn\n", err: message))
    #expect(try home.folder.names == [])
  }

  @Test func `R7.6 a first save to a file that cannot grow fails, and the program goes on`()
    async throws
  {
    try home.folder.write("o00\n" + Boards.afterD3, to: "mine")
    // Without this, measuring coverage would write a file, too.
    let quiet = "LLVM_PROFILE_FILE=/dev/null"
    let child = try home.start(
      shell: "ulimit -f 0; \(quiet) exec \"$0\" \"$@\"", "--new", "--save", file)
    child.endInput()
    let message = "reversi: Cannot save: \(file): File too large. Playing on.\n"
    #expect(await child.ended() == Run(out: "x's turn\n", err: message))
    #expect(try home.folder.text(of: "mine") == "o00\n" + Boards.afterD3)
    #expect(try home.folder.names == ["mine", "mine.lock"])
  }
}

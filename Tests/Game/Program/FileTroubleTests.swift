import Foundation
import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// Files that cannot be read or written.
@Suite(.startsPrograms) struct FileTroubleTests {
  private let home: PlainHome
  private let file: String

  init() throws {
    home = try PlainHome()
    file = home.folder.path("mine")
  }

  @Test func `R7.14 a new saved game is for its owner alone, whatever the umask`()
    async throws
  {
    let script = "umask 0777; echo d3 | \"$0\" --save \"$1\""
    let run = try await home.start(shell: script, file).ended()
    #expect(run.end == .status(0))
    #expect(try home.folder.permissions(of: "mine") == 0o600)
  }

  @Test(arguments: ["", "--plain"])
  func `C5.5 R7.6 without a screen the status is 1 if the file does not hold the game`(
    front: String
  ) async throws {
    let folder = home.folder.path("none")
    let players = ["--black", "human", "--white", "human", "--flip", "0"]
    let options = players + ["--save", folder + "/mine", front].filter { !$0.isEmpty }
    func start() throws -> Child {
      try front == "--plain" ? home.startAtTerminal(options) : home.start(options)
    }
    // The last save fails.
    var child = try start()
    child.types("d3\nquit\n")
    #expect(await child.ended().end == .status(1))
    // The last save succeeds; a script has told of a line that one has failed.
    child = try start()
    child.types("d3\n")
    try await child.prints("o's turn")
    try home.folder.makeFolder("none")
    child.types("c3\nquit\n")
    #expect(await child.ended().end == .status(front.isEmpty ? 1 : 0))
    // Another program has the game open.
    let other = try home.start(["--save", folder + "/mine"])
    try await other.prints("x's turn\n")
    child = try start()
    child.types("quit\n")
    #expect(await child.ended().end == .status(1))
    other.endInput()
    #expect(await other.ended().end == .status(0))
  }

  @Test(arguments: 4...6)
  func `C5.5 a program with too few descriptors ends with a message`(count: Int) async throws {
    let child = try home.startAtTerminal(
      shell: "ulimit -n \(count); exec \"$0\" --plain")
    let run = await child.ended()
    #expect(
      run == Run(err: "reversi: cannot start: Too many open files\n", end: .status(1)))
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
    let message = "reversi: Cannot save: \(file): File too large. The game continues unsaved.\n"
    let out = "o's turn\nx 2, o 2\nx's turn\n"
    #expect(await child.ended() == Run(out: out, err: message, end: .status(1)))
    #expect(try home.folder.text(of: "mine") == "o00\n" + Boards.afterD3)
    #expect(try home.folder.names == ["mine", "mine.lock"])
  }

  @Test func `R7.6 a home folder whose name is not UTF-8 is reported and not used`()
    async throws
  {
    let variables = #"XDG_STATE_HOME= HOME=$(printf '/\377')"#
    let game = try home.startAtTerminal(
      shell: "cd \(home.folder.path); \(variables) exec \"$0\" --plain --flip 0")
    game.types("d3\nquit\n")
    let run = await game.ended()
    let problem = "there is no home folder (HOME is not valid UTF-8)"
    #expect(run.err.hasPrefix("reversi: The game is not saved: \(problem).\n"))
    #expect(run.out.contains("x plays d3, flips d4\n"))
    #expect(run.end == .status(0))
    #expect(try home.folder.names == [])
  }
}

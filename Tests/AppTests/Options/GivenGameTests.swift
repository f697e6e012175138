import ProgramSupport
import ReversiApp
import TestSupport
import TestTraits
import Testing

/// Games that the command line gives (C5.14 to C5.16).
@Suite(.startsPrograms) struct GivenGameTests {
  private let home: Home
  private static let start = "---------------------------ox------xo--------------------------- x"

  init() throws {
    home = try Home()
  }

  @Test func `C5.14 --moves starts with a game in which the moves were played`() async throws {
    let run = try await home.run("--moves", "1. D3 c3", input: "history\nundo\nhistory\n")
    #expect(run == Run(out: "x's turn\nd3c3\nTook back c3.\no's turn\nd3\n"))
  }

  @Test func `R7.2 C5.25 a game that is given is saved before anything is shown`() async throws {
    let arguments = ["--save", home.folder.path("mine"), "-w", "computer:3", "--moves", "d3c3"]
    #expect(try await home.run(arguments, input: "quit\n").out == "x's turn\n")
    #expect(
      try home.folder.text(of: "mine").hasPrefix(
        "x01 computers=03 moves=d3c3\n--------\n--------\n--ox"))
  }

  @Test func `C5.14 a move that is not legal ends the program and is named`() async throws {
    #expect(
      try await home.run("--moves", "d3c3a1", input: "history\n")
        == Run(err: "reversi: move 3, a1, is not legal\n", end: .status(1)))
  }

  @Test func `C5.14 C5.21 passes after the end are skipped, and others are not`() async throws {
    let position = ["--position", "xo\(String(repeating: "-", count: 62)) x"]
    for passes in ["", "--", "pa -- @@"] {
      let run = try await home.run(position + ["--moves", "c1 \(passes)"], input: "history\n")
      #expect(run == Run(out: "x won\nc1\n"))
    }
    for (moves, problem) in [("c1--d1", "move 2, --,"), ("--", "move 1, --,")] {
      let run = try await home.run(position + ["--moves", moves])
      #expect(run == Run(err: "reversi: \(problem) is not legal\n", end: .status(1)))
    }
  }

  @Test func `C5.15 --position starts with a position, and --moves goes on from it`() async throws {
    let (position, moves) = (["--position", Self.start], ["--moves", "d3"])
    for arguments in [position + moves, moves + position] {
      let run = try await home.run(arguments, input: "history\nposition\n")
      let line = "-------------------x-------xx------xo--------------------------- o"
      #expect(run == Run(out: "o's turn\nd3\n\(line)\n"))
    }
    let over = String(repeating: "x", count: 64) + " o"
    #expect(try await home.run("--position", over) == Run(out: "x won\n"))
  }

  @Test func `C5.16 --load starts with a saved game or a transcript, which is never written`()
    async throws
  {
    let saved = "x01 computers=02\n" + String(repeating: "--------\n", count: 7) + "xo------\n"
    for (text, expected) in [
      (saved, "x's turn\nx is manual\no is computer 2\n"),
      ("# a game\n1. d3 c3\n2. e6", "o's turn\nx is manual\no is manual\n"),
    ] {
      try home.folder.write(text, to: "given")
      let run = try await home.run(
        "--load", home.folder.path("given"), input: "black\nwhite\nquit\n")
      #expect(run == Run(out: expected))
      #expect(try home.folder.text(of: "given") == text)
    }
  }

  @Test func `C5.16 a file may be long, and may begin with a byte order mark`() async throws {
    let mark = "\u{feff}"
    let long = String(repeating: "\n", count: 1_000_000)
    for text in [
      "d3 # \(long)", "(;\(long)B[d3])", "(;C[\(long)]B[d3];)", "o00\n" + Boards.afterD3,
    ] {
      try home.folder.write(mark + text, to: "given")
      let run = try await home.run("--load", home.folder.path("given"), input: "position\n")
      let line = "-------------------x-------xx------xo--------------------------- o"
      #expect(run == Run(out: "o's turn\n\(line)\n"))
    }
  }

  @Test
  func `C5.22 of several games one is taken, by its number or the first, and all are counted`()
    async throws
  {
    let path = home.folder.path("games:1")
    try home.folder.write("(;B[d3];)\n(;B[c4];)(;B[f5]W[f4];)", to: "games:1")
    let notice = "reversi: \(path) has 3 games; this is number 1.\n"
    for (suffix, moves, told) in [
      ("", "d3", notice), (":1", "d3", ""), (":3", "f5f4", ""), (":2", "c4", ""),
    ] {
      let run = try await home.run("--load", path + suffix, input: "history\nquit\n")
      #expect(run.out.hasSuffix(" turn\n\(moves)\n"))
      #expect(run.err == told)
    }
    for number in [0, 4] {
      let run = try await home.run("--load", "\(path):\(number)")
      let message = "reversi: there is no game \(number) in \(path), which has 3\n"
      #expect(run == Run(err: message, end: .status(3)))
    }
    try home.folder.write("e6", to: "games:1:2")
    #expect(
      try await home.run("--load", path + ":2", input: "history\n") == Run(out: "o's turn\ne6\n"))
    #expect(
      try await home.run("--load", path + ":2:1", input: "history\n") == Run(out: "o's turn\ne6\n"))
    let missing = home.folder.path("none")
    #expect(
      try await home.run("--load", missing + ":2")
        == Run(err: "reversi: cannot read \(missing): No such file or directory\n", end: .status(1))
    )
    let given = try await home.run("--load", "-:2", input: "(;B[d3];)(;B[c4];)")
    #expect(given == Run(out: "o's turn\n"))
  }

  /// What stands behind the moves in the line of a game that was left.
  private static let end = "\t\t\tmanual\tmanual\t2026-11-26"

  /// The start in each notation, or d3, as a file with one game.
  private static let oneGame = [
    "x00\n\(Boards.start)", "x01 computers=07\n\(Boards.start)", "d3", "(;GM[Othello]B[d3])",
    "*\t4\t1\td3\(end)\n",
  ]

  @Test(arguments: oneGame)
  func `C5.22 a file of one game has no other number, whatever its notation`(
    text: String
  ) async throws {
    let path = home.folder.path("given")
    try home.folder.write(text, to: "given")
    let first = try await home.run("--load", path + ":1", input: "quit\n")
    #expect(first.err == "" && first.end == .status(0))
    #expect(try await home.run("--load", path, input: "quit\n") == first)
    for number in [0, 2, 7] {
      let message = "reversi: there is no game \(number) in \(path), which has 1\n"
      #expect(
        try await home.run("--load", "\(path):\(number)") == Run(err: message, end: .status(3)))
    }
  }

  @Test func `C5.21 C5.22 what follows the end of a game in a transcript is the next game`()
    async throws
  {
    let path = home.folder.path("games")
    try home.folder.write("e6f4e3f6g5d6e7f5c5\nf5d6", to: "games")
    let notice = "reversi: \(path) has 2 games; this is number 1.\n"
    for (suffix, told, end) in [("", notice, "x won\n"), (":2", "", "x's turn\n")] {
      let run = try await home.run("--load", path + suffix, input: "quit\n")
      #expect(run == Run(out: end, err: told))
    }
    // What stands behind a game with a number is not read.
    try home.folder.write("e6f4e3f6g5d6e7f5c5\nd3 a1", to: "games")
    #expect(try await home.run("--load", path + ":1") == Run(out: "x won\n"))
  }

  @Test func `C5.5 C5.22 a script tells the broken game in a folder, and where each file ends`()
    async throws
  {
    let files = [
      "a.ggf": "(;GM[Othello]B[d3])\n(;GM[Othello]B[c4])\n",
      "b.ggf": "(;GM[Othello]B[d3])\n(;GM[Othello]B[d3]W[a1])\n(;GM[Othello]B[f5])\n",
      "c.txt": "*\t4\t1\td3\(Self.end)\nx\t64\t0\td3\(Self.end)\n", "d.txt": "d3c3",
    ]
    for (name, text) in files { try home.folder.write(text, to: "games/\(name)") }
    let script = """
      cd "$1"
      for file in *; do
        number=1
        while [ $number -le 5 ]; do
          "$0" --load "$file:$number" </dev/null >/dev/null
          case $? in
            0) ;;
            3) break ;;
            *) echo "$file:$number is broken" ;;
          esac
          number=$((number + 1))
        done
      done
      """
    let run = try await home.start(shell: script, home.folder.path("games")).ended()
    #expect(run.out == "b.ggf:2 is broken\nc.txt:2 is broken\n")
    #expect(
      run.err == """
        reversi: there is no game 3 in a.ggf, which has 2
        reversi: move 2 of game 2 of b.ggf, a1, is not legal
        reversi: there is no game 4 in b.ggf, which has 3
        reversi: cannot read the end of game 2 of c.txt
        reversi: there is no game 3 in c.txt, which has 2
        reversi: there is no game 2 in d.txt, which has 1

        """)
  }

  @Test func `C5.16 a game can come from a pipe, and then the script is empty`() async throws {
    let run = try await home.run("--load", "-", "-w", "computer:1", input: "d3c3\nquit\n")
    #expect(run.err == "reversi: move 3 of standard input, quit, is not legal\n")
    #expect(run.end == .status(1))
    #expect(try await home.run("--load", "-", input: "d3c3\n") == Run(out: "x's turn\n"))
  }

  @Test func `C5.16 a file that is not a game ends the program with a sentence about it`()
    async throws
  {
    let path = home.folder.path("given")
    let neither = { (flaw: String, reason: String) in
      "\(path) is neither a saved game (\(flaw)) nor a transcript (\(reason))"
    }
    for (text, problem) in [
      ("hello\n", neither("line 1 is 'hello', not like x01", "'hello' is no move")),
      ("", neither("it is empty", "no move")),
      ("d3a1", "move 2 of \(path), a1, is not legal"),
      ("d3 c3 hello", "move 3 of \(path), hello, is not legal"),
      ("(;B[d3]W[zz];)", "move 2 of \(path), zz, is not legal"),
      ("(;TY[8a]B[d3])", "cannot read TY[8a] of \(path)"),
      ("d3a1 hello", "move 2 of \(path), a1, is not legal"),
      ("(;BO[10 --];)", "cannot read BO[10 --] of \(path)"),
      ("(;B[d3", "cannot read the end of \(path)"),
      (
        "(;FF[4]GM[2];B[dc])",
        "\(path) is in SGF; GGF, transcripts, saved games, and kept games are read"
      ),
      ("(;PB[a])", "game 1 of \(path) is not a game of Othello"),
      (
        "(define (f x)\n (; no game\n (+ x 1)))\n",
        neither("line 1 is '(define (f x)', not like x01", "'define' is no move")
      ),
      ("x01\n--------\n", "cannot read \(path): the board has 1 row, not 8"),
      ("e6f4e3f6g5d6e7f5c5\nd3 a1", "move 2 of game 2 of \(path), a1, is not legal"),
      (
        String(repeating: "e", count: 70_000),
        neither(
          "it is too long for a saved game", "'\(String(repeating: "e", count: 39))~' is no move")
      ),
    ] {
      try home.folder.write(text, to: "given")
      let run = try await home.run("--load", path)
      #expect(run == Run(err: "reversi: \(problem)\n", end: .status(1)))
    }
    for (path, reason) in [
      (home.folder.path("missing"), "No such file or directory"),
      (home.folder.path, "Is a directory"),
    ] {
      let run = try await home.run("--load", path)
      #expect(run == Run(err: "reversi: cannot read \(path): \(reason)\n", end: .status(1)))
    }
    let run = try await home.run("--load", "/dev/zero")
    #expect(run == Run(err: "reversi: /dev/zero has more than 64 MiB\n", end: .status(1)))
  }
}

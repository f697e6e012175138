import ProgramSupport
import TestTraits
import Testing

/// Games in real files (C5.16, C5.22).
@Suite(.startsPrograms) struct GivenGameTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  @Test func `C5.5 C5.22 a script tells the broken game in a folder, and where each file ends`()
    async throws
  {
    let files = [
      "a.ggf": "(;GM[Othello]B[d3])\n(;GM[Othello]B[c4])\n",
      "b.ggf": "(;GM[Othello]B[d3])\n(;GM[Othello]B[d3]W[a1])\n(;GM[Othello]B[f5])\n",
      "c.txt": "1. d3\n1. d3 a1\n1. c4\n", "d.txt": "d3c3",
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
        reversi: b.ggf, line 2: a1 (move 2) is not legal
        reversi: there is no game 4 in b.ggf, which has 3
        reversi: c.txt, line 2: a1 (move 2) is not legal
        reversi: there is no game 4 in c.txt, which has 3
        reversi: there is no game 2 in d.txt, which has 1

        """)
  }

  @Test func `C5.16 a folder, and a file without an end, are told in a sentence`() async throws {
    let folder = home.folder.path
    for (path, problem) in [
      (folder, "cannot read \(folder): Is a directory"),
      ("/dev/zero", "/dev/zero has more than 64 MiB"),
    ] {
      let run = try await home.run("--load", path)
      #expect(run == Run(err: "reversi: \(problem)\n", end: .status(1)))
    }
  }
}

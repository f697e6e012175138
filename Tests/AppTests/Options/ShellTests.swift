import Foundation
import ProgramSupport
import TestTraits
import Testing

/// What bash does with the completion of options (C5.1).
@Suite(.startsPrograms) struct ShellTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  @Test func `C5.1 bash completes options, and values that are words or file names`() async throws {
    try home.folder.write("", to: "a game$(echo x)")
    for (line, words) in [
      ("reversi --co", ["--coach", "--color", "--completion"]),
      ("reversi --color a", ["auto", "always"]), ("reversi --color = n", ["never"]),
      ("reversi --color =", ["auto", "always", "never"]), ("reversi -b m", ["manual"]),
      ("reversi --seed ''", []), ("reversi -l 3", ["3"]),
      // Bash divides a line at = and at :, and replaces what is behind.
      ("reversi --white computer : 3", ["3"]), ("reversi --black = computer : 3", ["3"]),
      ("reversi --load a", ["a game$(echo x)"]), ("reversi -s a", ["a game$(echo x)"]),
    ] {
      try #expect(await completed(line) == words, "\(line)")
    }
  }

  @Test func `C5.1 bash completes file names itself if it can, and expands none`()
    async throws
  {
    let names = ["$HOME", "*", "a b", "c"]
    for name in names { try home.folder.write("", to: name) }
    try #expect(await completed("reversi --load ''").sorted() == names)
    // Only then it can complete a name that has a line end.
    let asked = try await completed("reversi --load ''", in: "compopt() { echo compopt \"$@\"; }; ")
    #expect(asked == ["compopt -o default"])
  }

  /// Returns what bash offers for the last word of a line, and what it prints meanwhile.
  private func completed(_ line: String, in preparation: String = "") async throws -> [String] {
    let script = """
      \(preparation)eval "$("$0" --completion bash)" && cd "$HOME"
      COMP_WORDS=(\(line)) COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      $(complete -p reversi | grep -o _reversi); for word in "${COMPREPLY[@]}"; do printf '%s\\n' "$word"; done
      """
    let child = try home.start(shell: "exec bash -c \"$1\" \"$0\"", script)
    child.endInput()
    let run = await child.ended()
    #expect((run.err, run.end) == ("", .status(0)))
    return run.out.split(separator: "\n").map(String.init)
  }
}

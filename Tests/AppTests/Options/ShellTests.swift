import Foundation
import ProgramSupport
import ReversiApp
import Rooms
import TestTraits
import Testing
import UseCases

/// What shells read to complete options (C5.1).
@Suite(.startsPrograms) struct ShellTests {
  private let home: Home
  /// The options of the specification, each with its names as it lists them.
  private let options: [[String]]

  init() throws {
    home = try Home()
    let list = try text(of: "Adapters/Adapters.docc/Console.md").split(separator: "```")
      .first { $0.contains("\n-b, --black MODE ") }
    options = try #require(list).split(separator: "\n").map { line in
      line.prefix(21).split { " ,".contains($0) }.map(String.init).filter { $0.hasPrefix("-") }
    }.filter { !$0.isEmpty }
  }

  @Test func `C5.1 bash completes each option of the table, and values that are words or files`()
    async throws
  {
    let names = options.flatMap(\.self)
    #expect(names.count >= 29)
    try #expect(await completed("reversi -").sorted() == names.sorted())
    try #expect(await completed("reversi --co").sorted() == ["--coach", "--color", "--completion"])
    try home.folder.write("", to: "a game$(echo x)")
    for (line, words) in [
      ("reversi --color a", ["auto", "always"]), ("reversi --color = n", ["never"]),
      ("reversi --color =", ["auto", "always", "never"]), ("reversi -b m", ["manual"]),
      ("reversi --completion f", ["fish"]), ("reversi --language ''", ["en", "ja"]),
      ("reversi --board t", ["turns"]), ("reversi --help ''", ["all"]), ("reversi --seed ''", []),
      ("reversi --moves d", []),
      ("reversi --load a", ["a game$(echo x)"]), ("reversi -s a", ["a game$(echo x)"]),
    ] {
      try #expect(await completed(line) == words, "\(line)")
    }
  }

  @Test(arguments: [
    ("reversi -l ''", levels),
    ("reversi -b c", ["computer"] + levels.map { "computer:\($0)" }),
    // Bash divides a line at = and at :, and replaces what is behind.
    ("reversi --white computer :", levels), ("reversi --white computer : 3", ["3"]),
    ("reversi --black = computer :", levels), ("reversi --black = computer : 3", ["3"]),
  ])
  func `C5.1 bash completes the levels of a computer`(line: String, words: [String]) async throws {
    try #expect(await completed(line) == words)
  }

  private static let levels = Level.all.map(\.description)

  @Test func `C5.1 no name of a file is expanded, and where bash can it completes names itself`()
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
      \(preparation)source <("$0" --completion bash) && cd "$HOME"
      COMP_WORDS=(\(line)) COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      $(complete -p reversi | grep -o _reversi); for word in "${COMPREPLY[@]}"; do printf '%s\\n' "$word"; done
      """
    let child = try home.start(shell: "exec bash -c \"$1\" \"$0\"", script)
    child.endInput()
    let run = await child.ended()
    #expect((run.err, run.end) == ("", .status(0)))
    return run.out.split(separator: "\n").map(String.init)
  }

  @Test func `C5.1 zsh reads what bash reads, and fish has a line for each option of the table`() {
    let (bash, zsh) = (Shell.bash.script, Shell.zsh.script)
    #expect(zsh == "#compdef reversi\nautoload -Uz bashcompinit && bashcompinit\n" + bash)
    let lines = Shell.fish.script.split(separator: "\n")
    let told = lines.map { line in
      line.matches(of: #/ -(s|l) ([A-Za-z-]+)/#).map { ($0.1 == "s" ? "-" : "--") + $0.2 }
    }
    #expect(told == options)
    #expect(lines.filter { $0.contains("(__fish_complete_path)") }.count == 2)
    #expect(lines.contains { $0.contains("-l color -xa 'auto always never' -d ") })
    let players = ["manual", "computer"] + Self.levels.map { "computer:\($0)" }
    #expect(lines.contains { $0.contains("-l white -xa '\(players.joined(separator: " "))' -d ") })
    #expect(lines.contains { $0.contains("-l new -f -d 'start") })
    #expect(lines.contains { $0.contains("sides\\' computers") })
  }
}

import TestSupport
import Testing

/// Which language the program speaks (C6.17).
struct LanguageOptionTests {
  private static let japanese = "新しい対局です。"
  private static let english = "New game. Type d3"

  /// Returns the first words of a game at a terminal.
  private func welcome(_ arguments: [String], _ environment: [String: String]) async throws -> Run {
    var home = try Home()
    home.environment.merge(environment) { $1 }
    let game = try home.startAtTerminal(["--plain"] + arguments)
    game.types("frob\nquit\n")
    return await game.ended()
  }

  @Test(arguments: [
    ([], ["LANG": "ja_JP.UTF-8"], true), (["--language", "en"], ["LANG": "ja_JP.UTF-8"], false),
    (["--language=ja"], ["LC_ALL": "C"], true),
  ])
  func `C6.17 the option decides the language of a person, and then the locale`(
    arguments: [String], environment: [String: String], isJapanese: Bool
  ) async throws {
    let run = try await welcome(arguments, environment)
    #expect(run.err.contains(isJapanese ? Self.japanese : Self.english), "\(run.err)")
    #expect(run.err.contains("'frob' というコマンドはありません") == isJapanese)
    #expect(run.out.hasPrefix(isJapanese ? "xの番です\n" : "x's turn\n"))
  }

  @Test func `C6.17 scripts and GTP are in English whatever the locale`() async throws {
    var home = try Home()
    home.environment["LANG"] = "ja_JP.UTF-8"
    let script = "d3\na1\nhelp\nreset\nwhite\n"
    #expect(try await home.run("--language", "ja", input: script) == Home().run(input: script))
    let gtp = "showboard\nplay black d3\nfrob\n"
    #expect(try await home.run("--gtp", input: gtp) == Home().run("--gtp", input: gtp))
    #expect(try await home.run("--help").out.hasPrefix("Usage: reversi"))
  }
}

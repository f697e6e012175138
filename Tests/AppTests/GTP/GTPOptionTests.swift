import Adapters
import Domain
import ReversiApp
import TestSupport
import Testing
import UseCases

struct GTPOptionTests {
  private static let lines = [
    CommandLineCase("--gtp") { _ in },
    CommandLineCase("--gtp -n") { $0.beginning = .game(Game(), moves: []) },
    CommandLineCase("--new --gtp") { $0.beginning = .game(Game(), moves: []) },
    CommandLineCase("--gtp -s game") { $0.save = .file("game") },
    CommandLineCase("--gtp --seed 7") { $0.seed = 7 },
    CommandLineCase("--gtp --level 4") { $0.level = .four },
    CommandLineCase("-l4 --gtp") { $0.level = .four },
    CommandLineCase("--delay 2 --gtp") { $0.pace.thought = .seconds(2) },
    CommandLineCase("--gtp --delay 0.5") { $0.pace.thought = .milliseconds(500) },
  ]

  @Test(arguments: lines)
  func `C7.8 the options that count with --gtp mean the same, and the delay is zero`(
    line: CommandLineCase
  ) throws {
    var options = Options()
    options.isGTP = true
    options.pace.thought = .zero
    try line.check(from: options)
  }

  @Test(arguments: [
    ("--gtp -b computer", "-b"), ("--white manual --gtp", "--white"),
    ("--gtp --dark computer", "--dark"),
    ("--gtp --flip 0", "--flip"), ("--gtp --board asked", "--board"), ("--plain --gtp", "--plain"),
    ("--gtp --ascii", "--ascii"), ("--gtp --unicode", "--unicode"),
    ("--gtp --color=never", "--color"),
    ("--seed 1 --strict --plain --gtp", "--strict"), ("--gtp --real-time", "--real-time"),
    ("-nwcomputer --gtp", "-w"), ("--gtp --result", "--result"), ("--gtp --games 2", "--games"),
  ])
  func `C7.8 an option that means nothing with --gtp is refused by name`(
    line: String, name: String
  ) throws {
    #expect(try refusal(of: words(line)) == "\(name) means nothing with --gtp")
  }

  @Test func `C7.9 with GTP nothing is told at a terminal, because nothing is to be saved`()
    async throws
  {
    let game = try Home().startAtTerminal("--gtp")
    game.types("quit\n")
    #expect(await game.ended() == Run(out: "=\n\n"))
  }

  @Test func `C7.8 --help and --version are printed also with --gtp`() throws {
    #expect(try Invocation(arguments: ["--gtp", "--plain", "--help"]) == .help(isWhole: false))
    #expect(try Invocation(arguments: ["--gtp=yes", "-V"].reversed()) == .version)
    #expect(try refusal(of: ["--gtp=yes"]) == "--gtp takes no value")
  }
}

import Adapters
import Domain
import LiveFront
import ReversiApp
import RoomAdapters
import Rooms
import TestSupport
import Testing
import UseCases

/// What a command line is read as (C5.1 to C5.4).
struct InvocationTests {
  private static let lines = [
    CommandLineCase("") { _ in },
    CommandLineCase("-b computer") { $0.players.dark = .computer },
    CommandLineCase("--white manual") { $0.players.light = .manual },
    CommandLineCase("-w computer:4") { $0.players.light = .computerAt(.four) },
    CommandLineCase("-l 6") { $0.level = .six },
    CommandLineCase("-n") { $0.isNew = true },
    CommandLineCase("--moves d3c3") { $0.given = .text("d3c3") },
    CommandLineCase("-n --load game") {
      $0.isNew = true
      $0.given = .file("game")
    },
    CommandLineCase("--load -") { $0.given = .file("-") },
    CommandLineCase("--save --new") { $0.save = .file("--new") },
    CommandLineCase("--no-save") { $0.save = .nowhere },
    CommandLineCase("--coach") { $0.isCoached = true },
    CommandLineCase("--delay 1000000") { $0.timing.thought = .seconds(1_000_000) },
    CommandLineCase("--flip 0") { $0.timing.disk = .zero },
    CommandLineCase("--flip 2.") { $0.timing.disk = .seconds(2) },
    CommandLineCase("--seed 18446744073709551615") { $0.seed = .max },
    CommandLineCase("--board turns") { $0.boards = .turns },
    CommandLineCase("--language=en") { $0.language = .english },
    CommandLineCase("--plain") { $0.isPlain = true },
    CommandLineCase("--color always") { $0.color = .always },
    CommandLineCase("--color never") { $0.color = .never },
    CommandLineCase("--real-time") { $0.isRealTime = true },
    // C5.1: attached, joined, and given twice
    CommandLineCase("-nb computer") {
      $0.isNew = true
      $0.players.dark = .computer
    },
    CommandLineCase("-nsfile") {
      $0.isNew = true
      $0.save = .file("file")
    },
    CommandLineCase("-s=file") { $0.save = .file("=file") },
    CommandLineCase("-s --") { $0.save = .file("--") },
    CommandLineCase("--") { _ in },
    CommandLineCase("--save=a=b") { $0.save = .file("a=b") },
    CommandLineCase("--seed 1 --seed=2") { $0.seed = 2 },
  ]

  private static let gtp = [
    CommandLineCase("--new --gtp") { $0.isNew = true },
    CommandLineCase("--gtp --seed 7") { $0.seed = 7 },
    CommandLineCase("-l4 --gtp") { $0.level = .four },
    CommandLineCase("--delay 2 --gtp") { $0.timing.thought = .seconds(2) },
  ]

  @Test(arguments: lines)
  func `C5.1 each option sets its own value and nothing else`(line: CommandLineCase) throws {
    try line.check()
  }

  @Test(arguments: gtp)
  func `C7.8 the options accepted with --gtp mean the same, and the default delay is zero`(
    line: CommandLineCase
  ) throws {
    var options = Options()
    options.isGTP = true
    options.timing.thought = .zero
    try line.check(from: options)
  }

  @Test(arguments: [
    ("-nh", Invocation.help(isWhole: false)), ("--help --frob", .help(isWhole: false)),
    ("-b robot d3 --help", .help(isWhole: false)), ("--help=all", .help(isWhole: true)),
    ("-h all", .help(isWhole: true)), ("--help alle", .help(isWhole: false)),
    ("--new=x -V", .version), ("--gtp --plain --help", .help(isWhole: false)),
    ("--manual --frob", .manual), ("--frob --completion=zsh --gtp --plain", .completion(.zsh)),
  ])
  func `C5.4 C7.8 --help, --manual, --completion, and --version count at any place`(
    line: String, invocation: Invocation
  ) throws {
    #expect(try Invocation(arguments: words(line)) == invocation)
  }
}

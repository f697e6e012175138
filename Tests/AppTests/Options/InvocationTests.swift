import Adapters
import App
import Domain
import Testing
import UseCases

struct InvocationTests {
  /// A command line, and what it makes of the options.
  struct Line: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let change: @Sendable (inout Options) -> Void

    init(_ line: String, _ change: @escaping @Sendable (inout Options) -> Void) {
      testDescription = line
      self.change = change
    }

    var arguments: [String] { testDescription.split(separator: " ").map(String.init) }
  }

  private static let lines = [
    Line("") { _ in },
    Line("-b computer") { $0.modes = [.dark: .computer] },
    Line("--black computer") { $0.modes = [.dark: .computer] },
    Line("--dark manual") { $0.modes = [.dark: .manual] },
    Line("-w computer") { $0.modes = [.light: .computer] },
    Line("--white manual") { $0.modes = [.light: .manual] },
    Line("--light computer") { $0.modes = [.light: .computer] },
    Line("-b manual -w computer") { $0.modes = [.dark: .manual, .light: .computer] },
    Line("-n") { $0.isAnew = true },
    Line("--new") { $0.isAnew = true },
    Line("-s game") { $0.save = .file("game") },
    Line("--save a/b") { $0.save = .file("a/b") },
    Line("--save --new") { $0.save = .file("--new") },
    Line("--no-save") { $0.save = .nowhere },
    Line("--delay 0.5") { $0.pace.thought = .milliseconds(500) },
    Line("--delay .25") { $0.pace.thought = .milliseconds(250) },
    Line("--delay 1000000") { $0.pace.thought = .seconds(1_000_000) },
    Line("--flip 0") { $0.pace.disk = .zero },
    Line("--flip 2.") { $0.pace.disk = .seconds(2) },
    Line("--seed 0") { $0.seed = 0 },
    Line("--seed 18446744073709551615") { $0.seed = .max },
    Line("--board turns") { $0.boards = .turns },
    Line("--board asked") { $0.boards = .asked },
    Line("--plain") { $0.isPlain = true },
    Line("--ascii") { $0.glyphs = .ascii },
    Line("--unicode") { $0.glyphs = .unicode },
    Line("--color auto") { $0.color = .auto },
    Line("--color always") { $0.color = .always },
    Line("--color never") { $0.color = .never },
    Line("--strict") { $0.isStrict = true },
    Line("--real-time") { $0.isRealTime = true },
  ]

  @Test(arguments: lines)
  func `C5 each option sets what it says, and nothing else`(line: Line) throws {
    var options = Options()
    line.change(&options)
    #expect(try Invocation(arguments: line.arguments) == .play(options))
  }

  private static let attached = [
    Line("-bcomputer") { $0.modes = [.dark: .computer] },
    Line("--black=computer") { $0.modes = [.dark: .computer] },
    Line("-nb computer") {
      $0.isAnew = true
      $0.modes = [.dark: .computer]
    },
    Line("-nsfile") {
      $0.isAnew = true
      $0.save = .file("file")
    },
    Line("-s=file") { $0.save = .file("=file") },
    Line("--save=a=b") { $0.save = .file("a=b") },
    Line("--delay=3") { $0.pace.thought = .seconds(3) },
    Line("--seed=7") { $0.seed = 7 },
  ]

  @Test(arguments: attached)
  func `C5 a value may be attached, and letters joined`(line: Line) throws {
    var options = Options()
    line.change(&options)
    #expect(try Invocation(arguments: line.arguments) == .play(options))
  }

  private static let contradictions = [
    Line("--black manual --dark computer") { $0.modes = [.dark: .computer] },
    Line("--save game --no-save") { $0.save = .nowhere },
    Line("--no-save -sgame") { $0.save = .file("game") },
    Line("--seed 1 --seed=2") { $0.seed = 2 },
    Line("--ascii --unicode") { $0.glyphs = .unicode },
    Line("--delay 1 --delay 9") { $0.pace.thought = .seconds(9) },
  ]

  @Test(arguments: contradictions)
  func `C5 of options that contradict each other the last one counts`(line: Line) throws {
    var options = Options()
    line.change(&options)
    #expect(try Invocation(arguments: line.arguments) == .play(options))
  }

  @Test(arguments: [
    ("-h", Invocation.help), ("--help", .help), ("-V", .version), ("--version", .version),
    ("-nh", .help), ("--new --version", .version), ("--help --frob", .help),
  ])
  func `C5 help and version are what is done then`(line: String, invocation: Invocation) throws {
    let arguments = line.split(separator: " ").map(String.init)
    #expect(try Invocation(arguments: arguments) == invocation)
  }

  @Test func `C5 two dashes end the options`() throws {
    #expect(try Invocation(arguments: ["--"]) == .play(Options()))
    #expect(try Invocation(arguments: ["-s", "--"]) == .play(saving("--")))
  }

  private func saving(_ name: String) -> Options {
    var options = Options()
    options.save = .file(name)
    return options
  }
}

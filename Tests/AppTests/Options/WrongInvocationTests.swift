import ReversiApp
import TestSupport
import Testing

struct WrongInvocationTests {
  private static let seconds = "is not a number of seconds, up to 1000000"
  private static let mode = "is not 'manual', 'computer' or 'computer:LEVEL' (LEVEL is 0 to 6)"
  private static let games = "is not a whole number from 0 to 1000000000"
  private static let seed = "is not a whole number from 0 to 18446744073709551615"

  private static let board = "is not 'turns' or 'asked'"
  private static let long = String(repeating: "v", count: 41)
  private static let cut = String(repeating: "v", count: 39) + "~"

  private static let lines: [(arguments: [String], message: String)] = [
    (["--frob"], "unknown option '--frob'"),
    (["--f"], "unknown option '--f'"), (["--fl"], "unknown option '--fl'; did you mean '--flip'?"),
    (["-x"], "unknown option '-x'"),
    (["-nx"], "unknown option '-x'"),
    (["--Black", "manual"], "unknown option '--Black'; did you mean '--black'?"),
    (["--blac", "manual"], "unknown option '--blac'; did you mean '--black'?"),
    (["--ver"], "unknown option '--ver'; did you mean '--version'?"),
    (["--colour=never"], "unknown option '--colour'; did you mean '--color'?"),
    (["--frob=1"], "unknown option '--frob'"),
    (["---"], "unknown option '---'"),
    (["game"], "unexpected argument 'game'"),
    (["-"], "unexpected argument '-'"),
    ([""], "unexpected argument ''"),
    (["--new", "d3"], "unexpected argument 'd3'"),
    (["--", "--new"], "unexpected argument '--new'"),
    (["--", "--"], "unexpected argument '--'"),
    (["--black"], "--black needs a value"),
    (["-b"], "-b needs a value"),
    (["-ns"], "-s needs a value"),
    (["--seed"], "--seed needs a value"),
    (["--new=yes"], "--new takes no value"),
    (["--strict="], "--strict takes no value"),
    (["--help=me"], "--help: 'me' is not 'all'"),
    (["--version=3"], "--version takes no value"),
    (["--seed", "+5"], "--seed: '+5' \(seed)"),
    (["--new", "--save", "a\u{fffd}b"], "argument 3 is not valid UTF-8"),
    (["-b", "robot"], "-b: 'robot' \(mode)"),
    (["--white=Manual"], "--white: 'Manual' \(mode)"),
    (["--dark", "--new"], "--dark: '--new' \(mode)"),
    (["--board", "always"], "--board: 'always' \(board)"),
    (["--color="], "--color: '' is not 'auto', 'always' or 'never'"),
    (["--save="], "--save: '' is not the name of a file"),
    (["-s", ""], "-s: '' is not the name of a file"),
    (["--delay", "-1"], "--delay: '-1' \(seconds)"),
    (["-w", "computer:7"], "-w: 'computer:7' \(mode)"),
    (["-w", "computer:"], "-w: 'computer:' \(mode)"),
    (["-w", "manual:4"], "-w: 'manual:4' \(mode)"),
    (["--level", "7"], "--level: '7' is not a level from 0 to 6"),
    (["-l", "+4"], "-l: '+4' is not a level from 0 to 6"),
    (["-l", ""], "-l: '' is not a level from 0 to 6"),
    (["--moves", "d9"], "--moves: 'd9' is not a list of moves such as d3c3e6"),
    (
      ["--position", "x"],
      "--position: 'x' is not 64 squares (x, o or -) and the side on turn (x or o)"
    ),
    (["--load", ""], "--load: '' is not the name of a file"),
    (["--unicode", "--ascii"], "--ascii contradicts --unicode"),
    (["-sgame", "--no-save"], "-s contradicts --no-save"),
    (["--load=a", "--moves", "d3"], "--load contradicts --moves"),
    (["--load=a", "-n"], "--load contradicts -n"),
    (["--language", "de"], "--language: 'de' is not 'en' or 'ja'"),
    (["--delay", "1e3"], "--delay: '1e3' \(seconds)"),
    (["--delay", "soon"], "--delay: 'soon' \(seconds)"),
    (["--delay", "1000001"], "--delay: '1000001' \(seconds)"),
    (["--flip", ""], "--flip: '' \(seconds)"),
    (["--flip", "."], "--flip: '.' \(seconds)"),
    (["--flip", "0.0000000000000000001"], "--flip: '0.0000000000000000001' \(seconds)"),
    (["--flip=99999999999999999999"], "--flip: '99999999999999999999' \(seconds)"),
    (["--games", "many"], "--games: 'many' \(games)"),
    (["--games", "+1"], "--games: '+1' \(games)"),
    (["--games", "1000000001"], "--games: '1000000001' \(games)"),
    (["--result=x"], "--result takes no value"),
    (["--seed", "-1"], "--seed: '-1' \(seed)"),
    (["--seed", "18446744073709551616"], "--seed: '18446744073709551616' \(seed)"),
    (["--seed", "0x7"], "--seed: '0x7' \(seed)"),
    ([long], "unexpected argument '\(cut)'"), (["--board=\(long)"], "--board: '\(cut)' \(board)"),
    (["-w", long], "-w: '\(cut)' \(mode)"), (["--help=\(long)"], "--help: '\(cut)' is not 'all'"),
    (["--\(long)"], "unknown option '--\(cut.dropFirst(2))'"),
  ]

  @Test(arguments: lines)
  func `C5.3 a wrong command line is refused in a sentence that names what is wrong`(
    arguments: [String], message: String
  ) throws {
    #expect(try refusal(of: arguments) == message)
  }

  @Test(arguments: [
    ("--games 3", "black"), ("--games 3 -bcomputer", "white"), ("-w computer:5 --games 3", "black"),
    ("--games 3 -bcomputer -wmanual", "white"),
    ("-bcomputer -bmanual -wcomputer --games 3", "black"),
  ])
  func `C4.9 games without a computer at each side are refused`(line: String, side: String) throws {
    let message = "--games needs a computer for each side, such as --\(side) computer:3"
    #expect(try refusal(of: words(line)) == message)
  }

  @Test(arguments: [
    "--save x", "-s x", "--delay 1", "--flip 0", "--board asked", "--plain", "--ascii",
    "--color never", "--strict", "--real-time",
  ])
  func `C4.9 an option that means nothing with --games is refused by name`(option: String) throws {
    let arguments = words("-bcomputer -wcomputer --games 2 \(option)")
    #expect(try refusal(of: arguments) == "\(words(option)[0]) means nothing with --games")
  }

  @Test func `C5.3 the first of several mistakes on a command line is named`() throws {
    #expect(try refusal(of: ["--new", "-b", "robot", "--frob"]) == "-b: 'robot' \(Self.mode)")
  }

  @Test(arguments: [["--frob"], ["-b", "robot"], ["d3"], ["--", "--help"]])
  func `C5.3 C5.5 a wrong command line ends with status 2 and plays nothing`(
    arguments: [String]
  ) async throws {
    let error = try #require(throws: StartError.self) { try Invocation(arguments: arguments) }
    #expect(
      try await Home().run(arguments, input: "d3\n")
        == Run(err: "reversi: \(error)\n", end: .status(2)))
  }
}

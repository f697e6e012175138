import ReversiApp
import Testing

struct WrongInvocationTests {
  private static let seconds = "is not a number of seconds from 0 to 1000000"
  private static let mode =
    "is not 'manual', 'computer', or 'computer:LEVEL' (LEVEL is 0 to 9)"
  private static let seed = "is not a whole number from 0 to 18446744073709551615"
  private static let long = String(repeating: "v", count: 41)
  private static let cut = String(repeating: "v", count: 39) + "~"

  private static let lines = [
    ("--f", "unknown option '--f'"), ("--fl", "unknown option '--fl'; did you mean '--flip'?"),
    ("-x", "unknown option '-x'"), ("-nx", "unknown option '-x'"),
    ("--Black manual", "unknown option '--Black'; did you mean '--black'?"),
    ("--blac manual", "unknown option '--blac'; did you mean '--black'?"),
    ("-", "unexpected argument '-'"),
    ("-- --new", "unexpected argument '--new'"), ("-- --", "unexpected argument '--'"),
    (long, "unexpected argument '\(cut)'"),
    ("-ns", "-s needs a value"), ("--seed", "--seed needs a value"),
    ("--gtp=yes", "--gtp takes no value"),
    ("--new -b robot --frob", "-b: 'robot' \(mode)"),
    ("--white=Manual", "--white: 'Manual' \(mode)"), ("--black --new", "--black: '--new' \(mode)"),
    ("-w computer:17", "-w: 'computer:17' \(mode)"), ("-w computer:", "-w: 'computer:' \(mode)"),
    ("-w manual:4", "-w: 'manual:4' \(mode)"), ("-w \(long)", "-w: '\(cut)' \(mode)"),
    ("-l +4", "-l: '+4' is not a level from 0 to 9"),
    ("--board always", "--board: 'always' is not 'turns' or 'asked'"),
    ("--color=", "--color: '' is not 'auto', 'always', or 'never'"),
    ("--language de", "--language: 'de' is not 'en' or 'ja'"),
    ("--save=", "--save: '' is not a file name"),
    ("-s ''", "-s: '' is not a file name"),
    ("--load ''", "--load: '' is not a file name"),
    ("--moves ''", "--moves: '' is not a game"),
    ("--completion tcsh", "--completion: 'tcsh' is not 'bash', 'zsh', or 'fish'"),
    ("--delay -1", "--delay: '-1' \(seconds)"), ("--delay 1e3", "--delay: '1e3' \(seconds)"),
    ("--delay 1000001", "--delay: '1000001' \(seconds)"),
    ("--flip ''", "--flip: '' \(seconds)"), ("--flip .", "--flip: '.' \(seconds)"),
    ("--flip 0.0000000000000000001", "--flip: '0.0000000000000000001' \(seconds)"),
    ("--flip=99999999999999999999", "--flip: '99999999999999999999' \(seconds)"),
    ("--seed -1", "--seed: '-1' \(seed)"), ("--seed +5", "--seed: '+5' \(seed)"),
    ("--seed 18446744073709551616", "--seed: '18446744073709551616' \(seed)"),
    ("-w=manual", "-w: '=manual' \(mode)"),
    ("--one-color", "unknown option '--one-color'"),
    ("-sgame --no-save", "-s cannot be used with --no-save"),
    ("--seed 1 --real-time --plain --gtp", "--real-time cannot be used with --gtp"),
  ]

  @Test(arguments: lines)
  func `C5.3 the message about a wrong command line names the first mistake`(
    line: String, message: String
  ) throws {
    #expect(try refusal(of: line) == message)
  }

  @Test(arguments: [
    "-b computer", "--white manual", "--black computer", "-w manual", "--flip 0", "--board asked",
    "--plain", "--color=never", "--real-time",
  ])
  func `C7.8 an option that cannot be used with --gtp is refused by name`(option: String) throws {
    let name = option.prefix { !" =".contains($0) }
    #expect(try refusal(of: "--gtp \(option)") == "\(name) cannot be used with --gtp")
  }
}

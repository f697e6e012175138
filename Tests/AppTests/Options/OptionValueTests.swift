import Adapters
import App
import Domain
import Testing
import UseCases

struct OptionValueTests {
  private static let attached = [
    CommandLineCase("-bcomputer") { $0.modes = [.dark: .computer] },
    CommandLineCase("--black=computer") { $0.modes = [.dark: .computer] },
    CommandLineCase("-nb computer") {
      $0.startsNewGame = true
      $0.modes = [.dark: .computer]
    },
    CommandLineCase("-nsfile") {
      $0.startsNewGame = true
      $0.save = .file("file")
    },
    CommandLineCase("-s=file") { $0.save = .file("=file") },
    CommandLineCase("--save=a=b") { $0.save = .file("a=b") },
    CommandLineCase("--delay=3") { $0.pace.thought = .seconds(3) },
    CommandLineCase("--seed=7") { $0.seed = 7 },
  ]

  @Test(arguments: attached)
  func `C5.2 a value may be attached, and letters joined`(line: CommandLineCase) throws {
    var options = Options()
    line.change(&options)
    #expect(try Invocation(arguments: line.arguments) == .play(options))
  }

  private static let contradictions = [
    CommandLineCase("--black manual --dark computer") { $0.modes = [.dark: .computer] },
    CommandLineCase("--save game --no-save") { $0.save = .nowhere },
    CommandLineCase("--no-save -sgame") { $0.save = .file("game") },
    CommandLineCase("--seed 1 --seed=2") { $0.seed = 2 },
    CommandLineCase("--ascii --unicode") { $0.glyphs = .unicode },
    CommandLineCase("--delay 1 --delay 9") { $0.pace.thought = .seconds(9) },
  ]

  @Test(arguments: contradictions)
  func `C5.2 of contradicting options the last one counts`(line: CommandLineCase) throws {
    var options = Options()
    line.change(&options)
    #expect(try Invocation(arguments: line.arguments) == .play(options))
  }
}

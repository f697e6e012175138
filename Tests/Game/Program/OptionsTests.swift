import Domain
import Front
import Program
import TestSupport
import Testing
import UseCases

struct OptionsTests {
  @Test(arguments: [
    (["--black", "human"], "black manual"), (["--black=manual"], "black manual"),
    (["--white", "computer"], "white computer"), (["--white", "computer:4"], "white computer 4"),
    (["--new"], "new"), (["--save", "a b"], "save a b"), (["--save=-"], "save -"),
    (["--seed", "18446744073709551615"], "seed 18446744073709551615"),
    (["--delay", "0.5"], "delay 0.5 seconds"), (["--flip", "0"], "flip 0.0 seconds"),
    (["--coach"], "coach"), (["--language", "ja"], "language ja"), (["--color", "never"], "never"),
    (["--plain"], "plain"), (["--load", "-"], "load -"),
    ([], ""), (["--flip", "1", "--flip", ".25"], ""),
  ])
  func `C5.3 each option says what it does`(arguments: [String], said: String) throws {
    #expect(try Options(arguments).said == said)
  }

  @Test func `G14.11 --help, -h, and --version print a text in place of a game`() throws {
    #expect(try Options(["--help"]).textToPrint == Options.usage)
    #expect(try Options(["-h"]).textToPrint == Options.usage)
    #expect(try Options(["--version"]).textToPrint == "reversi 1.0")
  }

  @Test(arguments: [
    (["--black", "robot"], "'robot' does not fit --black"),
    (["--white", "computer:10"], "'computer:10' does not fit --white"),
    (["--white", "computer:"], "'computer:' does not fit --white"),
    (["--seed", "+1"], "'+1' does not fit --seed"), (["--seed=-1"], "'-1' does not fit --seed"),
    (["--delay", "1000001"], "'1000001' does not fit --delay"),
    (["--flip", "fast"], "'fast' does not fit --flip"),
    (["--save", ""], "'' does not fit --save"),
    (["--language", "fr"], "'fr' does not fit --language"),
    (["--color", "blue"], "'blue' does not fit --color"),
    (["--new", "--save"], "'--save' needs a value"),
    (["--load", ""], "'' does not fit --load"),
    (["--plain=yes"], "'--plain=yes' is not an option"),
    (["game"], "'game' is not an option"), (["-x"], "'-x' is not an option"),
    (["--new=yes"], "'--new=yes' is not an option"),
  ])
  func `C5.3 the first wrong option is named`(arguments: [String], said: String) {
    let error = #expect(throws: Options.Wrong.self) { try Options(arguments) }
    #expect(error?.text == "\(said). Try 'reversi --help'.")
  }
}

extension Options {
  /// The options that differ from the usual ones.
  fileprivate var said: String {
    var said: [String] = []
    for (side, name) in [(Disk.dark, "black"), (.light, "white")] {
      switch modes[side] {
      case .manual?: said.append("\(name) manual")
      case .computer?: said.append("\(name) computer" + (levels[side].map { " \($0)" } ?? ""))
      case nil: break
      }
    }
    if isNew { said.append("new") }
    if isPlain { said.append("plain") }
    if let loadPath { said.append("load \(loadPath)") }
    if let savePath { said.append("save \(savePath)") }
    if let seed { said.append("seed \(seed)") }
    if pause != .seconds(2) { said.append("delay \(pause)") }
    if disk != .milliseconds(250) { said.append("flip \(disk)") }
    if isCoached { said.append("coach") }
    if let language { said.append("language \(language.rawValue)") }
    if color != .auto { said.append("\(color)") }
    return said.joined(separator: ", ")
  }
}

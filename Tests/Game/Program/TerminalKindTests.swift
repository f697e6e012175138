import Front
import Program
import Testing

struct TerminalKindTests {
  private static func kind(_ variables: [String: String]) -> TerminalKind {
    let usual = ["TERM": "xterm-256color", "LANG": "en_US.UTF-8"]
    let all = usual.merging(variables) { $1 }
    return TerminalKind { all[$0].flatMap { $0.isEmpty ? nil : $0 } }
  }

  @Test(
    arguments: [
      ([:], .auto, .rich), (["COLORTERM": "truecolor"], .auto, .full),
      (["COLORTERM": "24bit"], .auto, .full), (["TERM": "xterm-kitty"], .auto, .full),
      (["TERM": "xterm"], .auto, .none), (["NO_COLOR": "1"], .auto, .none),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], .auto, .none),
      (["CLICOLOR": "0"], .auto, .none), (["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], .auto, .rich),
      (["CLICOLOR": "0", "CLICOLOR_FORCE": "0"], .auto, .none),
      (["NO_COLOR": "1"], .always, .rich), (["COLORTERM": "truecolor"], .never, .none),
    ] as [([String: String], Options.ColorChoice, Palette)])
  func `C5.10 C6.28 the option and the environment decide about color`(
    variables: [String: String], choice: Options.ColorChoice, palette: Palette
  ) {
    #expect(Self.kind(variables).style(choice).palette == palette)
  }

  @Test(
    arguments: [
      ([:], false), (["LANG": "C"], true), (["LANG": "", "LC_CTYPE": "ja_JP.utf8"], false),
      (["LC_ALL": "C"], true), (["NO_COLOR": "1"], true),
      (["TERM": "linux", "COLORTERM": "truecolor"], true),
      (["TERM": "vt220", "COLORTERM": "truecolor"], true),
    ] as [([String: String], Bool)])
  func `C6.4 disks are letters without colors or UTF-8, and on consoles`(
    variables: [String: String], isASCII: Bool
  ) {
    #expect(Self.kind(variables).style(.auto).isASCII == isASCII)
  }

  @Test(
    arguments: [
      ([:], .english), (["LANG": "ja_JP.UTF-8"], .japanese), (["LANG": "ja_JP.eucJP"], .english),
      (["LC_MESSAGES": "ja_JP.UTF-8"], .japanese),
      (["LANG": "ja_JP.UTF-8", "LC_ALL": "en_US.UTF-8"], .english),
    ] as [([String: String], Language)])
  func `G12.11 the locale decides about the language`(
    variables: [String: String], language: Language
  ) {
    #expect(Self.kind(variables).language == language)
  }

  @Test func `G12.11 a setting and an option come before the locale`() throws {
    let disk = GameDisk(["settings": "white 1\nlanguage en\n"])
    let locale = ["LANG": "ja_JP.UTF-8"]
    try PlayedGame(environment: locale).play { #expect($0.screen.contains("レベル")) }
    try PlayedGame(on: disk, environment: locale).play { #expect($0.screen.contains("level")) }
    try PlayedGame("--language", "ja", on: disk, environment: locale).play {
      #expect($0.screen.contains("レベル"))
    }
  }
}

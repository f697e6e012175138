import Adapters
import LiveFront
import ReversiApp
import RoomAdapters
import Testing

/// What the environment says about a terminal, and which options decide before it.
struct TerminalEnvironmentTests {
  /// Returns an environment in which variables such as `TERM=xterm` are set.
  private func environment(_ variables: String) -> TerminalEnvironment {
    let values = Dictionary(
      uniqueKeysWithValues: words(variables).map { variable in
        let parts = variable.split(separator: "=").map(String.init)
        return (parts[0], parts[1])
      })
    return TerminalEnvironment { values[$0] }
  }

  @Test(
    arguments: [
      ("TERM=xterm", .auto, .none), ("TERM=xterm-256color", .auto, .rich),
      ("COLORTERM=truecolor", .auto, .full), ("COLORTERM=24bit TERM=xterm-256color", .auto, .full),
      ("COLORTERM=yes", .auto, .none), ("TERM=foot NO_COLOR=1 CLICOLOR_FORCE=1", .auto, .none),
      ("TERM=foot CLICOLOR=0", .auto, .none), ("TERM=foot NO_COLOR=1", .always, .full),
      ("TERM=foot CLICOLOR=0 CLICOLOR_FORCE=0", .auto, .none),
      ("TERM=foot CLICOLOR=0 CLICOLOR_FORCE=1", .auto, .full),
      ("CLICOLOR_FORCE=1 COLORTERM=24bit", .never, .none), ("TERM=foot", .auto, .full),
      ("TERM=xterm-kitty", .auto, .full), ("TERM=linux", .auto, .none),
    ] as [(String, Options.Color, LiveStyle.Palette)])
  func `C5.10 C6.28 the option decides about colors, or else the environment`(
    variables: String, wish: Options.Color, palette: LiveStyle.Palette
  ) {
    #expect(environment(variables).palette(wish) == palette)
  }

  @Test(
    arguments: [
      ("LANG=C.UTF-8", .unicode), ("LANG=en_US.utf8", .unicode), ("LANG=C", .ascii), ("", .ascii),
      ("LC_ALL=C LC_CTYPE=C.UTF-8", .ascii), ("LC_CTYPE=C LANG=C.UTF-8", .ascii),
      ("LC_ALL=C.UTF-8 LC_CTYPE=C LANG=C", .unicode), ("LC_CTYPE=C.UTF-8 LANG=C", .unicode),
      ("LC_MESSAGES=C LANG=C.UTF-8", .unicode), ("TERM=linux LANG=C.UTF-8", .ascii),
      ("TERM=vt220 LANG=C.UTF-8", .ascii),
    ] as [(String, LiveStyle.Glyphs)])
  func `C6.4 the locale and the colors decide how disks are drawn`(
    variables: String, glyphs: LiveStyle.Glyphs
  ) {
    let environment = environment(variables)
    for palette in [LiveStyle.Palette.rich, .full] {
      #expect(environment.glyphs(in: palette) == glyphs)
    }
    #expect(environment.glyphs(in: .none) == .ascii)
  }

  @Test(
    arguments: [
      ("LANG=ja_JP.UTF-8", nil, .japanese), ("LC_MESSAGES=ja_JP.utf8 LANG=C.UTF-8", nil, .japanese),
      ("LANG=en_US.UTF-8", nil, .english), ("LANG=ja_JP.eucJP", nil, .english),
      ("LC_ALL=C.UTF-8 LANG=ja_JP.UTF-8", nil, .english), ("", nil, .english),
      ("LANG=ja_JP.UTF-8", .english, .english), ("LC_ALL=C", .japanese, .japanese),
      // The first of the three that is set says the language, and the first of its own the
      // characters.
      ("LC_ALL=C.UTF-8 LC_MESSAGES=ja_JP.UTF-8 LANG=ja_JP.UTF-8", nil, .english),
      ("LC_ALL=C LC_MESSAGES=ja_JP.UTF-8 LC_CTYPE=ja_JP.UTF-8 LANG=ja_JP.UTF-8", nil, .english),
      ("LC_ALL=ja_JP.UTF-8 LC_MESSAGES=C LC_CTYPE=C LANG=C", nil, .japanese),
      ("LC_MESSAGES=en_US.UTF-8 LANG=ja_JP.UTF-8", nil, .english),
      ("LC_MESSAGES=ja_JP LC_CTYPE=C.UTF-8 LANG=C", nil, .japanese),
      ("LC_CTYPE=C LANG=ja_JP.UTF-8", nil, .english),
      ("LC_CTYPE=ja_JP.UTF-8 LANG=C", nil, .english),
    ] as [(String, Language?, Language)])
  func `C6.17 the option decides about the language, or else the locale`(
    variables: String, wish: Language?, language: Language
  ) {
    #expect(environment(variables).language(wish) == language)
  }
}

import Adapters
import Infrastructure

/// How the game is shown, and how it is told what to do (C1, C4).
enum Front {
  /// Plain lines, for a game played by a script.
  case script
  /// The results of so many games, which are played without being shown.
  case match(Int)
  /// Answers to another program.
  case gtp
  /// Plain lines, for a game played at a terminal.
  case plain
  /// A block that is repainted in place, for a game played at a terminal.
  case live(Terminal, LiveStyle)

  /// Returns the front for the options, the standard streams, and the environment.
  ///
  /// - Throws: `UsageError.scriptOnly` if an option means nothing there.
  static func fitting(_ options: Options) throws(UsageError) -> Front {
    guard !options.isGTP else { return .gtp }
    if let count = options.games { return .match(count) }
    guard StandardInput.isTerminal else { return .script }
    guard !options.printsResult else { throw .scriptOnly("--result") }
    let kind = CurrentProcess.environmentVariable("TERM") ?? "dumb"
    guard !options.isPlain, kind != "dumb", StandardOutput.isTerminal(.output),
      let terminal = Terminal()
    else { return .plain }
    let size = terminal.size ?? (columns: 80, rows: 24)
    let style = LiveStyle(
      columns: size.columns, rows: size.rows, glyphs: glyphs(options),
      palette: palette(options), size: options.size, rewraps: rewraps,
      language: language(options))
    return .live(terminal, style)
  }

  private static func glyphs(_ options: Options) -> LiveStyle.Glyphs {
    switch options.glyphs {
    case .ascii: return .ascii
    case .unicode: return .unicode(columns: 1)
    case nil:
      return CurrentProcess.isUTF8 ? .unicode(columns: 1) : .ascii
    }
  }

  /// Whether the terminal wraps its rows again when its width changes, as most do (C6.16).
  private static var rewraps: Bool {
    func isSet(_ name: String) -> Bool { CurrentProcess.environmentVariable(name) != nil }
    let kind = CurrentProcess.environmentVariable("TERM") ?? ""
    if isSet("TMUX") { return true }
    if ["linux", "rxvt", "screen"].contains(where: kind.hasPrefix) { return false }
    return isSet("VTE_VERSION") || !isSet("XTERM_VERSION")
  }

  /// Returns the colors that are shown, as many as the terminal says it has.
  private static func palette(_ options: Options) -> LiveStyle.Palette {
    guard isColored(options) else { return .none }
    let hasMore = ["truecolor", "24bit"].contains(CurrentProcess.environmentVariable("COLORTERM"))
    let kind = CurrentProcess.environmentVariable("TERM") ?? ""
    return hasMore || kind.contains("256color") ? .rich : .basic
  }

  /// The language that a person at a terminal reads: `--language` decides, then the locale (C6.17).
  static func language(_ options: Options) -> Language {
    if let language = options.language { return language }
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
    let locale = names.compactMap(CurrentProcess.environmentVariable).first ?? ""
    return locale.hasPrefix("ja") && CurrentProcess.isUTF8 ? .japanese : .english
  }

  /// Whether colors are shown: `--color` decides, then the environment.
  private static func isColored(_ options: Options) -> Bool {
    switch options.color {
    case .always: return true
    case .never: return false
    case .auto:
      if CurrentProcess.environmentVariable("NO_COLOR") != nil { return false }
      if let force = CurrentProcess.environmentVariable("CLICOLOR_FORCE"), force != "0" {
        return true
      }
      return CurrentProcess.environmentVariable("CLICOLOR") != "0"
    }
  }
}

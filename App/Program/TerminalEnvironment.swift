package import Adapters
package import LiveFront
import RoomAdapters

/// The environment variables that describe a terminal and its player.
///
/// Options take precedence over them.
package struct TerminalEnvironment: Sendable {
  private let variable: @Sendable (String) -> String?

  package init(variable: @escaping @Sendable (String) -> String?) { self.variable = variable }

  var kind: String { variable("TERM") ?? "" }

  /// True if the terminal cannot repaint its screen (C1.3).
  var isDumb: Bool { ["", "dumb"].contains(kind) }

  /// Returns the glyphs for disks in a palette (C6.4).
  package func glyphs(in palette: LiveStyle.Palette) -> LiveStyle.Glyphs {
    isUTF8 && palette != .none && !isConsole ? .unicode : .ascii
  }

  /// Returns the colors that the terminal has and the player wants (C5.10, C6.28).
  package func palette(_ wish: Options.Color) -> LiveStyle.Palette {
    guard wish == .always || wish == .auto && wantsColor else { return .none }
    if ["truecolor", "24bit"].contains(variable("COLORTERM")) { return .full }
    if Self.fullColorKinds.contains(where: kind.contains) { return .full }
    return kind.contains("256color") ? .rich : .none
  }

  /// Parts of the names of terminals with 24-bit colors.
  ///
  /// Remote connections usually drop `COLORTERM`.
  private static let fullColorKinds = [
    "-direct", "kitty", "alacritty", "foot", "ghostty", "wezterm", "contour",
  ]

  /// True if the terminal is a console, whose font lacks the characters for boards.
  private var isConsole: Bool { kind == "linux" || kind.hasPrefix("vt") }

  private var wantsColor: Bool {
    if variable("NO_COLOR") != nil { return false }
    if let force = variable("CLICOLOR_FORCE"), force != "0" { return true }
    return variable("CLICOLOR") != "0"
  }

  /// Returns the player's language at the terminal (C6.17).
  package func language(_ wish: Language?) -> Language {
    wish ?? (isUTF8 && locale("LC_MESSAGES").hasPrefix("ja") ? .japanese : .english)
  }

  private var isUTF8: Bool {
    let locale = locale("LC_CTYPE").lowercased()
    return locale.contains("utf-8") || locale.contains("utf8")
  }

  private func locale(_ category: String) -> String {
    ["LC_ALL", category, "LANG"].lazy.compactMap(variable).first ?? ""
  }
}

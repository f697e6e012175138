package import Adapters
package import LiveFront
import RoomAdapters

/// What the environment says about a terminal and the person at it; options that say more decide.
package struct TerminalEnvironment: Sendable {
  private let variable: @Sendable (String) -> String?

  /// Makes the environment whose variables a function looks up.
  package init(variable: @escaping @Sendable (String) -> String?) { self.variable = variable }

  var kind: String { variable("TERM") ?? "" }

  /// Whether the terminal can repaint what it shows (C1.3).
  var isDumb: Bool { ["", "dumb"].contains(kind) }

  /// Returns how disks are drawn in a palette (C6.4).
  package func glyphs(in palette: LiveStyle.Palette) -> LiveStyle.Glyphs {
    isUTF8 && palette != .none && !isConsole ? .unicode : .ascii
  }

  /// Returns the colors that are shown, as many as the terminal says it has (C5.10, C6.28).
  package func palette(_ wish: Options.Color) -> LiveStyle.Palette {
    guard wish == .always || wish == .auto && wantsColor else { return .none }
    if ["truecolor", "24bit"].contains(variable("COLORTERM")) { return .full }
    if Self.fullColorKinds.contains(where: kind.contains) { return .full }
    return kind.contains("256color") ? .rich : .none
  }

  /// Parts of the names of terminals with colors of 24 bits, which `COLORTERM` does not tell over a
  /// connection.
  private static let fullColorKinds = [
    "-direct", "kitty", "alacritty", "foot", "ghostty", "wezterm", "contour",
  ]

  /// Whether the terminal is a console whose fonts lack the blocks that boards are drawn with.
  private var isConsole: Bool { kind == "linux" || kind.hasPrefix("vt") }

  private var wantsColor: Bool {
    if variable("NO_COLOR") != nil { return false }
    if let force = variable("CLICOLOR_FORCE"), force != "0" { return true }
    return variable("CLICOLOR") != "0"
  }

  /// Returns the language that a person at the terminal reads (C6.17).
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

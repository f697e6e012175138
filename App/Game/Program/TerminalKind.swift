package import Front

/// The kind of the terminal and its player's language, as the environment tells them.
package struct TerminalKind: Sendable {
  private let variable: @Sendable (String) -> String?

  package init(variable: @escaping @Sendable (String) -> String?) { self.variable = variable }

  /// True if the terminal cannot place the cursor.
  package var isDumb: Bool { ["", "dumb"].contains(name) }

  /// Returns the characters and colors for a choice of colors.
  package func style(_ choice: Options.ColorChoice) -> Style {
    let palette = palette(choice)
    return Style(palette: palette, isASCII: palette == .none || isConsole || !isUTF8)
  }

  /// The language of the locale.
  package var language: Language {
    isUTF8 && locale("LC_MESSAGES").hasPrefix("ja") ? .japanese : .english
  }

  private var name: String { variable("TERM") ?? "" }

  /// True if the terminal is a console, whose font lacks the disks.
  private var isConsole: Bool { name == "linux" || name.hasPrefix("vt") }

  private func palette(_ choice: Options.ColorChoice) -> Palette {
    guard choice == .always || choice == .auto && wantsColor else { return .none }
    if ["truecolor", "24bit"].contains(variable("COLORTERM")) { return .full }
    if Self.fullColorNames.contains(where: name.contains) { return .full }
    return name.contains("256color") ? .rich : .none
  }

  /// Parts of the names of terminals with 24-bit colors.
  ///
  /// Remote connections usually drop `COLORTERM`.
  private static let fullColorNames = [
    "-direct", "kitty", "alacritty", "foot", "ghostty", "wezterm", "contour",
  ]

  private var wantsColor: Bool {
    if variable("NO_COLOR") != nil { return false }
    if let force = variable("CLICOLOR_FORCE"), force != "0" { return true }
    return variable("CLICOLOR") != "0"
  }

  private var isUTF8: Bool {
    let locale = locale("LC_CTYPE").lowercased()
    return locale.contains("utf-8") || locale.contains("utf8")
  }

  private func locale(_ category: String) -> String {
    ["LC_ALL", category, "LANG"].lazy.compactMap(variable).first ?? ""
  }
}

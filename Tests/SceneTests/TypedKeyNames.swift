import TestSupport

/// The keys of a scene, such as `d3<Enter>`: text as it is typed, and other keys by their names.
enum TypedKeyNames {
  private static let named: [String: String] = [
    "Enter": Keys.enter, "Tab": Keys.tab, "Backspace": Keys.backspace, "Esc": Keys.escape,
    "Up": Keys.up, "Down": Keys.down, "Left": Keys.left, "Right": Keys.right,
    "Home": Keys.home, "End": Keys.end, "Delete": Keys.delete,
    "PageUp": "\u{1B}[5~", "PageDown": "\u{1B}[6~",
    "Ctrl-Left": "\u{1B}[1;5D", "Ctrl-Right": "\u{1B}[1;5C",
    "Alt-Left": "\u{1B}[1;3D", "Alt-Right": "\u{1B}[1;3C",
    "Alt-Backspace": "\u{1B}\u{7F}",
    "Paste": "\u{1B}[200~", "PasteEnd": "\u{1B}[201~", "Space": " ",
    "Report": "\u{1B}[1;3R",
  ]

  /// Returns what a terminal sends for some keys; a name that there is not is typed as it stands.
  static func bytes(of keys: String) -> String {
    keys.replacing(/<([A-Za-z-]+)>/) { match in
      let name = String(match.output.1)
      if let bytes = named[name] { return bytes }
      if name.hasPrefix("Ctrl-"), let letter = name.last { return Keys.control(letter) }
      return String(match.output.0)
    }
  }
}

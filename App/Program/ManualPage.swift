import Adapters
import RoomAdapters

/// The manual page, generated from the text of `--help all` (C5.4).
package enum ManualPage {
  /// The page in man(7) macros.
  package static let text = """
    .TH REVERSI 6 "" "reversi \(Usage.number)"
    .nh
    .SH NAME
    reversi \\- play Reversi at a terminal
    .SH SYNOPSIS
    .B reversi
    .RI [ OPTION ]...
    .SH DESCRIPTION
    \(escaped(Usage.summary))
    .SH EXAMPLES
    .nf
    \(escaped(Usage.examples))
    .fi
    .SH OPTIONS
    \(OptionTable.options.map(entry).joined(separator: "\n"))
    .SH COMMANDS
    .nf
    \(escaped(GameText().help(.all, columns: 80, hasArrows: true).joined(separator: "\n")))
    .fi
    .SH NOTES
    \(escaped(Usage.notes).split(separator: "\n\n").joined(separator: "\n.PP\n"))
    .SH FILES
    \(escaped(Usage.files))
    .SH ENVIRONMENT
    \(Usage.environment.map { ".TP\n\\fB\(escaped($0))\\fR\n\(escaped($1))" }.joined(separator: "\n"))
    .SH EXIT STATUS
    \(escaped(Usage.exitStatus))

    """

  private static func entry(_ option: CommandLineOption) -> String {
    let words = option.form.split(separator: " ").map { word in
      let font = word.hasPrefix("-") ? "B" : "I"
      return "\\f\(font)\(escaped(String(word)))\\fR"
    }
    let help = option.help.joined(separator: "\n")
    return ".TP\n\(words.joined(separator: " "))\n\(escaped(help))"
  }

  /// The escape sequences for special and non-ASCII characters.
  private static let names: [Character: String] = [
    "\\": "\\e", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "~": "\\(ti", "^": "\\(ha",
    "●": "\\[u25CF]", "○": "\\[u25CB]",
  ]

  private static func escaped(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let plain = line.map { character in names[character] ?? String(character) }.joined()
      return plain.hasPrefix(".") ? "\\&" + plain : plain
    }
    return lines.joined(separator: "\n")
  }
}

/// A shell, and what it reads to complete the options of the table (C5.4).
package enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  var script: String {
    let options = OptionTable.options
    guard self != .fish else { return options.map(line).joined() }
    return """
      \(self == .zsh ? "#compdef reversi\nautoload -Uz bashcompinit && bashcompinit\n" : "")_reversi() {
        local IFS=$'\\n' word="${COMP_WORDS[COMP_CWORD]}" option="${COMP_WORDS[COMP_CWORD-1]}"
        if [ "$word" = "=" ]; then word=; fi
        if [ "$option" = "=" ]; then option="${COMP_WORDS[COMP_CWORD-2]}"; fi
        case "$option" in
      \(options.map(branch).joined())  *) set -- \(options.flatMap(\.names).joined(separator: " ")) ;;
        esac
        COMPREPLY=($(compgen -W "$*" -- "$word"))
      }
      complete -o filenames -F _reversi reversi

      """
  }

  /// Returns the words that may be the value of an option, as far as its expectation quotes them, or
  /// what offers files instead; nil if it takes no value.
  private func words(_ option: CommandLineOption, files: String) -> String? {
    if case .help = option.action { return "all" }
    guard case .value(let expected, _) = option.action else { return nil }
    let quoted = expected.split(separator: "'").filter { $0.allSatisfy(\.isLowercase) }
    return option.form.hasSuffix("FILE") ? files : quoted.joined(separator: " ")
  }

  /// Returns what offers the values of an option in bash.
  private func branch(_ option: CommandLineOption) -> String {
    // The names of files are not to be expanded, as words are.
    words(option, files: #"; COMPREPLY=($(compgen -f -- "$word")); return"#).map { words in
      "  \(option.names.joined(separator: "|"))) set -- \(words) ;;\n"
    } ?? ""
  }

  /// Returns the line that tells fish of an option.
  private func line(_ option: CommandLineOption) -> String {
    let names = option.names.map { ($0.hasPrefix("--") ? "-l " : "-s ") + $0.drop { $0 == "-" } }
    let words = words(option, files: "(__fish_complete_path)").map { "-xa '\($0)'" } ?? "-f"
    return
      "complete -c reversi \(names.joined(separator: " ")) \(words) -d '\(option.help[0].replacing("'", with: "\\'"))'\n"
  }
}

/// A shell that can complete the program's options (C5.1).
package enum Shell: Hashable, Sendable {
  case bash
  case zsh
  case fish

  package var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: "#compdef reversi\nautoload -Uz bashcompinit && bashcompinit\n" + Self.bashScript
    case .fish: OptionTable.options.map(Self.fishLine).joined()
    }
  }

  /// The completions of an option's value.
  private enum Offer {
    case words([String])
    case files
  }

  /// Returns the completions of an option's value, or `nil` if the option takes no value.
  private static func offer(_ option: CommandLineOption) -> Offer? {
    switch option.action {
    case .flag, .manual, .version: nil
    case .help: .words(["all"])
    case .value where option.form.hasSuffix("FILE"): .files
    case .value(_, _, let completions, _): .words(completions)
    }
  }

  /// The script for bash, which also splits words at `=` and `:`.
  ///
  /// Bash completes file names itself where it can, because a function cannot return a name with a
  /// newline. Names are not expanded.
  private static var bashScript: String {
    let names = OptionTable.names.joined(separator: " ")
    return #"""
      _reversi() {
        local IFS=$'\n' index=$COMP_CWORD word="${COMP_WORDS[COMP_CWORD]}" before= files= offers=
        COMPREPLY=()
        if [ "$word" = ":" ]; then
          word=
          before="${COMP_WORDS[index-1]}:"
          index=$((index - 1))
        elif [ "${COMP_WORDS[index-1]}" = ":" ]; then
          before="${COMP_WORDS[index-2]}:"
          index=$((index - 2))
        elif [ "$word" = "=" ]; then
          word=
        fi
        local option="${COMP_WORDS[index-1]}"
        if [ "$option" = "=" ]; then option="${COMP_WORDS[index-2]}"; fi
        case "$option" in
      \#(OptionTable.options.map(bashBranch).joined())  *) set -- \#(names) ;;
        esac
        if [ -z "$files" ]; then
          offers=$(compgen -W "$*" -- "$before$word")
        elif compopt -o default 2> /dev/null; then
          return
        else
          offers=$(compgen -f -- "$before$word")
        fi
        while IFS= read -r word; do
          if [ -n "$word" ]; then COMPREPLY+=("${word#"$before"}"); fi
        done <<< "$offers"
      }
      complete -o filenames -F _reversi reversi

      """#
  }

  private static func bashBranch(_ option: CommandLineOption) -> String {
    guard let offer = offer(option) else { return "" }
    let pattern = option.names.joined(separator: "|")
    return switch offer {
    case .words(let words): "  \(pattern)) set -- \(words.joined(separator: " ")) ;;\n"
    case .files: "  \(pattern)) files=yes ;;\n"
    }
  }

  private static func fishLine(_ option: CommandLineOption) -> String {
    let names = option.names.map { name in
      let flag = name.hasPrefix("--") ? "-l" : "-s"
      return "\(flag) \(name.drop { $0 == "-" })"
    }
    let values =
      switch offer(option) {
      case .words(let words)?: "-xa '\(words.joined(separator: " "))'"
      case .files?: "-xa '(__fish_complete_path)'"
      case nil: "-f"
      }
    let help = option.help[0].replacing("'", with: "\\'")
    return "complete -c reversi \(names.joined(separator: " ")) \(values) -d '\(help)'\n"
  }
}

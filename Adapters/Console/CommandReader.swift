/// Reads a line that was typed or stands in a script (CONSOLE C3).
struct CommandReader: Sendable {
  /// Whether `&` and `wait` are allowed.
  let isScript: Bool

  /// A line as read.
  struct Line: Hashable, Sendable {
    /// What it says, or the sentence that refuses it.
    var content: Result<Command, Refusal>
    /// Whether it ends in `&`: the next line of the script is read without settling.
    var continues = false
  }

  /// Reads a line of input.
  func read(_ line: InputLine) -> Line {
    switch line {
    case .text(let text): read(text)
    case .refused(let problem): Line(content: .failure(.unreadable(problem)))
    }
  }

  private func read(_ text: String) -> Line {
    let parts = text.halfWidth.split(
      separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    var words = parts[0].lowercased().split { $0 == " " || $0 == "\t" }.map(String.init)
    var line = Line(content: .success(parts.count > 1 ? .nothing : .empty))
    if let last = words.last, last.hasSuffix("&") {
      line.continues = true
      words.removeLast()
      if last != "&" { words.append(String(last.dropLast())) }
      guard isScript else {
        line.content = .failure(.line("& works in scripts only"))
        return line
      }
    }
    if !words.isEmpty { line.content = command(words) }
    return line
  }

  private func command(_ words: [String]) -> Result<Command, Refusal> {
    if words[0] == "wait" { return wait(words.dropFirst()) }
    let phrase = words.joined(separator: " ")
    if let command = CommandWords.commands[phrase] { return .success(command) }
    if let pick = MoveText.read(phrase) { return pick.map(Command.move) }
    let hint = CommandWords.nearest(to: phrase).map { "; did you mean '\($0)'?" }
    return .failure(
      .line("'\(phrase.shortened)' is not a command" + (hint ?? "; type help for the list")))
  }

  private func wait(_ words: ArraySlice<String>) -> Result<Command, Refusal> {
    guard isScript else { return .failure(.line("wait works in scripts only")) }
    guard words.count == 1, let duration = words.first.flatMap(Duration.init(decimalSeconds:))
    else { return .failure(.line("wait needs a number of seconds, like wait 0.5")) }
    return .success(.wait(duration))
  }
}

extension String {
  /// The text with full-width letters, digits and spaces made ordinary ones: an input method left
  /// on is no reason to refuse a move.
  fileprivate var halfWidth: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          switch scalar.value {
          case 0xff01...0xff5e: Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value - 0xfee0))
          case 0x3000: " "
          default: scalar
          }
        }))
  }

  /// The text as far as it is worth repeating; one character may be of many scalars, so these
  /// count.
  var shortened: String {
    let scalars = unicodeScalars
    return scalars.count <= 40 ? self : String(scalars.prefix(39)) + "~"
  }
}

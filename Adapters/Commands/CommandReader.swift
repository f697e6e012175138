import Domain
import UseCases

/// Reads a line that was typed or comes from a script (C3).
struct CommandReader: Sendable {
  /// Whether `&` and `wait` are allowed.
  let isScript: Bool

  /// A line as read.
  struct Line: Hashable, Sendable {
    /// The command, or why there is none.
    var content: Result<Command, Refusal>
    /// Whether the line ends in `&`, so that a script reads the next one without settling.
    var continues = false
  }

  func read(_ line: InputLine) -> Line {
    switch line {
    case .text(let text): read(text)
    case .refused(let problem): Line(content: .failure(.unreadable(problem)))
    }
  }

  private func read(_ text: String) -> Line {
    let parts = text.halfWidth.split(
      separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    var words = parts[0].split { $0 == " " || $0 == "\t" }.map(String.init)
    var line = Line(content: .success(parts.count > 1 ? .comment : .emptyLine))
    if let last = words.last, last.hasSuffix("&") {
      line.continues = true
      words.removeLast()
      if last != "&" { words.append(String(last.dropLast())) }
      guard isScript else {
        line.content = .failure(.notACommand(.scriptsOnly("&")))
        return line
      }
    }
    if !words.isEmpty { line.content = command(words) }
    return line
  }

  private func command(_ typed: [String]) -> Result<Command, Refusal> {
    let words = typed.map { $0.lowercased() }
    if words[0] == "wait" { return wait(words.dropFirst()) }
    let phrase = words.joined(separator: " ")
    if let command = CommandTable.commands[phrase] { return .success(command) }
    if let command = CommandTable.numbered(phrase) { return command }
    if let pick = MoveText.read(phrase) { return pick.map(Command.move) }
    if let steps = transcript(phrase) { return steps.map(Command.play) }
    let nearest = CommandTable.nearest(to: phrase)
    let line = typed.joined(separator: " ").shortened
    return .failure(.notACommand(.unknown(line, nearest: nearest)))
  }

  /// Returns the moves and passes of a transcript, or why they cannot be read; nil if the line is none.
  private func transcript(_ phrase: String) -> Result<[Record.Step], Refusal>? {
    do throws(Transcript.Problem) {
      return .success(try Transcript(phrase).steps)
    } catch {
      guard case .offBoard(let name, let number) = error else { return nil }
      return .failure(.notACommand(.offBoard(name, number: number)))
    }
  }

  private func wait(_ words: ArraySlice<String>) -> Result<Command, Refusal> {
    guard isScript else { return .failure(.notACommand(.scriptsOnly("wait"))) }
    guard words.count == 1, let word = words.first else {
      return .failure(.notACommand(.waitWithoutSeconds))
    }
    if let duration = Duration(decimalSeconds: word) { return .success(.wait(duration)) }
    let isTooLong = Double(word).map { $0 > Double(Duration.greatestSeconds) } ?? false
    return .failure(.notACommand(isTooLong ? .waitTooLong : .waitWithoutSeconds))
  }
}

extension String {
  /// The text with full-width letters, digits and spaces replaced by ordinary ones, because an input
  /// method that was left on is no reason to refuse a move.
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
}

import Domain
import UseCases

/// Reads a line that was typed or comes from a script (C3).
struct CommandReader: Sendable {
  /// Where lines come from.
  enum Source: Sendable {
    /// A script, in which `&` and `wait` are allowed and an empty line says nothing.
    case script
    /// A terminal that is read line by line.
    case lines
    /// A terminal that is read key by key, so that Esc drops what is planned.
    case keys
  }

  let source: Source
  private var isScript: Bool { source == .script }

  init(_ source: Source) { self.source = source }

  struct Line: Hashable, Sendable {
    var content: Result<Command, Refusal>
    /// Whether a script reads the next line without settling: after `&` and after `wait`.
    var continues = false

    var action: Command.Action? { (try? content.get())?.action }
  }

  func read(_ line: InputLine) -> Line {
    switch line {
    case .text(let text): read(text)
    case .refused(let problem): Line(content: .failure(.unreadable(problem)))
    }
  }

  func read(_ text: String) -> Line {
    let parts = text.halfWidth.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    var words = parts[0].split { $0 == " " || $0 == "\t" }.map(String.init)
    var continues = false
    if let last = words.last, last.hasSuffix("&") {
      guard isScript else { return Line(content: .failure(.notACommand(.scriptsOnly("&")))) }
      continues = true
      words.removeLast()
      if last != "&" { words.append(String(last.dropLast())) }
    }
    guard !words.isEmpty else {
      let isEnter = parts.count == 1 && !isScript
      let enter = Command.Action.enter(dropsPlanned: source == .lines)
      return Line(content: .success(Command(name: "", action: isEnter ? enter : .nothing)))
    }
    var line = Line(content: command(words), continues: continues)
    if case .wait = line.action { line.continues = true }
    return line
  }

  private func command(_ typed: [String]) -> Result<Command, Refusal> {
    let words = typed.map { $0.lowercased() }
    if words[0] == "wait" {
      return wait(words.dropFirst()).map { Command(name: "wait", action: .wait($0)) }
    }
    let phrase = words.joined(separator: " ")
    if let command = CommandTable.command(phrase) { return command }
    if let pick = MoveText.read(phrase) { return pick.map { play(.move($0)) } }
    do throws(Unreadable) {
      let steps = try Transcript(phrase).steps
      guard steps != [.pass] else { return .success(play(.pass)) }
      let plan = Input.plan(PlannedMove.transcript(steps))
      return .success(Command(name: phrase, action: .input(plan)))
    } catch {
      // A word such as o1h2 is more likely something else than a list of squares.
      let isSquare = error.word < "i" && MoveText.read(error.word) != nil
      if let number = error.number, number > 1 || isSquare {
        return .failure(.notACommand(.offBoard(error.word.shortened, number: number)))
      }
      if !isScript, words[0] == "level", words.count == 2, let level = Level(words[1]) {
        return .success(Command(name: phrase, action: .level(level)))
      }
      if !isScript, let meaning = CommandTable.meaning(of: phrase) {
        return command(meaning.split(separator: " ").map(String.init))
      }
      let line = typed.joined(separator: " ").shortened
      return .failure(.notACommand(.unknown(line, nearest: CommandTable.nearest(to: phrase))))
    }
  }

  /// Returns the command of a move or a pass alone: in a script it counts now or never.
  private func play(_ step: Record.Step) -> Command {
    let input: Input =
      switch step {
      case .move(let square) where isScript: .pick(square)
      case .pass where isScript: .dismissPass
      case .move, .pass: .play(step)
      }
    return Command(name: "\(step)", action: .input(input))
  }

  private func wait(_ words: ArraySlice<String>) -> Result<Duration, Refusal> {
    guard isScript else { return .failure(.notACommand(.scriptsOnly("wait"))) }
    guard words.count == 1, let word = words.first else {
      return .failure(.notACommand(.waitWithoutSeconds))
    }
    if let duration = Duration(decimalSeconds: word) { return .success(duration) }
    let isTooLong = Double(word).map { $0 > Double(Duration.greatestSeconds) } ?? false
    return .failure(.notACommand(isTooLong ? .waitTooLong : .waitWithoutSeconds))
  }
}

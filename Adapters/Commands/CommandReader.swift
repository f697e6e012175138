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

  /// A line that was read.
  struct Line: Hashable, Sendable {
    /// What it says, or why it says nothing.
    var content: Result<Command, Refusal>
    /// Whether a script reads the next line without settling: after `&` and after `wait`.
    var continues = false

    /// What its command does; nil if it is none.
    var action: Command.Action? { (try? content.get())?.action }
  }

  private let source: Source
  private var isScript: Bool { source == .script }

  init(_ source: Source) { self.source = source }

  /// Reads a line of the input.
  func read(_ line: InputLine) -> Line {
    switch line {
    case .text(let text): read(text)
    case .refused(let problem): Line(content: .failure(.unreadable(problem)))
    }
  }

  /// Reads the text of a line.
  func read(_ text: String) -> Line {
    let parts = text.halfWidth.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let hasComment = parts.count > 1
    var words = parts[0].split { $0 == " " || $0 == "\t" }.map(String.init)
    var continues = false
    if let last = words.last, last.hasSuffix("&") {
      guard isScript else { return Line(content: .failure(.notACommand(.scriptsOnly("&")))) }
      continues = true
      words.removeLast()
      if last != "&" { words.append(String(last.dropLast())) }
    }
    guard !words.isEmpty else {
      let command = Command(word: "", action: hasComment ? .nothing : emptyLine)
      return Line(content: .success(command))
    }
    var line = Line(content: command(words), continues: continues)
    if case .wait = line.action { line.continues = true }
    return line
  }

  /// What an empty line says.
  private var emptyLine: Command.Action {
    switch source {
    case .script: .nothing
    case .lines: .enter(dropsPlanned: true)
    case .keys: .enter(dropsPlanned: false)
    }
  }

  /// Reads the words of a line, of which there is at least one.
  private func command(_ typed: [String]) -> Result<Command, Refusal> {
    let line = typed.joined(separator: " ").lowercased()
    guard let japanese = JapaneseLine(line) else { return command(line, typed: typed) }
    return command(japanese.english, typed: typed).map { command in
      // A refusal names what was typed, as it does in English without a number (C3.26).
      let isWhole = command.word.last?.isWholeNumber == true
      let number = line.reversed().prefix { $0.isWholeNumber || $0 == " " }
      let word = isWhole ? line : String(line.dropLast(number.count))
      return Command(word: word, action: command.action)
    }
  }

  /// Reads a line in English; `typed` are the words that a refusal names.
  private func command(_ line: String, typed: [String]) -> Result<Command, Refusal> {
    let words = line.split(separator: " ").map(String.init)
    if words[0] == "wait" { return wait(words.dropFirst()) }
    if let command = CommandTable.command(line) { return command }
    if let command = moves(line) { return command }
    if !isScript, let command = meaning(of: line) { return command }
    let unknown = typed.joined(separator: " ").shortened
    return .failure(.notACommand(.unknown(unknown, nearest: CommandTable.nearest(to: line))))
  }

  /// Returns the command of a line of moves, or why they cannot be read; nil if it is something
  /// else.
  private func moves(_ line: String) -> Result<Command, Refusal>? {
    if let square = MoveText.read(line) {
      return square.map { Command(word: "\($0)", action: .input(input(of: .move($0)))) }
    }
    do throws(Unreadable) {
      let steps = try Transcript(line).steps
      let isPassAlone = steps == [.pass]
      let played = isPassAlone ? input(of: .pass) : .plan(PlannedMove.transcript(steps))
      return .success(Command(word: line, action: .input(played)))
    } catch {
      guard let number = error.number else { return nil }
      // A word such as o1h2, whose first letter is no column, is more likely something else than a
      // list of squares.
      let beginsWithColumn = error.word < "i"
      let looksLikeSquare = beginsWithColumn && MoveText.read(error.word) != nil
      guard number > 1 || looksLikeSquare else { return nil }
      return .failure(.notACommand(.offBoard(error.word.shortened, number: number)))
    }
  }

  /// Returns the input of a move or a pass alone: in a script it counts now or never.
  private func input(of step: Record.Step) -> Input {
    switch step {
    case .move(let square) where isScript: .pick(square)
    case .pass where isScript: .dismissPass
    case .move, .pass: .play(step)
    }
  }

  /// Returns the command of a line that is none but can mean only one.
  private func meaning(of line: String) -> Result<Command, Refusal>? {
    let words = line.split(separator: " ")
    // Which computer is meant is known when the line is carried out.
    if words.count == 2, words[0] == "level", let level = Level(String(words[1])) {
      return .success(Command(word: line, action: .level(level)))
    }
    guard let meaning = CommandTable.meaning(of: line) else { return nil }
    return command(meaning.split(separator: " ").map(String.init))
  }

  private func wait(_ words: ArraySlice<String>) -> Result<Command, Refusal> {
    guard isScript else { return .failure(.notACommand(.scriptsOnly("wait"))) }
    guard words.count == 1, let word = words.first else {
      return .failure(.notACommand(.waitWithoutSeconds))
    }
    if let duration = Duration(decimalSeconds: word) {
      return .success(Command(word: "wait", action: .wait(duration)))
    }
    let isTooLong = Double(word).map { $0 > Double(Duration.greatestSeconds) } ?? false
    return .failure(.notACommand(isTooLong ? .waitTooLong : .waitWithoutSeconds))
  }
}

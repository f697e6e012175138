import Adapters
import Domain
import Notations
import Rooms
import UseCases

/// Reads what a line says that was typed or comes from a script (C3).
package struct TableReader: Sendable {
  /// Where lines come from.
  package enum Source: Sendable {
    /// A script, in which an empty line says nothing; what only scripts say, `ScriptReader` knows.
    case script
    /// A terminal that is read line by line.
    case lines
    /// A terminal that is read key by key, so that Esc drops what is planned.
    case keys
  }

  private let source: Source
  private var isScript: Bool { source == .script }

  /// Makes the reader of lines from a source.
  package init(_ source: Source) { self.source = source }

  /// Reads the text of a line; returns nil if it says nothing.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - offersAgain: whether the prompt offered another game when the line was read.
  package func read(_ text: String, offersAgain: Bool = false) -> Result<
    TableCommand, TableRefusal
  >? {
    let text = text.halfWidth
    let words = text.commandWords
    if !words.isEmpty { return read(words) }
    guard !isScript, !text.contains("#") else { return nil }
    return .success(
      .intent(.enter(dropsPlanned: source == .lines, beginsAgain: offersAgain)))
  }

  /// Reads the words of a line, of which there is at least one.
  func read(_ typed: [String]) -> Result<TableCommand, TableRefusal> {
    if !isScript, let word = scriptsOnly(typed) {
      return .failure(.notACommand(.scriptsOnly(word)))
    }
    let line = typed.joined(separator: " ").lowercased()
    guard let japanese = JapaneseLine(line) else { return command(line, typed: typed) }
    return command(japanese.english, typed: typed).map { said in
      // A refusal names what was typed, as it does in English without a number (C3.26).
      let isWhole = said.word?.last?.isWholeNumber == true
      let number = line.reversed().prefix { $0.isWholeNumber || $0 == " " }
      return said.called(isWhole ? line : String(line.dropLast(number.count)))
    }
  }

  /// Returns the word of a line that only scripts say, or nil.
  private func scriptsOnly(_ typed: [String]) -> String? {
    if typed.last?.hasSuffix("&") == true { return "&" }
    return typed.first?.lowercased() == "wait" ? "wait" : nil
  }

  /// Reads a line in English; `typed` are the words that a refusal names.
  private func command(_ line: String, typed: [String]) -> Result<TableCommand, TableRefusal> {
    if let said = CommandTable.command(line) {
      // What comes from a script is played now or never, so that nobody can be asked before.
      guard isScript, case .success(.input(.coach, _)) = said else { return said }
      return .failure(.notACommand(.terminalOnly(typed.joined(separator: " "))))
    }
    if let said = moves(line) { return said }
    if !isScript, let said = meaning(of: line) { return said }
    let unknown = typed.joined(separator: " ").shortened
    return .failure(.notACommand(.unknown(unknown, nearest: CommandTable.nearest(to: line))))
  }

  /// Returns what a line of moves says, or why they cannot be read; nil if it is something else.
  private func moves(_ line: String) -> Result<TableCommand, TableRefusal>? {
    if let square = MoveText.read(line) {
      return square.map { .input(input(of: .move($0)), word: "\($0)") }
    }
    do throws(GameProblem) {
      let steps = try Transcript(line).steps
      let isPassAlone = steps == [.pass]
      let played = isPassAlone ? input(of: .pass) : .plan(PlannedMove.transcript(steps))
      return .success(.input(played, word: line))
    } catch {
      guard case .noMove(let word, let number, line: _) = error else { return nil }
      // A word such as o1h2, whose first letter is no column, is more likely something else than a
      // list of squares.
      let beginsWithColumn = word < "i"
      let looksLikeSquare = beginsWithColumn && MoveText.read(word) != nil
      guard number > 1 || looksLikeSquare else { return nil }
      return .failure(.notACommand(.offBoard(word.shortened, number: number)))
    }
  }

  /// Returns the input of a move or a pass alone: in a script it counts now or never.
  private func input(of step: Record.Step) -> Table.Input {
    isScript ? .make(step) : .play(step)
  }

  /// Returns what a line says that is no command but can mean only one.
  private func meaning(of line: String) -> Result<TableCommand, TableRefusal>? {
    let words = line.split(separator: " ")
    // Which computer is meant is known when the line is carried out.
    if words.count == 2, words[0] == "level", let level = Level(String(words[1])) {
      return .success(.intent(.level(level), word: line))
    }
    guard let meaning = CommandTable.meaning(of: line) else { return nil }
    return read(meaning.split(separator: " ").map(String.init))
  }
}

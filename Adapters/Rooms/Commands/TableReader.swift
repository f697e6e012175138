import Adapters
import Domain
import Notations
import Rooms
import UseCases

/// Parses commands from players and scripts (C3).
package struct TableReader: Sendable {
  /// The origin of a line.
  package enum Source: Sendable {
    /// A script, in which an empty line does nothing.
    case script
    /// A terminal read line by line.
    case lines
    /// A terminal read key by key, where Esc, not Enter, clears the queue.
    case keys
  }

  private let source: Source
  private var isScript: Bool { source == .script }

  package init(_ source: Source) { self.source = source }

  /// Parses a line, or returns `nil` if it does nothing.
  ///
  /// `offersAgain` is true if the prompt offered another game.
  package func read(_ text: String, offersAgain: Bool = false) -> Result<
    TableCommand, TableRefusal
  >? {
    let text = text.halfWidth
    let words = text.commandWords
    if !words.isEmpty { return read(words) }
    guard !isScript, !text.contains("#") else { return nil }
    return .success(
      .intent(.enter(clearsQueue: source == .lines, beginsAgain: offersAgain)))
  }

  /// Parses a command of at least one word.
  func read(_ typed: [String]) -> Result<TableCommand, TableRefusal> {
    if !isScript, let word = scriptsOnly(typed) {
      return .failure(.notACommand(.scriptsOnly(word)))
    }
    let line = typed.joined(separator: " ").lowercased()
    guard let japanese = JapaneseLine(line) else { return command(line, typed: typed) }
    return command(japanese.english, typed: typed).map { said in
      // A refusal quotes the typed words, with a number only if the English words have one.
      let isWhole = said.word?.last?.isWholeNumber == true
      let number = line.reversed().prefix { $0.isWholeNumber || $0 == " " }
      return said.called(isWhole ? line : String(line.dropLast(number.count)))
    }
  }

  /// Returns the word that works only in scripts, or `nil` if there is none.
  private func scriptsOnly(_ typed: [String]) -> String? {
    if typed.last?.hasSuffix("&") == true { return "&" }
    return typed.first?.lowercased() == "wait" ? "wait" : nil
  }

  /// Parses an English line; a refusal quotes the words in `typed`.
  private func command(_ line: String, typed: [String]) -> Result<TableCommand, TableRefusal> {
    if let said = CommandTable.command(line) {
      // The coach cannot question a script.
      guard isScript, case .success(.input(.coach, _)) = said else { return said }
      return .failure(.notACommand(.terminalOnly(typed.joined(separator: " "))))
    }
    if let said = moves(line) { return said }
    if !isScript, let said = meaning(of: line) { return said }
    let unknown = typed.joined(separator: " ").shortened
    return .failure(.notACommand(.unknown(unknown, nearest: CommandTable.nearest(to: line))))
  }

  /// Parses moves, or returns `nil` for any other line.
  private func moves(_ line: String) -> Result<TableCommand, TableRefusal>? {
    if let square = MoveText.read(line) {
      return square.map { .input(input(of: .move($0)), word: "\($0)") }
    }
    do throws(GameFileError) {
      let steps = try Transcript(line).steps
      let isPassAlone = steps == [.pass]
      let played = isPassAlone ? input(of: .pass) : .queue(QueuedMove.transcript(steps))
      return .success(.input(played, word: line))
    } catch {
      guard case .noMove(let word, let number, line: _) = error else { return nil }
      // A word such as `o1h2` does not begin with a column, so it is probably not a list of moves.
      let beginsWithColumn = word < "i"
      let looksLikeSquare = beginsWithColumn && MoveText.read(word) != nil
      guard number > 1 || looksLikeSquare else { return nil }
      return .failure(.notACommand(.offBoard(word.shortened, number: number)))
    }
  }

  /// Returns the input for a single step, which a script never queues.
  private func input(of step: Record.Step) -> Table.Input {
    isScript ? .make(step) : .play(step)
  }

  /// Parses a phrase that can mean only one command, or returns `nil`.
  private func meaning(of line: String) -> Result<TableCommand, TableRefusal>? {
    let words = line.split(separator: " ")
    // The side is resolved later, when the only computer is known.
    if words.count == 2, words[0] == "level", let level = Level(String(words[1])) {
      return .success(.intent(.level(level), word: line))
    }
    guard let meaning = CommandTable.meaning(of: line) else { return nil }
    return read(meaning.split(separator: " ").map(String.init))
  }
}

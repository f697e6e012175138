package import Adapters
import Domain
import Notations
package import Rooms
import Synchronization
import TerminalInput
package import UseCases

/// The policy for drawing boards in the plain front end.
package enum BoardPolicy: Hashable, Sendable, CaseIterable {
  /// On a human's turn, after a game, and after every move if no human plays.
  case turns
  case asked
}

/// Prints a table as plain lines, event by event (C2).
package struct TablePresenter: Table.Presenter {
  let output: PromptedOutput
  let notices: Notices
  let text: GameText
  private let boards: BoardPolicy
  private let isScript: Bool
  /// Returns the width of a stream's terminal, or `nil` if it has none.
  private let columns: @Sendable (TextStream) -> Int?

  /// Creates a presenter that writes to an output.
  ///
  /// A script gets no welcome, and its output is in English. Notices name the line that
  /// `lineNumber` returns.
  package init(
    output: any TextOutput, boards: BoardPolicy, isScript: Bool, language: Language = .english,
    columns: @escaping @Sendable (TextStream) -> Int? = { _ in nil },
    lineNumber: @escaping @Sendable () -> Int? = { nil }
  ) {
    text = GameText(isScript ? .english : language)
    self.output = PromptedOutput(output: output, hasPrompt: columns(.output) != nil)
    notices = Notices(output: self.output, language: text.language, lineNumber: lineNumber)
    self.boards = boards
    self.isScript = isScript
    self.columns = columns
  }

  package func present(_ event: Table.Event, at table: Table) {
    let view = TableModel(table, after: event)
    if let notice = notice(event, view) { tell(notice) }
    let board = boards == .turns && view.game.callsForBoard(view.news) ? markedBoard(view) : []
    let lines = lines(event, view) + view.news.flatMap { self.lines(of: $0, view) } + board
    output.write(
      broken(lines, on: .output),
      prompt: table.isSettled ? text.prompt(view) : nil)
  }

  /// Prints a notice on standard error.
  package func tell(_ notice: String) {
    notices.tell(
      notice, besidePrompt: columns(.diagnostics) != nil,
      lines: { broken([$0], on: .diagnostics) })
  }

  /// Breaks lines to fit the width of a stream's terminal (C6.21).
  private func broken(_ lines: [String], on stream: TextStream) -> [String] {
    guard let columns = columns(stream) else { return lines }
    return lines.flatMap { DisplayWidth.wrapped($0, to: columns) }
  }

  /// Prints the transcript to standard output and the sentence to standard error.
  package func tell(_ farewell: Farewell) {
    if let transcript = farewell.transcript { output.write([transcript]) }
    tell(farewell.sentence)
  }

  /// Returns an event's text for standard error, or `nil`.
  private func notice(_ event: Table.Event, _ view: TableModel) -> String? {
    let trouble = text.trouble(event)
    switch event {
    case .started(let start) where !isScript: return trouble ?? text.welcome(start, view)
    case .queue(.refused(let move, let reason, dropping: let rest)):
      return text.refusal(.notPlayed(move, reason, dropping: rest))
    default: return trouble
    }
  }

  private func lines(_ event: Table.Event, _ view: TableModel) -> [String] {
    let told = text.announcements(of: event, view, hasScreen: false).flatMap(\.lines)
    return switch event {
    case .advice(.analysisBegun): [text.analyzing(view) + waysOut]
    case .reviewed where view.review.isReviewing: text.earlier(view, board: drawn)
    case .lesson(.begun), .lesson(.asked): told + text.asked(view, board: drawn)
    case .coach(.asked(let square)): [question(.play(square), view)]
    // A script needs no list of dropped moves (C4.11).
    case .queue where isScript: []
    default: told
    }
  }

  /// The tip for stopping an analysis, empty in a script.
  private var waysOut: String {
    isScript ? "" : text.language("; press Enter to stop", ja: " (空行で中止)")
  }

  /// Returns the lines for news, with tips when a game ends at a terminal.
  private func lines(of news: News, _ view: TableModel) -> [String] {
    let ending = news == .end && !isScript ? view.result.map { text.ending($0, view) } : nil
    return [line(news, view), ending].compactMap(\.self)
  }

  private func line(_ news: News, _ view: TableModel) -> String? {
    if case .alert(.confirmation(let question)) = news {
      return self.question(.game(question), view)
    }
    return text.line(news, view.game)
  }

  private func question(_ question: Table.Question, _ view: TableModel) -> String {
    let title = text.language("Confirmation", ja: "確認")
    let words = text.question(question, view)
    let told = "\(title): \(words.prefix(1).lowercased())\(words.dropFirst())"
    let consequence = isScript ? "" : text.consequence(of: question, view)
    let answers = text.language("cancel/ok", ja: "いいえ(n)/はい(y)")
    return "\(told)\(consequence) [\(answers)\(consequence.isEmpty ? "" : "/again")]"
      + text.warning(view)
  }

  private func answer(_ request: InfoRequest, _ view: TableModel) -> [String] {
    let columns = columns(.output).map { min(80, $0) } ?? 80
    let lines = text.answer(request, view, columns: columns, board: drawn)
    guard request == .rules else { return lines }
    return lines.flatMap { DisplayWidth.wrapped($0, to: columns) }
  }

  /// Returns a requested board, which marks the last and next moves except in scripts.
  private func drawn(_ view: TableModel) -> [String] {
    isScript ? TableDrawing(view: view).rows : markedBoard(view)
  }

  private func markedBoard(_ view: TableModel) -> [String] {
    let last = view.review.viewed.lastMove?.square
    return TableDrawing(view: view, last: last, played: view.review.nextSquare).rows
  }
}

extension TablePresenter: TableFront {
  package var language: Language { text.language }

  package var showsNumbers: Bool { false }

  package func show(_ request: InfoRequest, of view: TableModel) {
    let lines = answer(request, view)
    output.write(request.canBeReadAgain ? lines : broken(lines, on: .output))
  }

  package func show(_ kept: Result<[ArchivedGame]?, LoadFailure>) {
    output.write(broken(text.games(kept), on: .output))
  }

  /// Prints a refusal and, at a terminal, the moves dropped with it.
  package func tell(_ refusal: TableRefusal) {
    tell(text.refusal(refusal))
    // A script needs no list of dropped moves (C4.11).
    if case .notPlayed(_, _, dropping: let rest) = refusal, !isScript, !rest.isEmpty {
      output.write(broken([text.notPlayed(rest)], on: .output))
    }
  }
}

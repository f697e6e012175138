import Domain
import Synchronization
public import UseCases

/// When the plain front draws a board without being asked.
public enum BoardPolicy: Hashable, Sendable, CaseIterable {
  /// Before each awaited pick, at the end of the game, and after each move if no person plays.
  case turns
  /// Never.
  case asked
}

/// Shows a session as plain lines, one event after the other (C2).
public final class PlainPresenter: Presenter {
  private let output: any TextOutput
  private let boards: BoardPolicy
  private let isScript: Bool
  private let text: PlainText
  /// The line of a script that is being read.
  private let line = Mutex<Int?>(nil)

  /// Makes a presenter that writes to an output; a script needs no welcome, and is in English.
  public init(
    output: any TextOutput, boards: BoardPolicy, isScript: Bool, language: Language = .english
  ) {
    text = PlainText(language: isScript ? .english : language)
    self.output = output
    self.boards = boards
    self.isScript = isScript
  }

  /// Writes the lines of an event.
  public func present(_ event: Event, in session: Session) {
    let view = ViewModel(session, after: event)
    let line = line.withLock(\.self)
    output.write(text.writes(for: view, boards: boards, welcomes: !isScript, line: line))
  }

  /// Tells something besides the game.
  public func tell(_ notice: String) {
    output.write([text.notice(notice, line: line.withLock(\.self))])
  }

  /// Writes the result of a game in one line.
  func tell(resultOf session: Session) {
    output.write(ResultText.line(session) + "\n", to: .output)
  }

  /// Notes which line of a script is being read; what is told from now on names it.
  func reach(line: Int) {
    self.line.withLock { $0 = line }
  }
}

extension PlainPresenter: ConsoleFront {
  func show(_ query: Query, of view: ViewModel) {
    output.write(
      [TextWrite(lines: text.answer(query, view, marksLastMove: !isScript))].compactMap(\.self))
  }

  func tell(_ refusal: Refusal) {
    tell(GameText(text.language).refusal(refusal))
  }
}

import Domain
import Synchronization
public import UseCases

/// When the plain front draws a board without being asked.
public enum BoardPolicy: Hashable, Sendable, CaseIterable {
  /// Before each awaited pick, and at the end of the game.
  case turns
  /// Never.
  case asked
}

/// Shows a session as plain lines, one event after the other (C2).
public final class PlainPresenter: Presenter {
  private struct State {
    var record = GameRecord()
    var line: Int?
  }

  private let output: any TextOutput
  private let boards: BoardPolicy
  private let isScript: Bool
  private let state = Mutex(State())

  /// Makes a presenter that writes to an output; a script needs no welcome.
  public init(output: any TextOutput, boards: BoardPolicy, isScript: Bool) {
    self.output = output
    self.boards = boards
    self.isScript = isScript
  }

  /// Writes the lines of an event.
  public func present(_ event: Event, in session: Session) {
    let view = ViewModel(session, after: event)
    let line = state.withLock { state in
      state.record.note(view.news)
      return state.line
    }
    output.write(PlainText.writes(for: view, boards: boards, welcomes: !isScript, line: line))
  }

  /// Tells something besides the game.
  public func tell(_ text: String) {
    output.write([TextWrite(notice: text, line: state.withLock(\.line))])
  }

  /// Notes which line of a script is being read; what is told from now on names it.
  func reach(line: Int) {
    state.withLock { $0.line = line }
  }
}

extension PlainPresenter: ConsoleFront {
  func show(_ query: Query, of view: ViewModel) {
    let lines = PlainText.answer(query, view, state.withLock(\.record))
    output.write([TextWrite(lines: lines)].compactMap(\.self))
  }

  func tell(_ refusal: Refusal) {
    tell(PlainText.refusal(refusal))
  }
}

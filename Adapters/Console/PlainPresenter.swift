import Domain
import Synchronization
public import UseCases

/// Shows a session as plain lines, one event after the other (CONSOLE C2).
public final class PlainPresenter: Presenter {
  /// When a board is drawn without being asked for.
  public enum Boards: Hashable, Sendable, CaseIterable {
    /// Before each awaited pick, and at the end.
    case turns
    /// Never.
    case asked
  }

  private struct State {
    var record = GameRecord()
    var line: Int?
  }

  private let output: any TextOutput
  private let boards: Boards
  private let isScript: Bool
  private let state = Mutex(State())

  /// Makes a presenter that writes to an output.
  ///
  /// - Parameters:
  ///   - output: where the lines go.
  ///   - boards: when boards are drawn unasked.
  ///   - isScript: whether the commands come from a script, which needs no welcome.
  public init(output: any TextOutput, boards: Boards, isScript: Bool) {
    self.output = output
    self.boards = boards
    self.isScript = isScript
  }

  /// Prints the lines of an event.
  public func present(_ event: Event, in session: Session) {
    state.withLock { $0.record.note(event) }
    if let notice = Notice.text(for: event, in: session, welcomes: !isScript) { tell(notice) }
    var lines = PlainText.lines(for: event, in: session)
    if boards == .turns, event.bringsBoard(in: session) {
      lines += PlainBoard.lines(ViewModel(session))
    }
    print(lines)
  }

  /// Tells something besides the game.
  public func tell(_ text: String) {
    let place = state.withLock(\.line).map { "line \($0): " } ?? ""
    output.write("reversi: \(place)\(text.plain)\n", to: .notices)
  }

  /// Notes which line of a script is being read, for what is told from now on.
  func reach(line: Int) {
    state.withLock { $0.line = line }
  }

  /// Goes on for another face: with its record, and with where the session is.
  func goOn(with record: GameRecord, in view: ViewModel) {
    state.withLock { $0.record = record }
    let isOver = if case .turn = view.message { false } else { true }
    print(PlainText.standing(view) + (isOver || !view.picks.isEmpty ? PlainBoard.lines(view) : []))
  }

  fileprivate func print(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    output.write(lines.joined(separator: "\n") + "\n", to: .events)
  }
}

extension PlainPresenter: ConsoleFace {
  func show(_ question: Question, of session: Session) {
    switch question {
    case .board: print(PlainBoard.lines(ViewModel(session)))
    case .moves: print([PlainText.moves(in: session)])
    case .history:
      print([state.withLock(\.record.words)])
    case .mode(let side): print([PlainText.mode(of: side, in: session)])
    case .help: print(Help.commands)
    }
  }

  func tell(_ refusal: Refusal) {
    tell(refusal.text)
  }
}

extension Event {
  /// Whether this event has brought up a pick, or the end.
  fileprivate func bringsBoard(in session: Session) -> Bool {
    switch self {
    case .started, .shown, .passed, .reset:
      session.awaitsTap != nil || session.game.turn == nil
    case .resetCancelled: session.awaitsTap != nil
    case .modeSet(let side, let before): session.awaitsTap == side && session.modes[side] != before
    case .placed, .turned, .resetAsked, .saveFailed: false
    }
  }
}

extension String {
  /// The text in printable ASCII: every other character is written as its escape, so that nothing
  /// typed or found in a file can move the cursor (CONSOLE C1).
  var plain: String {
    unicodeScalars.map { (" "..."~").contains($0) ? String($0) : $0.escaped(asASCII: true) }
      .joined()
  }
}

import Domain
import UseCases

/// The lines that the console prints for an event (C2).
struct EventLines {
  let event: Event
  let session: Session
  let view: ViewModel

  init(_ event: Event, in session: Session) {
    self.event = event
    self.session = session
    view = ViewModel(session)
  }

  /// The lines, without a board.
  var lines: [String] {
    switch event {
    case .started, .passed: turn
    case .placed(let move): [move.text]
    case .diskFlipping, .saveFailed: []
    case .moveShown, .opened: [view.countsText] + turn
    case .modeSet(let side, let before): [view.playerText(side)] + thought(of: side, after: before)
    case .resetAsked: alert
    case .resetCanceled: ["Reset canceled."] + alert
    case .reset: ["New game."] + turn
    }
  }

  /// True if a player at a terminal now needs the board (C2.15).
  var needsBoard: Bool {
    switch event {
    case .started, .opened: true
    case .passed, .reset, .resetCanceled: isForPlayer
    case .moveShown: isForPlayer || isBetweenComputers
    case .modeSet(let side, let before): isForPlayer && hasStopped(side, after: before)
    case .placed, .diskFlipping, .resetAsked, .saveFailed: false
    }
  }

  /// The lines for a new turn or the end.
  private var turn: [String] {
    let thinking = session.thinkingSide.map { [isThinking($0)] } ?? []
    // A question that stays open is not printed again.
    return [view.message.text] + thinking + (session.isResetAsked ? [] : alert)
  }

  private var alert: [String] { view.alert.map { [$0.text] } ?? [] }

  /// Returns the line for a thought that a new mode has started or stopped.
  private func thought(of side: Disk, after before: Mode) -> [String] {
    if session.thinkingSide == side, before == .manual { return [isThinking(side)] }
    return hasStopped(side, after: before) ? ["\(side) stopped thinking"] : []
  }

  private func hasStopped(_ side: Disk, after before: Mode) -> Bool {
    before == .computer && session.phase == .picking(side)
  }

  private func isThinking(_ side: Disk) -> String { "\(side) is thinking" }

  /// True if nothing happens by itself, and no question hides that.
  private var isForPlayer: Bool { session.wait == nil && !session.isResetAsked }

  private var isBetweenComputers: Bool {
    session.modes == BySide(dark: .computer, light: .computer)
  }
}

import Domain
import UseCases

/// The live face's words (CONSOLE C6).
enum LiveWords {
  /// Returns the name of a side on the screen.
  static func name(_ side: Disk) -> String { side == .dark ? "Black" : "White" }

  /// Returns the name of a mode on the screen.
  static func mode(_ mode: Mode) -> String { mode == .manual ? "Manual" : "Computer" }

  /// Returns the message (R4.1).
  static func message(_ message: ViewModel.Message, _ style: LiveStyle) -> String {
    switch message {
    case .turn(let side): "\(style.disk(side))'s turn"
    case .won(let side): "\(style.disk(side)) won"
    case .tied: "Tied"
    }
  }

  /// Returns the prompt: what can be answered, if an alert is up.
  static func prompt(_ alert: Alert?) -> String {
    switch alert {
    case .pass: "[Enter] Dismiss> "
    case .confirmation: "Cancel / ok [Cancel]> "
    case nil: "reversi> "
    }
  }

  /// Returns what is told as long as nothing else is: the alert that is up, or the result.
  static func standing(_ view: ViewModel, _ style: LiveStyle) -> String {
    switch (view.alert, view.message) {
    case (.pass(let side), _): "Pass: \(style.disk(side)) cannot place a disk."
    case (.confirmation, _): Alert.confirmation.message
    case (nil, .won), (nil, .tied):
      "Black \(view.dark.count), White \(view.light.count). Type reset to play again, or quit."
    case (nil, .turn): ""
    }
  }

  /// Returns the line that an event leaves above the block, or nil if it leaves none.
  static func record(of event: Event, in session: Session, _ style: LiveStyle) -> String? {
    switch event {
    case .placed(let move):
      let flips = move.squares.dropFirst().map(\.description).joined(separator: " ")
      return "\(style.disk(move.side)) plays \(move.square), flips \(flips)"
    case .passed(let side): return "\(style.disk(side)) passes"
    case .reset: return "New game."
    case .shown:
      guard session.game.turn == nil else { return nil }
      let view = ViewModel(session)
      return "\(message(view.message, style)): Black \(view.dark.count), White \(view.light.count)"
    case .started, .saveFailed: return trouble(of: event, in: session)
    case .turned, .modeSet, .resetAsked, .resetCancelled: return nil
    }
  }

  /// Returns the trouble with files that an event tells of, or nil.
  static func trouble(of event: Event, in session: Session) -> String? {
    Notice.text(for: event, in: session, welcomes: false)
  }

  /// Returns what is told of an event, or nil if it leaves what was told before; empty where a
  /// pass that has come up, or the result, is to be told instead.
  static func notice(of event: Event, in session: Session) -> String? {
    switch event {
    case .modeSet(let side, let before): modeSet(side, from: before, in: session)
    case .resetCancelled where session.awaitsPass == nil: "Reset cancelled."
    case .reset, .resetAsked, .resetCancelled, .passed: ""
    case .shown: session.awaitsPass == nil && session.game.turn != nil ? nil : ""
    case .started(.resumed) where session.awaitsPass != nil: ""
    case .started(.instead): Notice.text(for: .started(.new), in: session, welcomes: true)
    case .started: Notice.text(for: event, in: session, welcomes: true)
    case .placed, .turned, .saveFailed: nil
    }
  }

  /// Returns what is told of a side's mode.
  static func mode(of side: Disk, in session: Session) -> String {
    "\(name(side)) is \(mode(session.modes[side]))."
  }

  private static func modeSet(_ side: Disk, from before: Mode, in session: Session) -> String {
    let now = session.modes[side]
    guard now != before else { return mode(of: side, in: session) }
    let wasThinking =
      now == .manual && session.showing == nil && session.game.status == .toMove(side)
    return "\(name(side)) is \(mode(now)) now.\(wasThinking ? " Thinking stopped." : "")"
  }
}

extension LiveWords {
  /// Returns why a line was refused, and what would be right; it begins as a sentence unless it
  /// begins with what was typed.
  static func refusal(_ refusal: Refusal) -> String {
    switch refusal {
    case .line(let text): text
    case .unreadable: refusal.text.prefix(1).uppercased() + refusal.text.dropFirst()
    case .ignored(let subject, let reason): ignored(subject, reason)
    }
  }

  private static func ignored(_ subject: String, _ reason: Outcome.Reason) -> String {
    switch reason {
    case .illegal(let square, by: _, let legal):
      return "\(square) turns no disk. Legal: \(legal.words)"
    case .thinking(let side):
      let name = name(side)
      return "Ignored \(subject): \(name) is thinking. (\(name.lowercased()) manual takes over)"
    case .resetQuestion: return "Ignored \(subject): answer the reset question first."
    case .pass: return "Ignored \(subject): dismiss the pass first."
    case .disksTurning: return "Ignored \(subject): disks are still turning."
    case .gameOver: return "Ignored \(subject): the game is over. (reset plays again)"
    case .nothingToAnswer: return "Ignored \(subject): there is nothing to answer."
    case .late: return "Ignored \(subject)."
    }
  }
}

import Domain
import UseCases

/// The plain face's words: what it says of an event, line by line (CONSOLE C2).
enum PlainText {
  /// Returns the lines that an event and the session it has led to print.
  static func lines(for event: Event, in session: Session) -> [String] {
    let view = ViewModel(session)
    switch event {
    case .started, .passed: return turn(view)
    case .placed(let move): return [placed(move)]
    case .turned, .saveFailed: return []
    case .shown: return ["x \(view.dark.count), o \(view.light.count)"] + turn(view)
    case .modeSet(let side, let before): return modeSet(side, from: before, in: session)
    case .resetAsked: return [alert(.confirmation)]
    case .resetCancelled: return ["Reset cancelled."] + pass(view)
    case .reset: return ["New game."] + turn(view)
    }
  }

  /// Returns the line that reports a side's mode.
  static func mode(of side: Disk, in session: Session) -> String {
    "\(side) is \(session.modes[side])"
  }

  /// Returns the legal squares, each with the number of disks it turns, or why there are none.
  ///
  /// - Parameter disk: returns how the disk of a side is shown.
  static func moves(
    in session: Session, disk: (Disk) -> String = \.description
  ) -> String {
    guard session.showing == nil else { return "disks are still turning" }
    switch session.game.status {
    case .toMove(let side):
      return session.game.legalSquares
        .map { "\($0) turns \(session.game.board.flips(by: side, from: $0).count)" }
        .joined(separator: "   ")
    case .toPass(let side): return "\(disk(side)) cannot place a disk"
    case .over: return "the game is over"
    }
  }

  private static func placed(_ move: Move) -> String {
    let flips = move.squares.dropFirst().map(\.description).joined(separator: " ")
    return "\(move.side) plays \(move.square), flips \(flips)"
  }

  /// Returns the lines that tell where a session is, whatever is up.
  static func standing(_ view: ViewModel) -> [String] {
    [message(view.message)] + thinking(view) + (view.alert.map { [alert($0)] } ?? [])
  }

  private static func turn(_ view: ViewModel) -> [String] {
    [message(view.message)] + thinking(view) + pass(view)
  }

  private static func message(_ message: ViewModel.Message) -> String {
    switch message {
    case .turn(let side): "\(side)'s turn"
    case .won(let side): "\(side) won"
    case .tied: "Tied"
    }
  }

  private static func thinking(_ view: ViewModel) -> [String] {
    Disk.sides.filter { view.player($0).isThinking }.map { "\($0) is thinking" }
  }

  private static func pass(_ view: ViewModel) -> [String] {
    guard case .pass(let side) = view.alert else { return [] }
    return [alert(.pass(side))]
  }

  private static func modeSet(_ side: Disk, from before: Mode, in session: Session) -> [String] {
    let line = mode(of: side, in: session)
    guard session.modes[side] != before, session.showing == nil,
      session.game.status == .toMove(side)
    else { return [line] }
    return [line, before == .computer ? "\(side) stopped thinking" : "\(side) is thinking"]
  }

  private static func alert(_ alert: Alert) -> String {
    let subject = if case .pass(let side) = alert { "\(side) " } else { "" }
    let message = alert.message.prefix(1).lowercased() + alert.message.dropFirst()
    let actions = alert.actions.map { $0.title.lowercased() }.joined(separator: "/")
    return "\(alert.title): \(subject)\(message) [\(actions)]"
  }
}

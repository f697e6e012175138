import Adapters
import Domain
import TestSupport
import UseCases

/// A session on paper, by the rules and without anything of the product.
///
/// It gets the same inputs and reports as the product. If the two differ, *Rules* says which is
/// wrong.
struct PaperSession: Hashable {
  var game = PaperGame.new
  /// The move that is being shown.
  var animation: PaperAnimation?
  /// The players of dark and light.
  var players: [Mode] = [.manual, .manual]
  /// True while the question about a reset is open.
  var isResetAsked = false
  /// True after a failed save.
  var owesSave = false
  /// The number of the next saves that fail.
  var failures = 0
  /// The calls of the ports in the current step.
  var notes: [PaperNote] = []

  /// Handles an input of a human.
  mutating func handle(_ input: Input) -> Outcome {
    switch input {
    case .pick(let square): return pick(square.index)
    case .dismissPass: return dismiss()
    case .finishAnimation: while animation != nil { flipNext() }
    case .askReset: ask()
    case .answer(let answer): return handle(answer)
    case .setMode(let side, let mode): set(side, to: mode)
    case .open(let saved): begin(saved.onPaper, presenting: "opened")
    }
    return .accepted
  }

  /// Handles the result of a wait.
  ///
  /// - Returns: `false` for a wait that is not the current one (R2.11, R8.8), and for an illegal
  ///   square (R2.7).
  mutating func handle(_ report: Report, after wait: PaperWait) -> Bool {
    guard wait == face.wait else { return false }
    switch (wait, report) {
    case (.thought, .square(let square)):
      guard game.legal.contains(square.index) else { return false }
      place(on: square.index)
    case (.disk, .timeIsUp): flipNext()
    default: return false
    }
    return true
  }

  /// Begins again after a kill, with the saved game unless a new one is asked for (R7.2).
  ///
  /// If it is not saved, the same game is given to begin with, which then counts as new (R7.13).
  mutating func restart(isNew: Bool, isSaved: Bool, dark: Mode?, light: Mode?) {
    var next = PaperSession(failures: failures)
    if !isNew {
      next.game = game
      next.players = players
    }
    let before = next.saved
    if let dark { next.players[0] = dark }
    if let light { next.players[1] = light }
    let origin = isNew || !isSaved ? "new" : "resumed"
    next.present("started \(origin)", isChange: isNew || before != next.saved)
    self = next
  }

  /// R2.2, with the reasons in the order of C3.10.
  private mutating func pick(_ square: Int) -> Outcome {
    if isResetAsked { return .ignored(.question) }
    if animation != nil { return .ignored(.disksFlipping) }
    switch game.due {
    case .pass: return .ignored(.pass)
    case .end: return .ignored(.gameOver)
    case .move(let side):
      if player(side) == .computer { return .ignored(.thinking(side)) }
      if game.legal.contains(square) {
        place(on: square)
        return .accepted
      }
      let legal = SquareSet(game.legal.compactMap(Square.init(index:)))
      if game.board.disks[square] != nil { return .ignored(.taken(legal: legal)) }
      return .ignored(.illegal(by: side, legal: legal))
    }
  }

  private mutating func dismiss() -> Outcome {
    if isResetAsked { return .ignored(.question) }
    if let side = passing {
      game.pass()
      present("passed \(side.letter)", isChange: true)
      return .accepted
    }
    let isPick = animation == nil && game.turn.map { player($0) } == .manual
    return .ignored(isPick ? .canPlace : .nothingToAnswer)
  }

  private mutating func ask() {
    isResetAsked = true
    present("asked")
  }

  private mutating func handle(_ answer: Reset.Answer) -> Outcome {
    guard isResetAsked else { return .ignored(.nothingToAnswer) }
    switch answer {
    case .ok: begin(PaperSession(), presenting: "reset")
    case .cancel:
      isResetAsked = false
      present("canceled")
    }
    return .accepted
  }

  /// R6.3, R7.17: everything under way ends at once, and the other game is saved in any case.
  private mutating func begin(_ other: PaperSession, presenting event: String) {
    var next = other
    next.failures = failures
    next.notes = notes
    self = next
    present(event, isChange: true)
  }

  private mutating func set(_ side: Disk, to mode: Mode) {
    let before = player(side)
    players[side == .dark ? 0 : 1] = mode
    present("set \(side.letter) from \(before)", isChange: mode != before)
  }

  private mutating func place(on square: Int) {
    guard let side = game.turn else { return }
    let before = game.board
    let changes = game.place(on: square)
    animation = PaperAnimation(before: before, side: side, changes: changes)
    let squares = changes.map(squareName).joined(separator: " ")
    present("placed \(side.letter) \(squares)", isChange: true)
  }

  private mutating func flipNext() {
    guard let shown = animation?.shown, let changes = animation?.changes else { return }
    if shown < changes.count {
      animation?.shown += 1
      present("flipping \(squareName(changes[shown])) of \(squareName(changes[0]))")
    } else {
      animation = nil
      present("shown \(squareName(changes[0]))")
    }
  }

  /// The side with an open alert about its pass (R5.1, R6.4).
  private var passing: Disk? {
    guard !isResetAsked, animation == nil, case .pass(let side) = game.due else { return nil }
    return side
  }

  private func player(_ side: Disk) -> Mode { players[side == .dark ? 0 : 1] }

  /// Presents an event, after saving a change or one that could not be saved (R7.6).
  private mutating func present(_ event: String, isChange: Bool = false) {
    if isChange || owesSave {
      notes.append(.saves(saved))
      owesSave = failures > 0
      failures = max(0, failures - 1)
      if owesSave, isChange { notes.append(.presents("save failed", face)) }
    }
    notes.append(.presents(event, face))
  }

  /// The text to save (R7.15), with a move complete while it is being shown (R7.7).
  var saved: String {
    var text = game.turn?.letter ?? "-"
    for player in players { text += player == .manual ? "0" : "1" }
    if !game.steps.isEmpty {
      if game.first != .start || game.firstTurn != .dark {
        text += " from=\(game.first.drawing)\(game.firstTurn?.letter ?? "-")"
      }
      text += " moves=\(game.steps)"
    }
    var drawing = game.board.drawing[...]
    while !drawing.isEmpty {
      text += "\n\(drawing.prefix(8))"
      drawing = drawing.dropFirst(8)
    }
    return text + "\n"
  }

  /// The face, whose counts, message, and turn change only after a move is shown (R3.2, R3.3).
  var face: PaperFace {
    let counted = animation?.before ?? game.board
    return PaperFace(
      disks: (animation?.board ?? game.board).disks,
      counts: [counted.count(of: .dark), counted.count(of: .light)],
      message: animation.map { "\($0.side.letter)'s turn" } ?? game.message,
      thinking: thinking, alert: alert, picks: picks, wait: wait)
  }

  private var wait: PaperWait? {
    if let animation {
      return .disk(
        animation.changes[animation.shown - 1], on: animation.before, by: animation.side,
        at: animation.changes[0])
    }
    return thinking.map { .thought(on: game.board, turn: $0) }
  }

  private var thinking: Disk? {
    guard let mover, player(mover) == .computer else { return nil }
    return mover
  }

  private var picks: [Int] {
    guard let mover, player(mover) == .manual, !isResetAsked else { return [] }
    return game.legal
  }

  /// The side that is to place a disk now.
  private var mover: Disk? {
    guard animation == nil, case .move(let side) = game.due else { return nil }
    return side
  }

  private var alert: String? {
    if isResetAsked { return "Confirmation: Do you really want to reset the game? Cancel/OK" }
    return passing == nil ? nil : "Pass: Cannot place a disk. Dismiss"
  }
}

import Adapters
import Domain
import UseCases

/// A session as somebody keeps it on paper who has read the rules, and nothing of the product.
///
/// It is given what the product is given, and says what must become of that. A difference is a
/// mistake of one of the two; *Rules* says of which.
struct PaperSession: Hashable {
  var game = PaperGame()
  /// The move that is being shown.
  var animation: PaperAnimation?
  /// The players of dark and light.
  var players = [PaperPlayer(), PaperPlayer()]
  var question: Question?
  /// Whether the last save has failed.
  var owesSave = false
  /// How many of the next saves fail.
  var failures = 0
  /// What has happened in the step that is made.
  var notes: [PaperNote] = []

  /// Takes an input of a person, and says what becomes of it.
  mutating func take(_ input: Input) -> Outcome {
    switch input {
    case .make(.move(let square)): return pick(square.index)
    case .make(.pass): return dismiss()
    case .finishAnimation: while animation != nil { flipNext() }
    case .askReset: ask(.reset)
    case .again:
      let isStart = game.board == .start && game.turn == .dark
      if isStart || game.due == .end { begin(manual: false) } else { ask(.again) }
    case .answer(let answer): return take(answer)
    case .setMode(let side, let choice): set(side, to: choice)
    case .open(let saved): begin(saved.onPaper, telling: "opened")
    }
    return .accepted
  }

  /// Takes what has come of a wait, and says whether it counts: nothing does that is not awaited
  /// (R2.5, R8.8), and no illegal square (R2.7).
  mutating func take(_ report: Report, after wait: PaperWait) -> Bool {
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

  /// Is killed, and begins again with what is saved or, if it is not asked for that, a new game
  /// (R7.2); who is to play is saved before anything is shown.
  ///
  /// If it is not saved, the same game is given to begin with, which then counts as new (R7.13).
  mutating func restart(isNew: Bool, isSaved: Bool, dark: ModeChoice?, light: ModeChoice?) {
    var next = PaperSession(failures: failures)
    if !isNew { (next.game, next.players) = (game, players) }
    let saved = next.saved
    if let dark { next.players[0].choose(dark) }
    if let light { next.players[1].choose(light) }
    let origin = isNew || !isSaved ? "new" : "resumed"
    next.tell("started \(origin)", isChange: isNew || saved != next.saved)
    self = next
  }

  /// R2.2, with the reasons in the order of C3.10.
  private mutating func pick(_ square: Int) -> Outcome {
    if let question { return .ignored(.question(question)) }
    if animation != nil { return .ignored(.disksFlipping) }
    switch game.due {
    case .pass: return .ignored(.pass)
    case .end: return .ignored(.gameOver)
    case .move(let side):
      if !player(side).isManual { return .ignored(.thinking(side)) }
      if game.legal.contains(square) {
        place(on: square)
        return .accepted
      }
      let legal = SquareSet(game.legal.compactMap(Square.init(index:)))
      guard let name = Square(index: square) else { return .accepted }
      if game.board.disks[square] != nil { return .ignored(.taken(name, legal: legal)) }
      return .ignored(.illegal(name, by: side, legal: legal))
    }
  }

  private mutating func dismiss() -> Outcome {
    if let question { return .ignored(.question(question)) }
    if let side = passing {
      game.pass()
      tell("passed \(side.letter)", isChange: true)
      return .accepted
    }
    let isPick = animation == nil && game.turn.map { player($0).isManual } == true
    return .ignored(isPick ? .canPlace : .nothingToAnswer)
  }

  private mutating func ask(_ question: Question) {
    self.question = question
    tell("asked \(question)")
  }

  private mutating func take(_ answer: Question.Answer) -> Outcome {
    guard let question else { return .ignored(.nothingToAnswer) }
    if answer == .ok {
      begin(manual: question == .reset)
    } else {
      self.question = nil
      tell("canceled \(question)")
    }
    return .accepted
  }

  /// R6.3, R6.5: the levels stay.
  private mutating func begin(manual: Bool) {
    var next = PaperSession(players: players)
    for side in 0...1 where manual { next.players[side].isManual = true }
    begin(next, telling: "reset")
  }

  /// R6.3, R7.12: all ends at once that was under way, and the other game is saved in any case.
  private mutating func begin(_ other: PaperSession, telling event: String) {
    let before = self
    self = other
    (failures, notes) = (before.failures, before.notes)
    tell(event, isChange: true)
  }

  private mutating func set(_ side: Disk, to choice: ModeChoice) {
    let before = players
    let name = player(side).name
    players[side == .dark ? 0 : 1].choose(choice)
    tell("set \(side.letter) from \(name)", isChange: players != before)
  }

  private mutating func place(on square: Int) {
    guard let side = game.turn else { return }
    let before = game.board
    let changes = game.place(on: square)
    animation = PaperAnimation(before: before, side: side, changes: changes)
    let squares = changes.map(squareName).joined(separator: " ")
    tell("placed \(side.letter) \(squares)", isChange: true)
  }

  private mutating func flipNext() {
    guard let shown = animation?.shown, let changes = animation?.changes else { return }
    if shown < changes.count {
      animation?.shown += 1
      tell("turning \(squareName(changes[shown])) of \(squareName(changes[0]))")
    } else {
      animation = nil
      tell("shown \(squareName(changes[0]))")
    }
  }

  /// The side whose pass is up (R5.1, R6.4).
  private var passing: Disk? {
    guard question == nil, animation == nil, case .pass(let side) = game.due else { return nil }
    return side
  }

  private func player(_ side: Disk) -> PaperPlayer { players[side == .dark ? 0 : 1] }

  /// Tells an event; what has changed is saved before, and so is what could not be saved (R7.6).
  private mutating func tell(_ event: String, isChange: Bool = false) {
    if isChange || owesSave {
      notes.append(.saves(saved))
      owesSave = failures > 0
      failures = max(0, failures - 1)
      if owesSave, isChange { notes.append(.tells("save failed", face)) }
    }
    notes.append(.tells(event, face))
  }

  /// The text that is saved (R7.4, R9.3, R10.6); it has a move whole that is being shown (R7.7).
  var saved: String {
    var text = game.turn?.letter ?? "-"
    for player in players { text += player.isManual ? "0" : "1" }
    let levels = players.map { "\($0.level)" }.joined()
    if levels != "00" { text += " computers=\(levels)" }
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

  /// What is seen: the counts, the message, and the turn are those before a move until it was shown
  /// (R3.2, R3.3).
  var face: PaperFace {
    let counted = animation?.before ?? game.board
    var wait: PaperWait?
    var picks: [Int] = []
    var thinking: Disk?
    if let animation {
      wait = .disk(
        animation.changes[animation.shown - 1], on: animation.before, by: animation.side,
        at: animation.changes[0])
    } else if case .move(let side) = game.due {
      if player(side).isManual {
        picks = question == nil ? game.legal : []
      } else {
        thinking = side
        wait = .thought(
          first: game.first, turn: game.firstTurn, steps: game.steps, level: player(side).level)
      }
    }
    return PaperFace(
      disks: (animation?.board ?? game.board).disks,
      counts: [counted.count(of: .dark), counted.count(of: .light)],
      message: animation.map { "\($0.side.letter)'s turn" } ?? game.message, thinking: thinking,
      alert: alert, picks: picks, wait: wait)
  }

  private var alert: String? {
    switch question {
    case .reset: "Confirmation: Do you really want to reset the game? Cancel/OK"
    case .again: "Confirmation: Do you really want to start another game? Cancel/OK"
    case nil: passing == nil ? nil : "Pass: Cannot place a disk. Dismiss"
    }
  }
}

import Domain
import TestSupport
import UseCases

/// What someone who sees only what is printed must know of a game, and so what may come next.
///
/// It is worked out from the rules and their statements, not from the product's session.
struct WitnessState {
  private(set) var paper: PaperGame
  private(set) var question: Reset.Question?
  var isQuestionUp: Bool { question != nil }
  /// The move that is being shown.
  private(set) var turning: Move?
  private var thinkingSide: Disk?
  /// Whether a hint, or the worths of all moves, are wanted; whoever listens does not hear which.
  private var isAdviceWanted = false
  private var isAutoPassing = false
  /// Whether it was told that the next step departs from those that were taken back.
  private var isDeparting = false
  /// The sides that have a guest.
  private var guests: Set<Disk> = []
  /// The planned moves that have lost their sense, and must be dropped before the next line.
  private(set) var dropped: [PlannedMove] = []
  /// How many steps have led to the earlier moment that is looked at; nil at the present.
  private var lookedAt: Int?
  /// The game that is kept beside this one, and what of it was taken back.
  private var kept: (steps: [Record.Step], undone: [Record.Step])?
  /// The moves that are still to be judged.
  var unjudged: [(before: Game, square: Square)] = []

  init(_ saved: SavedGame) {
    paper = PaperGame(saved)
  }

  var game: Game { paper.game }

  /// The game at the moment that is looked at.
  private var seen: Game { lookedAt.map(paper.game(after:)) ?? game }

  /// Whether an earlier moment is looked at.
  var isLookingBack: Bool { lookedAt != nil }

  /// The lines with which a turn, or the end, is announced; a thought begins with them.
  mutating func beginTurn() -> [String] {
    switch game.status {
    case .toMove(let side) where paper.modes[side] != .manual:
      thinkingSide = side
      return ["\(side)'s turn", "\(side) is thinking"]
    case .toMove(let side): return ["\(side)'s turn"]
    case .toPass(let side): return ["\(side)'s turn"] + passLines
    case .over(let result): return [result.winner.map { "\($0) won" } ?? "Tied"]
    }
  }

  /// The line of a pass, if one is up.
  private var passLines: [String] {
    guard turning == nil, !isQuestionUp, !isLookingBack, case .toPass(let side) = game.status else {
      return []
    }
    return ["Pass: \(side) cannot place a disk. [dismiss]"]
  }

  private var countLine: String {
    "x \(game.board.count(of: .dark)), o \(game.board.count(of: .light))"
  }

  /// The lines of a move, or nil if it must not be made.
  mutating func place(_ move: String, by side: Disk) -> [String]? {
    let isAwaited = paper.modes[side] == .manual ? !isQuestionUp : thinkingSide == side
    guard turning == nil || isLookingBack, isAwaited, seen.turn == side,
      let square = Square(move), let placed = seen.move(at: square)
    else { return nil }
    if let lookedAt {
      paper.undo(paper.steps.count - lookedAt)
      dropPlanned()
    }
    // A person's move is the next planned one; a computer's may be, if it is of a transcript.
    if paper.modes[side] == .manual {
      guard paper.planned.isEmpty || paper.crossOut(.move(square)) else { return nil }
    } else if case .ofTranscript(.move(square), number: _) = paper.planned.first {
      _ = paper.crossOut(.move(square))
    }
    guard make(.move(square)) else { return nil }
    interrupt()
    turning = placed
    let flips = placed.squares.dropFirst().map(\.description).joined(separator: " ")
    return ["\(side) plays \(square), flips \(flips)"]
  }

  /// The line before a step that departs from those that were taken back, or nil if it must not.
  mutating func depart(from names: [String]) -> [String]? {
    let later = paper.steps.dropFirst(lookedAt ?? paper.steps.count) + paper.undone.reversed()
    guard !names.isEmpty, names == later.map(\.description) else { return nil }
    isDeparting = true
    return ["Left \(names.joined(separator: " "))."]
  }

  /// Makes a step, and returns whether it was told, if it departs, and only then.
  private mutating func make(_ step: Record.Step) -> Bool {
    let departs = !paper.undone.isEmpty && paper.undone.last != step
    defer { isDeparting = false }
    let whole = paper.steps + paper.undone.reversed()
    if departs, kept.map({ whole.count > $0.steps.count + $0.undone.count }) ?? true {
      kept = (whole, [])
    }
    paper.make(step)
    return departs == isDeparting
  }

  /// The lines after the last disk of a move, or nil if none is being shown.
  mutating func endMove() -> [String]? {
    guard turning != nil else { return nil }
    turning = nil
    return [countLine] + beginTurn()
  }

  /// The lines of a switch, or nil if a computer has come in the place of the side's guest: nobody
  /// asks for its level.
  mutating func set(_ side: Disk, to mode: Mode) -> [String]? {
    if case .guest = mode { guests.insert(side) }
    if mode == .computer(.ofGuest), guests.contains(side) { return nil }
    let before = paper.modes[side]
    paper.modes[side] = mode
    if mode != before { dropPlanned() }
    let line = "\(side) is \(mode)"
    if thinkingSide == side, mode == .manual {
      thinkingSide = nil
      return [line, "\(side) stopped thinking"]
    }
    guard turning == nil, !isLookingBack, game.status == .toMove(side), mode != .manual,
      mode != before
    else { return [line] }
    thinkingSide = side
    forgetAdvice()
    return [line, "\(side) is thinking"]
  }

  /// The line of a request for a hint or values, or nil if no pick is awaited.
  mutating func thinkAbout(_ side: Disk) -> [String]? {
    let isAwaited = isLookingBack || turning == nil && paper.isPersonToPick
    guard isAwaited, !isQuestionUp, seen.turn == side else { return nil }
    forgetAdvice()
    isAdviceWanted = true
    return ["\(side) is thinking"]
  }

  /// The lines of advice, or nil if none is awaited, or if its squares are neither one legal square
  /// nor all of them.
  mutating func advice(_ squares: [Square], lines: Int) -> [String]? {
    guard isAdviceWanted, seen.legalSquares.contains(squares[0]),
      lines == 1 ? squares.count == 1 : Set(squares) == Set(seen.legalSquares)
    else { return nil }
    isAdviceWanted = false
    if lines == 1 { return ["\(squares[0])"] }
    let names = squares.map(\.description)
    return [names.joined(separator: "  "), "\(names[0]): \(names[0])"]
  }

  /// The lines after a pass was dismissed, or nil if none was up.
  mutating func pass() -> [String]? {
    guard !passLines.isEmpty else { return nil }
    _ = paper.crossOut(.pass)
    return make(.pass) ? beginTurn() : nil
  }

  /// A question comes up, which ends an analysis.
  mutating func ask(_ question: Reset.Question) {
    self.question = question
    unjudged = []
  }

  /// The lines after a new game has begun, or nil if it was not asked for and the old one is not
  /// over; without a question for a reset the players stay.
  mutating func reset() -> [String]? {
    guard isQuestionUp || game.turn == nil else { return nil }
    let modes = paper.modes
    paper.reset()
    if question != .reset { paper.modes = modes }
    question = nil
    kept = nil
    interrupt()
    dropPlanned()
    return ["New game."] + beginTurn()
  }

  /// The lines after a question was canceled, or nil if it was not asked.
  mutating func cancel() -> [String]? {
    guard let asked = question else { return nil }
    question = nil
    return [asked == .reset ? "Reset cancelled." : "The game goes on."] + passLines
  }

  /// The lines after steps were taken back, or nil if those named must not be.
  mutating func takeBack(_ names: [String]) -> [String]? {
    guard !isLookingBack, names == paper.steps(back: 1).map(\.description) else { return nil }
    paper.undo(names.count)
    interrupt()
    dropPlanned()
    return ["Took back \(names.joined(separator: " "))."] + beginTurn()
  }

  /// The lines after steps were made again, or nil if those named were not taken back.
  mutating func redo(_ names: [String]) -> [String]? {
    guard !isLookingBack,
      names == paper.undone.suffix(names.count).reversed().map(\.description)
    else { return nil }
    paper.redo(names.count)
    interrupt()
    dropPlanned()
    return ["Played \(names.joined(separator: " ")) again."]
      + (game.turn == nil ? [countLine] : []) + beginTurn()
  }

  /// The line after it was chosen that passes of computers are dismissed by themselves.
  mutating func chooseAutoPass() -> [String] {
    isAutoPassing = true
    return ["Passes of computers need no answer now."]
  }

  /// Learns what is planned, and returns whether that can be: moves were added while no question
  /// was up.
  mutating func plan(_ planned: [PlannedMove]) -> Bool {
    defer { paper.planned = planned }
    return !isQuestionUp && planned.count > paper.planned.count
      && planned.starts(with: paper.planned)
  }

  /// Whether nothing holds the first planned move any longer.
  var mustPlayPlanned: Bool {
    guard turning == nil, thinkingSide == nil, !isQuestionUp, !isLookingBack else { return false }
    if isAutoPassing, case .toPass(let side) = game.status, paper.modes[side] != .manual {
      return false
    }
    return paper.canPlayPlanned
  }

  /// Learns that a planned step was refused, with which the others are dropped, and returns whether
  /// that is right.
  mutating func refuse(_ step: Record.Step) -> Bool {
    let isRight = mustPlayPlanned && paper.planned.first?.step == step
    paper.planned = []
    switch step {
    case .move(let square): return isRight && game.move(at: square) == nil
    case .pass: return isRight && game.passing() == nil
    }
  }

  /// Learns that planned moves were dropped, and returns whether it is these.
  mutating func drop(_ moves: [PlannedMove]) -> Bool {
    if dropped.isEmpty { dropPlanned() }
    defer { dropped = [] }
    return !moves.isEmpty && moves == dropped
  }

  /// What was planned has lost its sense.
  private mutating func dropPlanned() {
    dropped += paper.planned
    paper.planned = []
  }

  /// Learns which moment is looked at, and returns whether there is such a moment: a move follows
  /// it, or it is the present.
  mutating func look(at count: Int?) -> Bool {
    if count != lookedAt { isAdviceWanted = false }
    lookedAt = count
    guard let count else { return true }
    thinkingSide = nil
    return paper.steps.indices.contains(count) && paper.steps[count] != .pass
  }

  /// The lines of the moment that is looked at.
  mutating func showMoment() -> [String] {
    guard let lookedAt, let side = seen.turn else {
      // The turn passes with the last disk.
      let turn = turning.map { ["\($0.side)'s turn"] } ?? beginTurn()
      return ["This is the present again."] + turn
    }
    let number = paper.steps.prefix(lookedAt).count { $0 != .pass } + 1
    let played = paper.steps[lookedAt]
    return ["Before move \(number): \(side)'s turn; \(played) was played"] + seen.drawing
  }

  /// The lines after the game was exchanged for the one that is kept, or nil if it must not be.
  mutating func exchange() -> [String]? {
    guard let other = kept, !isQuestionUp else { return nil }
    kept = (paper.steps, paper.undone)
    let moves = [other.steps + other.undone, paper.steps + paper.undone].map {
      $0.count { $0 != .pass }
    }
    let shown = moves[0] == 1 ? "1 move" : "\(moves[0]) moves"
    paper.replay(other.steps, undone: other.undone)
    interrupt()
    dropPlanned()
    return [
      "This is the game of \(shown); 'other' returns to that of \(moves[1])."
    ] + (game.turn == nil ? [countLine] : []) + beginTurn()
  }

  /// Ends showing, thinking, looking back and looking for advice.
  private mutating func interrupt() {
    (turning, thinkingSide, lookedAt) = (nil, nil, nil)
    forgetAdvice()
  }

  mutating func forgetAdvice() {
    (isAdviceWanted, unjudged) = (false, [])
  }
}

extension Game {
  /// The board with the squares that may be picked, as a script sees it.
  fileprivate var drawing: [String] {
    let letters = "    a b c d e f g h"
    let ranks = (0..<8).map { y in
      let pieces = (0..<8).compactMap { Square(x: $0, y: y) }.map { square in
        board[square]?.description ?? (legalSquares.contains(square) ? "+" : "-")
      }
      return "  \(y + 1) \(pieces.joined(separator: " ")) \(y + 1)"
    }
    return [letters] + ranks + [letters]
  }
}

import Domain
import UseCases

/// What someone who sees only what is printed must know of a game, and so what may come next.
///
/// It is worked out from the rules and their statements, not from the product's session.
struct WitnessState {
  var game: Game
  var modes: Modes
  var isQuestionUp = false
  /// The move that is being shown.
  var turning: Move?
  var thinkingSide: Disk?
  var isHintWanted = false
  /// The game before the first step.
  private var start: Game
  private var steps: [Record.Step]
  private var undone: [Record.Step] = []

  init(_ saved: SavedGame) {
    game = saved.game
    (start, steps) = (saved.record.start, saved.record.steps)
    modes = saved.modes
  }

  var saved: SavedGame {
    SavedGame(game: game, record: Record(start: start, steps: steps) ?? Record(), modes: modes)
  }

  /// The lines with which a turn, or the end, is announced; a thought begins with them.
  mutating func beginTurn() -> [String] {
    switch game.status {
    case .toMove(let side) where modes[side] != .manual:
      thinkingSide = side
      return ["\(side)'s turn", "\(side) is thinking"]
    case .toMove(let side): return ["\(side)'s turn"]
    case .toPass(let side): return ["\(side)'s turn"] + passLines
    case .over(let winner): return [winner.map { "\($0) won" } ?? "Tied"]
    }
  }

  /// The line of a pass, if one is up.
  var passLines: [String] {
    guard turning == nil, !isQuestionUp, case .toPass(let side) = game.status else { return [] }
    return ["Pass: \(side) cannot place a disk. [dismiss]"]
  }

  /// The lines of a move, or nil if it must not be made.
  mutating func place(_ move: String, by side: Disk) -> [String]? {
    let isAwaited = modes[side] == .manual ? !isQuestionUp : thinkingSide == side
    guard turning == nil, isAwaited, game.turn == side,
      let square = Square(move), let placed = game.move(at: square),
      let next = game.placing(at: square)
    else { return nil }
    advance(to: next, by: .move(square))
    turning = placed
    thinkingSide = nil
    isHintWanted = false
    let flips = placed.squares.dropFirst().map(\.description).joined(separator: " ")
    return ["\(side) plays \(square), flips \(flips)"]
  }

  /// The lines after the last disk of a move, or nil if none is being shown.
  mutating func endMove() -> [String]? {
    guard turning != nil else { return nil }
    turning = nil
    return ["x \(game.board.count(of: .dark)), o \(game.board.count(of: .light))"] + beginTurn()
  }

  /// The lines of a switch.
  mutating func set(_ side: Disk, to mode: Mode) -> [String] {
    let before = modes[side]
    modes[side] = mode
    let line = "\(side) is \(mode)"
    if thinkingSide == side, mode == .manual {
      thinkingSide = nil
      return [line, "\(side) stopped thinking"]
    }
    guard turning == nil, game.status == .toMove(side), mode != .manual, mode != before else {
      return [line]
    }
    thinkingSide = side
    isHintWanted = false
    return [line, "\(side) is thinking"]
  }

  /// The line of a request for a hint, or nil if no pick is awaited.
  mutating func askHint(for side: Disk) -> [String]? {
    guard turning == nil, !isQuestionUp, game.status == .toMove(side), modes[side] == .manual else {
      return nil
    }
    isHintWanted = true
    return ["\(side) is thinking"]
  }

  /// The line of a hint, or nil if none is awaited or its square is not legal.
  mutating func hint(_ square: Square) -> [String]? {
    guard isHintWanted, game.legalSquares.contains(square) else { return nil }
    isHintWanted = false
    return ["\(square)"]
  }

  /// The lines after a pass was dismissed, or nil if none was up.
  mutating func pass() -> [String]? {
    guard !passLines.isEmpty, let next = game.passing() else { return nil }
    advance(to: next, by: .pass)
    return beginTurn()
  }

  /// The lines after a confirmed reset, or nil if it was not asked for.
  mutating func reset() -> [String]? {
    guard isQuestionUp else { return nil }
    for side in Disk.sides { modes.choose(.manual, for: side) }
    self = WitnessState(SavedGame(modes: modes))
    return ["New game."] + beginTurn()
  }

  /// The lines after a reset was canceled, or nil if it was not asked for.
  mutating func cancel() -> [String]? {
    guard isQuestionUp else { return nil }
    isQuestionUp = false
    return ["Reset cancelled."] + passLines
  }

  /// The lines after steps were taken back, or nil if those named are not the last ones.
  mutating func takeBack(_ names: [String]) -> [String]? {
    let taken = steps.suffix(names.count)
    guard taken.map(\.description) == names, !names.isEmpty else { return nil }
    undone += taken.reversed()
    steps.removeLast(names.count)
    guard let before = replayed() else { return nil }
    game = before
    (turning, thinkingSide, isHintWanted) = (nil, nil, false)
    guard case .toMove(let side) = game.status, modes[side] == .manual else { return nil }
    return ["Took back \(names.joined(separator: " "))."] + beginTurn()
  }

  /// The lines after steps were made again, or nil if those named were not taken back.
  mutating func redo(_ names: [String]) -> [String]? {
    let made = undone.suffix(names.count).reversed()
    guard made.map(\.description) == names, !names.isEmpty else { return nil }
    steps += made
    undone.removeLast(names.count)
    guard let after = replayed() else { return nil }
    game = after
    (turning, thinkingSide, isHintWanted) = (nil, nil, false)
    let counts = "x \(game.board.count(of: .dark)), o \(game.board.count(of: .light))"
    return ["Played \(names.joined(separator: " ")) again."] + (game.turn == nil ? [counts] : [])
      + beginTurn()
  }

  private mutating func advance(to next: Game, by step: Record.Step) {
    game = next
    steps.append(step)
    undone = []
  }

  private func replayed() -> Game? {
    steps.reduce(Optional(start)) { $0?.after($1) }
  }
}

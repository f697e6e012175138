package import Domain
package import UseCases

/// A game as somebody keeps it on paper who knows the rules and has no undo: a pile with its games
/// and steps, and one with the steps that were taken back (R10).
package struct PaperGame: Sendable {
  package private(set) var steps: [Record.Step] = []
  /// The steps that were taken back, the next one last.
  package private(set) var undone: [Record.Step] = []
  package var modes: Modes
  /// The moves that wait for their turn, written beside the game.
  package var planned: [PlannedMove] = []
  /// The games from the start to the present one.
  private var games: [Game]

  /// Begins with what is saved, which has nothing that was taken back.
  package init(_ saved: SavedGame = SavedGame()) {
    (games, modes) = ([saved.record.start], saved.modes)
    for step in saved.record.steps { make(step) }
  }

  /// Begins with a session, with what was taken back.
  package init(_ session: Session) {
    self.init(session.saved)
    undone = session.course.undone
    planned = session.planned
  }

  /// Whether the first planned move can be played now, if nothing is under way: before a square
  /// that was planned alone, a pass waits for the person (R12.4).
  package var canPlayPlanned: Bool {
    guard let first = planned.first else { return false }
    if game.passing() != nil, case .alone(.move) = first { return false }
    if game.passing() != nil { return true }
    return game.turn == nil || isPersonToPick
  }

  /// Crosses out the first planned move, if it is this step, and returns whether it is.
  package mutating func crossOut(_ step: Record.Step) -> Bool {
    guard planned.first?.step == step else { return false }
    planned.removeFirst()
    return true
  }

  package var game: Game { games[games.count - 1] }

  /// Returns the game after so many of its steps.
  package func game(after count: Int) -> Game { games[count] }

  /// The moves so far, each with the game before it.
  package var moves: [(before: Game, square: Square)] {
    zip(games, steps).compactMap { game, step in
      if case .move(let square) = step { (game, square) } else { nil }
    }
  }

  /// What is saved of the game; nil if that is not a game.
  package var saved: SavedGame? {
    let record = try? Record(start: games[0], steps: steps)
    return record.map { SavedGame(record: $0, modes: modes) }
  }

  /// Whether the same is saved of another game from the same start.
  package func isSaved(as other: PaperGame) -> Bool {
    steps == other.steps && SavedGame(modes: modes) == SavedGame(modes: other.modes)
  }

  /// Whether a person is to pick.
  package var isPersonToPick: Bool { isPersonToPick(in: game) }

  /// The steps that are taken back together with so many picks of a person; none if there is no
  /// pick.
  package func steps(back count: Int) -> [Record.Step] {
    let picks = games.dropLast().indices.filter { isPersonToPick(in: games[$0]) }
    return picks.suffix(max(1, count)).first.map { Array(steps[$0...]) } ?? []
  }

  /// The steps that are made again until a person has been to pick so often.
  package func steps(forward count: Int) -> [Record.Step] {
    var later = self
    var picks = 0
    while picks < max(1, count), !later.undone.isEmpty {
      later.redo(1)
      if later.isPersonToPick { picks += 1 }
    }
    return Array(later.steps.dropFirst(steps.count))
  }

  /// Makes a new step, if it is legal; what was taken back is forgotten, unless it begins with it.
  package mutating func make(_ step: Record.Step) {
    guard push(step) else { return }
    undone = undone.last == step ? undone.dropLast() : []
  }

  /// Takes so many steps back.
  package mutating func undo(_ count: Int) {
    for _ in 0..<count {
      undone.append(steps.removeLast())
      games.removeLast()
    }
  }

  /// Makes so many steps again.
  package mutating func redo(_ count: Int) {
    for _ in 0..<count {
      if let step = undone.popLast() { _ = push(step) }
    }
  }

  /// Plays another game from the same start, of which some steps were taken back.
  package mutating func replay(_ steps: [Record.Step], undone: [Record.Step]) {
    undo(self.steps.count)
    for step in steps { _ = push(step) }
    self.undone = undone
  }

  /// Goes back to the start, with two persons.
  package mutating func reset() {
    for side in Disk.sides { modes.choose(.manual, for: side) }
    let planned = planned
    self = PaperGame(SavedGame(modes: modes))
    self.planned = planned
  }

  private func isPersonToPick(in game: Game) -> Bool {
    guard case .toMove(let side) = game.status else { return false }
    return modes[side] == .manual
  }

  private mutating func push(_ step: Record.Step) -> Bool {
    let next = if case .move(let square) = step { game.placing(at: square) } else { game.passing() }
    guard let next else { return false }
    steps.append(step)
    games.append(next)
    return true
  }
}

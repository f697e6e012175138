public import Domain

/// Everything there is to know at one moment: the game, who plays it, and whatever a person or a
/// computer has set in motion.
///
/// Only the use cases change a session. What takes time is derived from it (see `wait`), and so is
/// what the game awaits (see `phase`).
public struct Session: Hashable, Sendable {
  // What is played.

  /// The steps so far and the game to which they have led; a move that is being shown is one of
  /// them.
  public private(set) var record: Record
  /// The steps that were taken back and can be made again, the next one last (R10.4).
  public private(set) var undone: [Record.Step] = []
  /// The moment that is looked at, or nil at the present (R13).
  public private(set) var look: Look?
  /// How many disks of the latest move are on the board as shown, or nil when every disk has been
  /// turned.
  private var shown: Int?

  // Who plays it.

  /// Who plays each side.
  public internal(set) var modes: Modes

  // What is wanted.

  /// The question that is up, or nil (R6.2, R6.5).
  public internal(set) var question: Question?
  /// What a person has asked a computer for and waits for, or nil (R9.6, R11.1).
  package internal(set) var pursuit: Pursuit?
  /// What the computer has said at the moment that is seen, or nil: the advice in force.
  public internal(set) var found: Found?
  /// The moves that wait for their turn, in the order in which they are to be played (R12).
  public internal(set) var planned: [PlannedMove] = []
  /// The moves of this game that an analysis has judged (R11.4).
  public internal(set) var analysis = Analysis()
  /// What is taught at the moment that is seen.
  var teaching = Teaching()

  // The run.

  /// What holds for the run, whatever game is played.
  public internal(set) var run: Run

  /// Makes the session that resumes a saved game; without an argument, a new session (R7.3).
  public init(_ saved: SavedGame = SavedGame()) {
    self.init(record: saved.record, modes: saved.modes, run: Run())
  }

  init(record: Record, modes: Modes, run: Run) {
    self.record = record
    self.modes = modes
    self.run = run
  }

  /// The game; a move that is being shown is already part of it.
  public var game: Game { record.game }

  /// The latest move while it is being shown, or nil when every disk has been turned.
  package var showing: Showing? {
    guard let shown, let move = record.lastMove else { return nil }
    return Showing(move: move, shown: shown)
  }

  /// The part that is saved (R7.1).
  public var saved: SavedGame { SavedGame(record: record, modes: modes) }
}

// What changes the game. What was in motion on the way that is left ends with it.
extension Session {
  /// Makes a move of the game, begins to show it, and returns true, or changes nothing and returns
  /// false if it is none of the game.
  mutating func make(_ move: Move) -> Bool {
    guard record.make(move) else { return false }
    goOn(behind: .move(move.square))
    shown = 1
    return true
  }

  /// Passes and returns true, or changes nothing and returns false if no pass is due.
  mutating func pass() -> Bool {
    guard record.pass() else { return false }
    goOn(behind: .pass)
    return true
  }

  /// Ends what was in motion before a step that was made, and forgets the steps that were taken
  /// back, unless it is the next of them.
  private mutating func goOn(behind step: Record.Step) {
    if undone.last == step { undone.removeLast() } else { undone = [] }
    endWhatWasInMotion()
  }

  /// Takes back all steps but the first ones, returns to the present, drops the planned moves, and
  /// returns the steps in the order in which they were made.
  ///
  /// - Parameter length: how many steps are kept; less than zero stands for zero.
  mutating func takeBack(to length: Int) -> [Record.Step] {
    let steps = Array(record.steps.dropFirst(max(0, length)))
    record = record.prefix(length)
    undone += steps.reversed()
    look = nil
    planned = []
    endWhatWasInMotion()
    return steps
  }

  /// Makes the next step again that was taken back, drops the planned moves, and returns the step;
  /// nil if there is none, and nothing has changed.
  mutating func makeAgain() -> Record.Step? {
    guard let step = undone.popLast() else { return nil }
    record.make(step)
    planned = []
    endWhatWasInMotion()
    return step
  }

  /// Looks at a moment, at which a side is to move or the line ends, or returns to the present if
  /// it is nil or the present itself; whoever goes to another moment waits no longer for advice.
  mutating func look(at moment: Look?) {
    let before = look?.seen
    look = moment
    // A pass that is due at the present is not made by looking.
    if look?.seen != record { look?.pass(in: record) }
    if look?.seen == record, look?.following == [] { look = nil }
    if look?.seen != before { endAdvice() }
  }

  /// Turns the next disk of the move that is being shown, or ends the showing after the last.
  mutating func turnNext() {
    guard let showing else { return }
    shown = showing.shown < showing.move.count ? showing.shown + 1 : nil
  }

  /// Ends the showing, and forgets and awaits no longer what was asked about the moment.
  private mutating func endWhatWasInMotion() {
    shown = nil
    pursuit = nil
    endAdvice()
  }

  /// Forgets and awaits no longer what was asked and taught about the moment that was seen, with a
  /// question about a move there.
  private mutating func endAdvice() {
    found = nil
    switch pursuit {
    case .advice, .attempt, .reason: pursuit = nil
    case .analysis, nil: break
    }
    teaching = Teaching()
    if case .play = question { question = nil }
  }
}

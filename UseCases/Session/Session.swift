public import Domain

/// Everything there is to know at one moment: the game, who plays it, and whatever a person or a
/// computer has set in motion.
///
/// Only the use cases change a session. What takes time is derived from it (see `wait`), and so is
/// what the game awaits (see `phase`).
public struct Session: Hashable, Sendable {
  // What is played.

  /// The game as it is played, with what was taken back and the moment that is looked at.
  public private(set) var course: Variation
  private var kept = Box<Variation>.empty
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
    course = Variation(record)
    self.modes = modes
    self.run = run
  }

  /// The steps so far and the game to which they have led; a move that is being shown is one of
  /// them.
  @inlinable public var record: Record { course.record }

  /// The game; a move that is being shown is already part of it.
  @inlinable public var game: Game { course.record.game }

  /// The moves of this game that an analysis has judged (R11.4).
  public internal(set) var analysis: Analysis {
    get { course.analysis }
    _modify { yield &course.analysis }
  }

  /// The game that is kept beside this one, or nil (R13.6).
  public var other: Variation? { kept.value }

  /// The game up to the earlier moment that is looked at, or nil at the present (R13).
  public var earlier: Record? { course.earlier }

  /// The game up to the moment that is seen: the earlier one that is looked at, or the present.
  public var seen: Record { course.seen }

  /// The latest move while it is being shown, or nil when every disk has been turned.
  package var showing: Showing? {
    guard let shown, let move = record.lastMove else { return nil }
    return Showing(move: move, shown: shown)
  }

  /// The part that is saved (R7.1).
  @inlinable public var saved: SavedGame { SavedGame(record: record, modes: modes) }
}

// What changes the game. What was in motion on the way that is left ends with it.
extension Session {
  /// Makes a move at the moment that is seen, and begins to show it.
  ///
  /// If it departs from steps that were made or taken back, the game as it was is kept, unless the
  /// one that is kept already is as long (R13.6). At an earlier moment the planned moves are
  /// dropped (R13.5).
  ///
  /// - Returns: the steps that it abandons, mostly none; nil if it is no move of that game, and
  ///   nothing has changed.
  mutating func make(_ move: Move) -> [Record.Step]? {
    let abandoned = advance(by: .move(move.square)) { $0.make(move) }
    // What was shown before has ended by now.
    if abandoned != nil { shown = 1 }
    return abandoned
  }

  /// Makes a step at the moment that is seen, as for a move.
  mutating func make(_ step: Record.Step) -> [Record.Step]? {
    guard case .move(let square) = step else { return advance(by: step) { $0.make(step) } }
    return course.seenGame.move(at: square).flatMap { make($0) }
  }

  private mutating func advance(
    by step: Record.Step, _ make: (inout Variation) -> Bool
  ) -> [Record.Step]? {
    let abandoned = course.stepsAbandoned(by: step)
    // What is kept must be known before the course changes.
    let nextKept = abandoned.isEmpty ? kept : keptAfterDeparture
    let isAtPresent = course.isAtPresent
    guard make(&course) else { return nil }
    kept = nextKept
    if !isAtPresent { planned = [] }
    endWhatWasInMotion()
    return abandoned
  }

  /// The game that is kept when the one that is played is left: the longer of the two, with what
  /// was taken back of each, and what was judged.
  private var keptAfterDeparture: Box<Variation> {
    guard course.length > other?.length ?? 0 else { return kept }
    return .full(Variation(course.whole, judgedBy: course.analysis))
  }

  /// Takes back all steps but the first ones, drops the planned moves, and returns the steps.
  mutating func takeBack(to length: Int) -> [Record.Step] {
    planned = []
    endWhatWasInMotion()
    return course.takeBack(to: length)
  }

  /// Makes the next step again that was taken back, drops the planned moves, and returns the step;
  /// nil if there is none, and nothing has changed.
  mutating func makeAgain() -> Record.Step? {
    guard let step = course.makeAgain() else { return nil }
    planned = []
    endWhatWasInMotion()
    return step
  }

  /// Goes to the game that is kept beside this one and returns true, or changes nothing and returns
  /// false if there is none.
  mutating func exchange() -> Bool {
    guard let other else { return false }
    planned = []
    endWhatWasInMotion()
    course.returnToPresent()
    kept = .full(course)
    course = other
    return true
  }

  /// Looks at the moment before the move of a number and returns true, or changes nothing and
  /// returns false if there is no such move; whoever goes to another moment waits no longer for
  /// advice.
  mutating func look(before number: Int) -> Bool {
    let before = course.earlier
    guard course.look(before: number) else { return false }
    if course.earlier != before { endAdvice() }
    return true
  }

  /// Returns to the present.
  mutating func returnToPresent() {
    if course.earlier != nil { endAdvice() }
    course.returnToPresent()
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

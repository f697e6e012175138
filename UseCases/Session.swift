public import Domain

/// Everything there is to know at one moment: the game, who plays it, and whatever a person or a
/// computer has set in motion.
///
/// Only the use cases change a session. What takes time is derived from it (see `wait`).
public struct Session: Hashable, Sendable {
  /// The steps so far and the game to which they have led; a move that is being shown is one of
  /// them.
  public internal(set) var record: Record
  /// The steps that were taken back and can be made again, the next one last (R10.4).
  public internal(set) var undone: [Record.Step] = []
  /// Who plays each side.
  public internal(set) var modes: Modes {
    didSet {
      // Whoever plays now is not who has that name.
      if modes != oldValue { names = BySide(dark: nil, light: nil) }
    }
  }
  /// The names of those who have played a game that was given, as far as they are told, and until a
  /// mode changes (C3.34).
  public internal(set) var names = BySide<String?>(dark: nil, light: nil)
  /// The move being shown, or nil when every disk has been turned.
  public internal(set) var showing: Showing?
  /// The question that is up, or nil (R6.2, R6.5).
  public internal(set) var question: Reset.Question?
  /// What a person has asked a computer and waits for, or nil (R9.6).
  public internal(set) var asked: Advice.Request?
  /// The latest analysis of this game or of its beginning, whole, in part or under way, or nil
  /// (R11).
  public internal(set) var analysis: Analysis?
  /// The moves that wait for their turn, in the order in which they are to be played (R12).
  public internal(set) var planned: [PlannedMove] = []
  /// The game up to the earlier moment that is looked at, or nil at the present (R13).
  public internal(set) var earlier: Record?
  /// The game that is kept beside this one, or nil (R13.6).
  public internal(set) var other: Variation?
  /// Whether the passes of Computer sides are dismissed by themselves (R5.4).
  public internal(set) var isAutoPassing: Bool
  /// The values that are kept up, or nil if none are (R9.13).
  public internal(set) var keptValues: KeptValues?
  /// Whether the game is still there when the program has ended (R7.1).
  public internal(set) var isSaved = true

  /// Makes the session that resumes a saved game; without an argument, a new session (R7.3).
  public init(_ saved: SavedGame = SavedGame(), isAutoPassing: Bool = false) {
    self.init(record: saved.record, modes: saved.modes, isAutoPassing: isAutoPassing)
  }

  init(record: Record, modes: Modes, isAutoPassing: Bool) {
    self.record = record
    self.modes = modes
    self.isAutoPassing = isAutoPassing
  }

  /// The game; a move that is being shown is already part of it.
  @inlinable public var game: Game { record.game }

  /// The game up to the moment that is shown: the earlier one that is looked at, or the present.
  public var seen: Record { earlier ?? record }

  /// The part that is saved (R7.1).
  public var saved: SavedGame { SavedGame(record: record, modes: modes) }

  /// Whether an analysis is under way.
  public var isAnalyzing: Bool { analysis?.next != nil }

  /// The side whose computer or guest is thinking, or nil when none is (R2.4).
  public var thinkingSide: Disk? { wait?.isThought == true ? game.turn : nil }

  /// The side whose pick counts now, at the moment that is shown, or nil when none is awaited
  /// (R2.2, R13.5).
  public var sideToPick: Disk? {
    let isHeld = showing != nil && earlier == nil
    guard !isHeld, question == nil, case .toMove(let side) = seen.game.status,
      modes.isManual(side)
    else { return nil }
    return side
  }

  /// Why no pick is awaited, which is known not to be; of several reasons, the first that a player
  /// can do something about.
  var reasonAgainstPick: Outcome.Reason {
    if let question { return .question(question) }
    if let side = earlier?.game.turn { return .computerPlays(side) }
    if awaitsPass != nil { return .pass }
    if showing != nil { return .disksTurning }
    return thinkingSide.map(Outcome.Reason.thinking) ?? .gameOver
  }

  /// Whether advice can be asked for now: while a pick is awaited, and at any earlier moment (R9.6,
  /// R13.3).
  var takesAdvice: Bool { sideToPick != nil || earlier != nil && question == nil }

  /// Why advice cannot be asked for now, or nil if it can.
  var reasonAgainstAdvice: Outcome.Reason? { takesAdvice ? nil : reasonAgainstPick }

  /// The side whose pass must be dismissed now, or nil when none is up (R5.1, R6.4).
  public var awaitsPass: Disk? {
    guard showing == nil, question == nil, earlier == nil, case .toPass(let side) = game.status
    else { return nil }
    return side
  }

  /// Changes the record; thinking, showing and looking back end, and advice is no longer awaited.
  mutating func change(_ body: (inout Record) -> Void) {
    showing = nil
    earlier = nil
    endAdvice()
    body(&record)
  }

  /// Takes the steps back that have followed the moment that is looked at, if one is, and returns
  /// the planned moves that are dropped for it.
  mutating func takeBackToEarlier() -> [PlannedMove] {
    guard let earlier else { return [] }
    undone += record.steps.dropFirst(earlier.steps.count).reversed()
    change { $0 = earlier }
    return dropPlanned()
  }

  /// Waits no longer for what was asked of a computer.
  mutating func endAdvice() {
    asked = nil
    analysis?.stop()
  }
}

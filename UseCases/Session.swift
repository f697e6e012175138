public import Domain

/// Everything there is to know at one moment: the game, who plays it, the move being shown, whether
/// the reset question is up, and whether a hint was asked for.
///
/// Only the use cases change a session. What takes time is derived from it (see `wait`).
public struct Session: Hashable, Sendable {
  /// The game; a move that is being shown is already part of it.
  public internal(set) var game: Game {
    didSet { isAskingHint = false }
  }
  /// The steps that have led to the game.
  public internal(set) var record: Record
  /// Who plays each side.
  public internal(set) var modes: Modes {
    didSet { if thinkingSide != nil { isAskingHint = false } }
  }
  /// The move being shown, or nil when every disk has been turned.
  public internal(set) var showing: Showing?
  /// Whether the reset question is up (R6.2).
  public internal(set) var isAskingReset = false
  /// Whether a person who is to move waits for a hint (R9.6); any move, and a computer that takes the
  /// person's place, end this.
  public internal(set) var isAskingHint = false
  /// Whether the passes of Computer sides are dismissed by themselves (R5.4).
  public let isAutoPassing: Bool

  /// Makes the session that resumes a saved game; without an argument, a new session (R7.3).
  public init(_ saved: SavedGame = SavedGame(), isAutoPassing: Bool = false) {
    self.isAutoPassing = isAutoPassing
    game = saved.game
    record = saved.record
    modes = saved.modes
  }

  /// The part that is saved (R7.1).
  public var saved: SavedGame { SavedGame(game: game, leading: record, modes: modes) }

  /// The side whose computer is thinking, or nil when none is (R2.4).
  public var thinkingSide: Disk? {
    guard showing == nil, case .toMove(let side) = game.status, case .computer = modes[side] else {
      return nil
    }
    return side
  }

  /// The side whose pick counts now, or nil when none is awaited (R2.2).
  public var awaitsPick: Disk? {
    guard showing == nil, !isAskingReset, case .toMove(let side) = game.status,
      modes[side] == .manual
    else { return nil }
    return side
  }

  /// Why no pick is awaited; of several reasons, the first that a player can do something about.
  var reasonAgainstPick: Outcome.Reason {
    if isAskingReset { return .resetQuestion }
    if awaitsPass != nil { return .pass }
    if showing != nil { return .disksTurning }
    return thinkingSide.map(Outcome.Reason.thinking) ?? .gameOver
  }

  /// The side whose pass must be dismissed now, or nil when none is up (R5.1, R6.4).
  public var awaitsPass: Disk? {
    guard showing == nil, !isAskingReset, case .toPass(let side) = game.status else { return nil }
    return side
  }

  /// Plays a move and starts to show it; the game is already the one after the move.
  mutating func begin(_ move: Move) {
    game = Game(after: move)
    record.append(.move(move.square))
    showing = Showing(move)
  }
}

extension Session: CustomStringConvertible {
  /// The game and the modes, then what else is under way.
  public var description: String {
    var lines = ["\(game)", "\(modes)"]
    if let showing { lines.append("showing \(showing.square) of \(showing.move)") }
    if isAskingReset { lines.append("asking reset") }
    if isAskingHint { lines.append("asking hint") }
    return lines.joined(separator: "\n")
  }
}

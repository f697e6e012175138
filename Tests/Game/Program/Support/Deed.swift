import Domain
import GameSupport
import Infrastructure
import TestSupport

/// What a player types, and the states to which it leads, one after the other.
struct Deed: Sendable {
  enum Kind: Sendable {
    case play
    case undo
    case redo
    case newGame
    case swap
    case level(Int)
    case players
  }

  let kind: Kind
  let keys: String
  let states: [PlayedBoard]

  private init(_ kind: Kind, _ keys: String, _ states: PlayedBoard...) {
    self.init(kind, keys, to: states)
  }

  private init(_ kind: Kind, _ keys: String, to states: [PlayedBoard]) {
    self.kind = kind
    self.keys = keys
    self.states = states
  }

  /// The level that is chosen, or `nil`.
  var level: Int? {
    guard case .level(let level) = kind else { return nil }
    return level
  }

  /// True if a screen shows that the deed is done and a human is to move.
  func isDone(on screen: TerminalScreen) -> Bool {
    guard let board = PlayedBoard(screen), board.isSettled, let last = states.last else {
      return false
    }
    let hasLevel = level == nil || level == screen.shownLevel
    return hasLevel && board.goesOn(from: last)
  }

  /// Chooses one of the deeds that have an effect.
  ///
  /// - Parameter undone: the steps that the deed before has undone, the next one last.
  init(
    on board: PlayedBoard, undone: [Record.Step], using chance: inout SplitMix64
  ) {
    guard board.record.game.turn != nil else {
      self.init(.newGame, "new\r", PlayedBoard(computers: board.computers))
      return
    }
    let choices = [
      Self.undo(board), Self.redo(board, undone), Self.newGame(board), Self.swap(board),
      Self.level(board, chance.number(below: 4)), Self.players(board, using: &chance),
      Self.line(board, using: &chance),
    ]
    let number = chance.number(below: 2 * choices.count)
    let chosen = number < choices.count ? choices[number] : nil
    self = chosen ?? Self.step(board, using: &chance)
  }

  /// A pass if one is due, or else a move.
  static func step(_ board: PlayedBoard, using chance: inout SplitMix64) -> Deed {
    let legal = Array(board.record.game.legalSquares)
    let step: Record.Step =
      legal.isEmpty ? .pass : .move(legal[chance.number(below: legal.count)])
    return Deed(.play, legal.isEmpty ? "\r" : "\(step)\r", to: [board.after([step]) ?? board])
  }

  /// Several moves in one line, which wait in the queue.
  private static func line(
    _ board: PlayedBoard, using chance: inout SplitMix64
  ) -> Deed? {
    guard board.computers.isEmpty else { return nil }
    var states = [board]
    var keys = ""
    while states.count < 5, let last = states.last {
      let legal = Array(last.record.game.legalSquares)
      guard !legal.isEmpty else { break }
      let step = Record.Step.move(legal[chance.number(below: legal.count)])
      keys += "\(step)"
      states.append(last.after([step]) ?? last)
    }
    return states.count < 3 ? nil : Deed(.play, keys + "\r", to: Array(states.dropFirst()))
  }

  /// Back to the last earlier turn of a human (R10.1).
  private static func undo(_ board: PlayedBoard) -> Deed? {
    let steps = board.record.steps
    for count in steps.indices.reversed() {
      let earlier = PlayedBoard(computers: board.computers).after(steps.prefix(count))
      if let earlier, earlier.hasChoice { return Deed(.undo, "undo\r", earlier) }
    }
    return nil
  }

  /// On to the next turn of a human (R10.4).
  private static func redo(_ board: PlayedBoard, _ undone: [Record.Step]) -> Deed? {
    guard !undone.isEmpty else { return nil }
    var later = board
    for step in undone.reversed() {
      later = later.after([step]) ?? later
      if later.hasChoice { break }
    }
    return Deed(.redo, "redo\r", later)
  }

  private static func newGame(_ board: PlayedBoard) -> Deed? {
    let start = PlayedBoard(computers: board.computers)
    // Else nothing but the words of the program tells whether it has begun.
    guard !board.goesOn(from: start) else { return nil }
    return Deed(.newGame, "new\ry", start)
  }

  private static func swap(_ board: PlayedBoard) -> Deed? {
    guard board.computers.count == 1 else { return nil }
    var swapped = board
    swapped.computers = Set(Disk.sides).subtracting(board.computers)
    return Deed(.swap, "swap\r", swapped)
  }

  private static func level(_ board: PlayedBoard, _ level: Int) -> Deed? {
    guard board.computers.count == 1 else { return nil }
    return Deed(.level(level), "level \(level)\r", board)
  }

  /// A computer in place of a human, or a human in place of all computers.
  private static func players(_ board: PlayedBoard, using chance: inout SplitMix64) -> Deed? {
    var other = board
    guard board.computers.isEmpty else {
      other.computers = []
      return Deed(.players, board.computers.contains(.dark) ? "bm\r" : "wm\r", other)
    }
    let isWhite = chance.number(below: 2) == 0
    other.computers = isWhite ? [.light] : [.dark]
    return Deed(.players, isWhite ? "wc\r" : "bc\r", other)
  }
}

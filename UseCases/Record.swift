public import Domain

/// The moves and passes of a game since a starting position, and those that were taken back since
/// and can be made again (R10).
public struct Record: Hashable, Sendable {
  /// A step of a game.
  public enum Step: Hashable, Sendable {
    /// The side on turn placed a disk.
    case move(Square)
    /// The side on turn passed.
    case pass
  }

  /// The game before the first step.
  public let start: Game
  /// The steps that have led to the game as it is.
  public private(set) var steps: [Step] = []
  /// The steps that were taken back, the next one to be made again last.
  public private(set) var undone: [Step] = []

  /// Makes the record of a game without a step.
  public init(start: Game = Game()) {
    self.start = start
  }

  /// Makes the record of a game; returns nil if a step is not legal.
  public init?(start: Game, steps: [Step]) {
    self.start = start
    self.steps = steps
    guard games.count == steps.count + 1 else { return nil }
  }

  /// Returns the record with one more step or, before a move, with the pass that it implies; nil if
  /// the step is not legal.
  public func adding(_ step: Step) -> Record? {
    var record = self
    if case .move = step, game.passing() != nil { record.append(.pass) }
    guard record.game.after(step) != nil else { return nil }
    record.append(step)
    return record
  }

  /// The record without the steps that were taken back.
  var forgettingUndone: Record {
    var record = self
    record.undone = []
    return record
  }

  /// The games from the start to the present one.
  public var games: [Game] {
    var games = [start]
    for step in steps {
      guard let next = games.last?.after(step) else { break }
      games.append(next)
    }
    return games
  }

  /// The game to which the steps have led.
  public var game: Game { games.last ?? start }

  /// Whether the steps of another record come first in this one.
  func begins(with other: Record) -> Bool {
    start == other.start && steps.starts(with: other.steps)
  }

  /// The latest move, or nil if there is none.
  public var lastMove: Move? {
    for (game, step) in zip(games, steps).reversed() {
      if case .move(let square) = step { return game.move(at: square) }
    }
    return nil
  }

  /// Adds a step that leads to another game; what was taken back before is forgotten.
  mutating func append(_ step: Step) {
    steps.append(step)
    undone = []
  }

  /// Takes back all steps but the first ones.
  mutating func takeBack(to length: Int) {
    while steps.count > length, let step = steps.popLast() { undone.append(step) }
  }

  /// Makes the next step again that was taken back.
  mutating func redo() {
    if let step = undone.popLast() { steps.append(step) }
  }
}

extension Record: CustomStringConvertible {
  /// The steps as one word, such as `d3c3--e6`; a pass is `--`.
  public var description: String { steps.map(\.description).joined() }
}

extension Record.Step: CustomStringConvertible {
  /// The square, or `--` for a pass.
  public var description: String {
    switch self {
    case .move(let square): square.description
    case .pass: "--"
    }
  }
}

extension Game {
  /// Returns the game after a step, or nil if the step is not legal.
  public func after(_ step: Record.Step) -> Game? {
    switch step {
    case .move(let square): placing(at: square)
    case .pass: passing()
    }
  }
}

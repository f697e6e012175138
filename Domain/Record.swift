/// The moves and passes of a game since a starting position, and the game to which they have led
/// (R10).
public struct Record: Hashable, Sendable {
  /// A step of a game.
  public enum Step: Hashable, Sendable {
    /// The side on turn placed a disk.
    case move(Square)
    /// The side on turn passed.
    case pass

    /// Whether a disk was placed.
    public var isMove: Bool {
      if case .move = self { true } else { false }
    }
  }

  /// The error for a step that the rules forbid.
  public struct IllegalStep: Error, Hashable {
    /// The step.
    public let step: Step
    /// Its number among the steps that were given, counted from 1.
    public let number: Int
  }

  /// The game before the first step.
  public let start: Game
  /// The steps, in order.
  public private(set) var steps: [Step] = []
  /// The game to which the steps have led.
  public private(set) var game: Game
  /// The latest move, or nil if there is none.
  public private(set) var lastMove: Move?

  /// Makes the record of a game without a step.
  public init(start: Game = Game()) {
    self.start = start
    game = start
  }

  /// Makes the record of a game and its steps; a pass that a move implies may be left out.
  ///
  /// - Throws: `IllegalStep` for the first step that the rules forbid.
  public init(start: Game = Game(), steps: some Sequence<Step>) throws(IllegalStep) {
    self.init(start: start)
    for (number, step) in zip(1..., steps) {
      // The pass before a move may have been left out.
      if case .move = step { pass() }
      guard make(step) else { throw IllegalStep(step: step, number: number) }
    }
  }

  /// Places a disk for the side on turn and returns the move, or changes nothing and returns nil if
  /// that is not legal.
  @discardableResult
  public mutating func place(on square: Square) -> Move? {
    guard let move = game.move(at: square) else { return nil }
    make(move)
    return move
  }

  /// Makes a move and returns true, or changes nothing and returns false if it is not one of the
  /// game.
  @discardableResult
  public mutating func make(_ move: Move) -> Bool {
    guard game.allows(move) else { return false }
    game = Game(after: move)
    lastMove = move
    steps.append(.move(move.square))
    return true
  }

  /// Passes for the side on turn and returns true, or changes nothing and returns false if the side
  /// does not have to pass.
  @discardableResult
  public mutating func pass() -> Bool {
    guard let next = game.passing() else { return false }
    game = next
    steps.append(.pass)
    return true
  }

  /// Makes a step and returns true, or changes nothing and returns false if it is not legal.
  @discardableResult
  public mutating func make(_ step: Step) -> Bool {
    switch step {
    case .move(let square): place(on: square) != nil
    case .pass: pass()
    }
  }

  /// Returns the record of the first `length` steps: of all if there are fewer, of none if the
  /// length is negative.
  ///
  /// - Complexity: plays these steps again.
  public func prefix(_ length: Int) -> Record {
    var earlier = Record(start: start)
    for step in steps.prefix(max(0, length)) { earlier.make(step) }
    return earlier
  }

  /// Returns the record before the move of a number; nil if there is no such move.
  ///
  /// - Complexity: plays the steps before it again.
  public func before(move number: Int) -> Record? {
    var earlier = Record(start: start)
    for step in steps {
      if earlier.game.moveNumber == number, step.isMove { return earlier }
      earlier.make(step)
    }
    return nil
  }

  /// The games from the start to the present one.
  ///
  /// - Complexity: plays all steps again.
  public var games: [Game] {
    var record = Record(start: start)
    var games = [start]
    for step in steps {
      record.make(step)
      games.append(record.game)
    }
    return games
  }
}

extension Record: CustomStringConvertible {
  /// The steps as one word, such as `d3c3--e6`; a pass is `--`.
  public var description: String { steps.map { $0.description }.joined() }
}

extension Record.Step: LosslessStringConvertible {
  /// Reads the word of a step, a square or `--`; returns nil for other text.
  public init?(_ description: String) {
    if description == Self.pass.description {
      self = .pass
    } else if let square = Square(description) {
      self = .move(square)
    } else {
      return nil
    }
  }

  /// The square, or `--` for a pass.
  public var description: String {
    switch self {
    case .move(let square): square.description
    case .pass: "--"
    }
  }
}

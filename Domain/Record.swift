/// The moves and passes of a game since a starting position, and the game to which they have
/// led.
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

  /// Places a disk for the side on turn and returns the move, or changes nothing and returns nil if
  /// that is not legal.
  @discardableResult
  public mutating func place(on square: Square) -> Move? {
    guard let move = game.move(at: square) else { return nil }
    game = Game(after: move)
    lastMove = move
    steps.append(.move(square))
    return move
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

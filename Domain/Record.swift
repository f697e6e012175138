/// A game from its start: the steps played and the resulting position.
public struct Record: Hashable, Sendable {
  /// A move or a pass.
  public enum Step: Hashable, Sendable {
    case move(Square)
    case pass
  }

  /// The position before the first step.
  public let start: Game
  /// The steps played, oldest first.
  public private(set) var steps: [Step] = []
  /// The position after the last step.
  public private(set) var game: Game
  /// The latest move, even after a pass, or `nil` before the first move.
  public private(set) var lastMove: Move?

  /// Creates a record without steps.
  public init(start: Game = Game()) {
    self.start = start
    game = start
  }

  /// Places a disk for the side to move.
  ///
  /// - Returns: the move, or `nil` if it is illegal.
  @discardableResult
  public mutating func place(on square: Square) -> Move? {
    guard let move = game.move(at: square) else { return nil }
    game = Game(after: move)
    lastMove = move
    steps.append(.move(square))
    return move
  }

  /// Passes the turn.
  ///
  /// - Returns: `false` if the pass is illegal.
  @discardableResult
  public mutating func pass() -> Bool {
    guard let next = game.passing() else { return false }
    game = next
    steps.append(.pass)
    return true
  }

  /// Plays a step.
  ///
  /// - Returns: `false` if the step is illegal.
  @discardableResult
  public mutating func make(_ step: Step) -> Bool {
    switch step {
    case .move(let square): place(on: square) != nil
    case .pass: pass()
    }
  }
}

extension Record: CustomStringConvertible {
  /// The steps as one word, with `--` for a pass, such as `d3c3--e6`.
  public var description: String { steps.map { $0.description }.joined() }
}

extension Record.Step: LosslessStringConvertible {
  /// Creates a step from a square's name, or from `--` for a pass.
  ///
  /// Returns `nil` for any other text.
  public init?(_ description: String) {
    if description == Self.pass.description {
      self = .pass
    } else if let square = Square(description) {
      self = .move(square)
    } else {
      return nil
    }
  }

  /// The square's name, or `--` for a pass.
  public var description: String {
    switch self {
    case .move(let square): square.description
    case .pass: "--"
    }
  }
}

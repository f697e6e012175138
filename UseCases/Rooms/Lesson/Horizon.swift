import Domain
import UseCases

/// How far two lines are compared (R16.2).
public enum Horizon: Hashable, Sendable {
  /// So many moves after the first one.
  case moves(Int)
  /// The end of the game, which both lines reach.
  case end

  /// The moves after the first one that make a comparison worth telling.
  private static let fewest = 4
  /// The most moves after the first one that are compared.
  private static let most = 12

  /// Makes the horizon of what is told of two lines; returns nil if it is too near, or if the game
  /// ends before it in one of them.
  init?(of lines: Contrast<Line>) {
    let played = lines.played
    let best = lines.best
    let count: Int
    switch Horizon(ofAll: lines) {
    case .end where max(played.moveCount, best.moveCount) <= Self.most + 1:
      self = .end
      return
    case .end: count = Self.most
    case .moves(let common): count = min(common, Self.most)
    }
    let isEnded = [played, best].contains { $0.isOver && $0.moveCount <= count }
    guard count >= Self.fewest, !isEnded else { return nil }
    self = .moves(count)
  }

  /// Makes the horizon up to which two lines can be compared.
  ///
  /// A line that reaches the end has as many moves as the other one: nothing can follow.
  init(ofAll lines: Contrast<Line>) {
    let counts = [lines.played, lines.best].filter { !$0.isOver }.map(\.moveCount)
    self = counts.min().map { .moves($0 - 1) } ?? .end
  }

  /// The horizon one move nearer, or the same if it is the end.
  var nearer: Horizon {
    switch self {
    case .moves(let count): .moves(count - 1)
    case .end: .end
    }
  }
}

extension Line {
  /// Returns how many of the steps are within a horizon: those up to its last move.
  func stepCount(within horizon: Horizon) -> Int {
    switch horizon {
    case .moves(let count):
      steps.indices.filter { steps[$0].isMove }.dropFirst(count).first.map { $0 + 1 } ?? steps.count
    case .end: steps.count
    }
  }
}

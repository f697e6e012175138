public import Domain

/// How many games each side has won (C4.9).
public struct Tally: Hashable, Sendable {
  private var wins: [Disk?: Int] = [:]

  /// The number of games counted.
  public var count: Int { wins.values.reduce(0, +) }

  /// Makes the tally of no game.
  public init() {}

  /// Counts a game, if it is over.
  public mutating func add(_ game: Game) {
    if case .over(let winner) = game.status { wins[winner, default: 0] += 1 }
  }
}

extension Tally: CustomStringConvertible {
  /// The tally in words, such as `x 56, o 37, tied 7`.
  public var description: String {
    let sides = Disk.sides.map { "\($0) \(wins[$0, default: 0]), " }
    return sides.joined() + "tied \(wins[nil, default: 0])"
  }
}

public import Domain
public import Rooms
public import UseCases

/// A computer that gives the legal squares descending values, in equal steps.
public struct Critic: Adviser {
  private let lead: Int
  private let less: Int
  private let isExact: Bool
  private let tellsLine: Bool
  private let depth: Int?

  /// Creates a computer whose advice has these values.
  ///
  /// - Parameters:
  ///   - lead: the value of the best square, in disks.
  ///   - less: the difference in value between each square and the next, in disks.
  ///   - isExact: true for exact values, false for estimates.
  ///   - tellsLine: true to add a line that always plays the first legal square.
  ///   - depth: the search depth that the advice states, in moves.
  public init(
    lead: Int = 4, less: Int = 3, isExact: Bool = false, tellsLine: Bool = false, depth: Int? = nil
  ) {
    (self.lead, self.less, self.isExact) = (lead, less, isExact)
    (self.tellsLine, self.depth) = (tellsLine, depth)
  }

  /// Returns the first legal square.
  ///
  /// - Throws: an error if no square is legal.
  public func chooseSquare(for record: Record, at level: Level) async throws -> Square {
    try moves(of: record)[0].square
  }

  /// Returns advice on all legal squares.
  ///
  /// - Throws: an error if no square is legal.
  public func advice(on record: Record, about question: Advice.Question) async throws -> Advice {
    let moves = try moves(of: record)
    return Advice(
      best: moves[0], others: Array(moves.dropFirst()),
      then: tellsLine ? line(of: record, after: moves[0].square) : [], depth: depth)
  }

  private func line(of record: Record, after best: Square) -> [Record.Step] {
    var line = record
    line.place(on: best)
    let start = line.steps.count
    for _ in 0..<20 {
      if let square = line.game.legalSquares.first { line.place(on: square) } else { line.pass() }
    }
    return Array(line.steps.dropFirst(start))
  }

  private func moves(of record: Record) throws -> [ValuedMove] {
    let moves = record.game.legalSquares.enumerated().map { index, square in
      let lead = lead - less * index
      return ValuedMove(square, value: isExact ? .exact(lead) : .estimate(lead))
    }
    guard !moves.isEmpty else { throw NoMove() }
    return moves
  }

  private struct NoMove: Error {}
}

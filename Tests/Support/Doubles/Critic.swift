public import Domain
public import Rooms
public import UseCases

/// A computer that finds the first legal square best, and each further one worse than the one
/// before it by as many disks.
public struct Critic: Adviser {
  private let lead: Int
  private let less: Int
  private let isExact: Bool
  private let tellsLine: Bool
  private let depth: Int?

  /// Makes a computer to which the best square is worth a lead of so many disks.
  ///
  /// It may tell how the game would go on, always on the first legal square, and how many moves
  /// ahead it has looked.
  public init(
    lead: Int = 4, less: Int = 3, isExact: Bool = false, tellsLine: Bool = false, depth: Int? = nil
  ) {
    (self.lead, self.less, self.isExact) = (lead, less, isExact)
    (self.tellsLine, self.depth) = (tellsLine, depth)
  }

  /// Returns the first legal square.
  ///
  /// - Throws: an error if there is none.
  public func chooseSquare(for record: Record, at level: Level) async throws -> Square {
    try moves(of: record)[0].square
  }

  /// Returns advice about the squares that are asked about.
  ///
  /// - Throws: an error if there is no legal square.
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
      return ValuedMove(square, worth: isExact ? .exactly(lead) : .about(lead))
    }
    guard !moves.isEmpty else { throw NoMove() }
    return moves
  }

  private struct NoMove: Error {}
}

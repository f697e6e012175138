import Domain
import Engine
import EngineSupport
import Front
import GameSupport
import Infrastructure
import Notations
import Players
import TestSupport
import Testing
import UseCases

/// Analyses agree with themselves, with hints, and with the end of the game.
@Suite struct AnalysisAgreementTests {
  private func computer() -> LeveledComputer {
    LeveledComputer(seed: 1, advising: .low)
  }

  /// Returns an analysis of a game, to the end.
  private func analysis(of record: Record, by computer: LeveledComputer) async throws -> Analysis {
    var moves: [JudgedMove] = []
    var rest = Judging(of: record)
    while let judging = rest, let query = judging.query(on: record) {
      let answer = try await computer.advice(on: query.record, about: query.question)
      let judged = judging.judgment(by: answer, about: query.question, on: query.record)
      moves += [judged].compactMap(\.self)
      rest = judging.following(answer, about: query.question, on: query.record)
    }
    return Analysis(moves: moves)
  }

  /// Expects that each line of an analysis agrees with the next one, and with itself.
  private func expectAgreement(_ moves: [JudgedMove]) {
    for (later, earlier) in zip(moves, moves.dropFirst()) {
      let lead = later.advice.best.value?.lead
      let isOther = later.side != earlier.side
      #expect(earlier.played.value?.lead == lead.map { isOther ? -$0 : $0 })
    }
    for move in moves {
      #expect(move.played.value != nil && move.loss >= 0)
      #expect(move.loss > 0 || move.advice.best.square == move.played.square)
      #expect((try? Record(start: move.before.game, steps: move.advice.line)) != nil)
    }
  }

  @Test func `R11.2 each judgment of an analysis agrees with the next, and with the end`()
    async throws
  {
    for record in Record.finished {
      let moves = try await analysis(of: record, by: computer()).moves
      expectAgreement(moves)
      let board = record.game.board
      let last = try #require(moves.first)
      let lead = board.count(of: last.side) - board.count(of: last.side.flipped)
      #expect(last.played.value == .exact(lead))
      for move in moves where move.before.game.board.emptySquares.count <= 6 {
        let position = try #require(Position(of: move.before.game))
        #expect(move.advice.best.value == .exact(position.end()))
        let after = position.placing(at: move.played.square).end()
        #expect(move.played.value == .exact(-after))
      }
    }
  }

  @Test
  func `R9.12 R11.7 an analysis is the same after values, and values agree with it`()
    async throws
  {
    for record in Record.advised where record.steps.count > 1 {
      let (fresh, computer) = (self.computer(), self.computer())
      let moves = try await analysis(of: record, by: fresh).moves
      expectAgreement(moves)
      #expect(try await analysis(of: record, by: fresh).moves == moves, "after itself")
      let few = moves.filter { $0.number % 4 == 0 }
      var hints: [Advice] = []
      for move in few { hints.append(try await hint(on: move, by: computer)) }
      #expect(try await analysis(of: record, by: computer).moves == moves, "after hints")
      for (move, hint) in zip(few, hints) {
        let later = try await self.hint(on: move, by: computer)
        #expect(later.depth == hint.depth)
        #expect(later == hint || hint.depth != nil, "what is certain stays")
        #expect(try await self.hint(on: move, by: fresh) == later)
        expectAgreement(of: move, with: later)
      }
    }
  }

  @Test func `R11.7 an analysis is the same after one of an earlier position`() async throws {
    for record in Record.advised where record.steps.count > 20 {
      let part = record.prefix(record.steps.count - 12)
      guard case .toMove = part.game.status else { continue }
      let computer = computer()
      _ = try await analysis(of: part, by: computer)
      let moves = try await analysis(of: record, by: computer).moves
      #expect(try await analysis(of: record, by: self.computer()).moves == moves)
    }
  }

  private func hint(on move: JudgedMove, by computer: LeveledComputer) async throws -> Advice {
    try await computer.advice(on: move.before, about: .everyMove)
  }

  /// Expects that a hint on the game before a move says what the analysis does.
  private func expectAgreement(of move: JudgedMove, with hint: Advice) {
    let best = hint.best.value?.lead
    #expect(best == move.advice.best.value?.lead)
    #expect(hint.value(of: move.played.square) == move.played.value?.lead)
    #expect(hint.value(of: move.advice.best.square) == best)
    #expect(hint.moves.allSatisfy { $0.value?.lead ?? 65 <= best ?? 64 })
    for other in Position(of: move.before.game)?.movesEqual(to: move.played.square) ?? [] {
      #expect(hint.value(of: other) == move.played.value?.lead)
    }
    // Of moves that are certainly as good, the one that was made is the best in an analysis.
    guard hint.depth != nil || move.loss > 0 else { return }
    #expect(hint.best.square == move.advice.best.square)
  }
}

extension Advice {
  /// Returns what a move is worth, in disks.
  fileprivate func value(of square: Square) -> Int? {
    moves.first { $0.square == square }?.value?.lead
  }
}

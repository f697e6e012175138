import Domain
import Engine
import EngineSupport
import Front
import GameSupport
import Infrastructure
import Players
import TestSupport
import TestTraits
import Testing
import UseCases

/// Advice agrees with itself, for all queries in any order.
///
/// The limits are low to save time; the agreement does not depend on them.
@Suite struct AdviceTests {
  private static let limits = SearchLimits.low

  private func computer() -> LeveledComputer {
    LeveledComputer(seed: 1, advising: Self.limits)
  }

  private static let records = Record.advised

  @Test func `R9.12 the same query has the same answer after any other queries`()
    async throws
  {
    let computer = computer()
    for record in Self.records {
      let advice = try await computer.advice(on: record, about: .everyMove)
      #expect(try await computer.advice(on: record, about: .everyMove) == advice)
    }
    for record in Self.records.reversed() {
      let advice = try await computer.advice(on: record, about: .everyMove)
      #expect(try await self.computer().advice(on: record, about: .everyMove) == advice)
    }
  }

  @Test
  func `R9.7 R9.9 values name each legal square, and their depth unless they are exact`()
    async throws
  {
    for record in Self.records {
      let advice = try await computer().advice(on: record, about: .everyMove)
      #expect(SquareSet(advice.moves.map(\.square)) == record.game.legalSquares)
      let isExact = advice.moves.allSatisfy { $0.value == $0.value.map { .exact($0.lead) } }
      let isNearEnd = record.game.board.emptySquares.count <= Self.limits.exactFrom
      #expect(advice.depth == (isExact ? nil : Self.limits.depth))
      #expect(!isNearEnd || isExact)
      #expect(advice.answers(.everyMove, about: record))
    }
  }

  @Test func `R9.12 a mirrored position has the same values, mirrored`()
    async throws
  {
    let computer = computer()
    for record in Self.records {
      let values = try await values(in: record, by: computer)
      for symmetry in Symmetry.all.dropFirst() {
        let mirrored = try #require(record.mirrored(by: symmetry))
        let found = try await self.values(in: mirrored, by: self.computer())
        for (square, value) in values { #expect(found[symmetry(square)] == value) }
      }
    }
  }

  private func values(
    in record: Record, by computer: LeveledComputer
  ) async throws -> [Square: Advice.Value?] {
    let advice = try await computer.advice(on: record, about: .everyMove)
    return Dictionary(uniqueKeysWithValues: advice.moves.map { ($0.square, $0.value) })
  }

  @Test func `R9.7 an ending has the values of a plain search`() async throws {
    let computer = computer()
    let endings = Self.records.filter { $0.game.board.emptySquares.count <= 8 }
    #expect(!endings.isEmpty)
    for record in endings {
      let position = try #require(Position(of: record.game))
      for (square, value) in try await values(in: record, by: computer) {
        #expect(value == .exact(-position.placing(at: square).end()))
      }
    }
  }

  @Test func `R9.10 R9.12 a repeated query deepens advice that was cut, and keeps deeper advice`()
    throws
  {
    for record in Self.records where record.game.board.emptySquares.count > Self.limits.exactFrom {
      let position = try #require(Position(of: record.game))
      var cache = AdviceCache(limits: Self.limits)
      let stop = StopFlag()
      stop.raise()
      let first = cache.advice(on: position, about: .everyMove, until: stop)
      let cut = try #require(first)
      let isOver = cut.depth == nil
      #expect(cut.depth == 1 || isOver)
      #expect(cache.advice(on: position, about: .everyMove, until: stop) == cut)
      let whole = cache.advice(on: position, about: .everyMove, until: StopFlag())
      #expect(whole?.depth == Self.limits.depth || isOver)
      #expect(cache.advice(on: position, about: .everyMove, until: stop) == whole)
    }
  }

  @Test func `R9.12 a cut analysis does not hide deeper values`() throws {
    for record in Self.records where record.game.board.emptySquares.count > Self.limits.exactFrom {
      let position = try #require(Position(of: record.game))
      guard let square = record.game.legalSquares.first else { continue }
      let stop = StopFlag()
      stop.raise()
      var cache = AdviceCache(limits: Self.limits)
      let hint = cache.advice(on: position, about: .everyMove, until: StopFlag())
      let known = ValuedMove(square, value: .estimate(-64))
      let judged = cache.advice(on: position, about: .best(knowing: known), until: stop)
      // What is known of a move is known of those that lead to the same, turned or mirrored.
      let equal = SquareSet([square] + position.movesEqual(to: square))
      let others = hint?.moves.filter { !equal.contains($0.square) } ?? []
      #expect(judged?.best == others.first ?? known)
      let after = cache.advice(on: position, about: .everyMove, until: stop)
      #expect(after?.moves.filter { !equal.contains($0.square) } == others)
    }
  }

  @Test func `R9.16 a hint is the first of the values, in either order of queries`()
    async throws
  {
    for record in Self.records {
      let (first, later) = (computer(), computer())
      let hint = try await first.advice(on: record, about: .bestMove)
      let values = try await first.advice(on: record, about: .everyMove)
      #expect(hint.moves == [hint.best])
      #expect(hint.best == values.best && hint.line == values.line)
      #expect(hint.depth == values.depth)
      #expect(try await later.advice(on: record, about: .everyMove) == values)
      #expect(try await later.advice(on: record, about: .bestMove) == hint)
      #expect(try await first.advice(on: record, about: .bestMove) == hint)
    }
  }

  @Test func `R9.10 R9.16 no cut value exceeds that of the hint`()
    throws
  {
    for record in Self.records where record.game.legalSquares.count > 1 {
      let position = try #require(Position(of: record.game))
      var cache = AdviceCache(limits: Self.limits)
      let stop = StopFlag()
      let whole = cache.advice(on: position, about: .bestMove, until: stop)
      let hint = try #require(whole)
      stop.raise()
      let cut = cache.advice(on: position, about: .everyMove, until: stop)
      let values = try #require(cut)
      #expect(values.best.square == hint.best.square)
      #expect(values.best.value?.lead == hint.best.value?.lead)
      #expect(values.moves.allSatisfy { $0.value?.lead ?? 65 <= hint.best.value?.lead ?? 64 })
    }
  }

  /// All first moves of a game are equal, so that none is left beside the judged one.
  @Test func `R9.16 a hint after an analysis without other moves has the depth of the analysis`()
    throws
  {
    let start = Record()
    let square = try #require(start.game.legalSquares.first)
    var played = start
    played.place(on: square)
    var cache = AdviceCache(limits: Self.limits)
    let next = try #require(Position(of: played.game))
    let answer = cache.advice(on: next, about: .everyMove, until: StopFlag())
    let reply = try #require(answer)
    let judged = ValuedMove(square, value: reply.best.value.map { .estimate(-$0.lead) })
    let position = try #require(Position(of: start.game))
    let depth = try #require(reply.depth) + 1
    for question in [Advice.Question.best(knowing: judged), .bestMove] {
      let advice = cache.advice(on: position, about: question, until: StopFlag())
      #expect(advice?.best.value == judged.value && advice?.depth == depth)
    }
  }

  /// Each of two moves is judged, one of them by a search that is stopped at once.
  @Test func `R9.16 advice on two judged moves alone has the depth of the shallower judgment`()
    throws
  {
    var compared = 0
    for game in Record.finished {
      let positions = (4..<40).lazy.compactMap { Position(of: game.prefix($0).game) }
      let found = positions.first { position in
        position.legalSquares.count == 2
          && position.legalSquares.allSatisfy {
            position.movesEqual(to: $0).isEmpty && !position.placing(at: $0).legalSquares.isEmpty
          }
      }
      guard let position = found else { continue }
      let (stopped, free) = (StopFlag(), StopFlag())
      stopped.raise()
      for stops in [[free, stopped], [stopped, free]] {
        var cache = AdviceCache(limits: Self.limits)
        var depths: [Int] = []
        var advice: Advice?
        for (square, stop) in zip(position.legalSquares, stops) {
          let next = position.placing(at: square)
          let answer = cache.advice(on: next, about: .everyMove, until: stop)
          let reply = try #require(answer)
          depths.append(try #require(reply.depth) + 1)
          let judged = ValuedMove(square, value: reply.best.value.map { .estimate(-$0.lead) })
          advice = cache.advice(on: position, about: .best(knowing: judged), until: free)
        }
        #expect(depths[0] != depths[1] && advice?.depth == depths.min())
      }
      compared += 1
    }
    #expect(compared > 0)
  }

  @Test func `the cache keeps advice on the latest positions only`() throws {
    let (stop, records) = (StopFlag(), Self.records.filter { $0.steps.count < 48 }.prefix(3))
    var cache = AdviceCache(limits: Self.limits, capacity: 2)
    let positions = records.compactMap { Position(of: $0.game) }
    for position in positions {
      _ = cache.advice(on: position, about: .everyMove, until: StopFlag())
    }
    stop.raise()
    let depths = positions.reversed().map {
      cache.advice(on: $0, about: .everyMove, until: stop)?.depth
    }
    #expect(depths == [Self.limits.depth, Self.limits.depth, 1])
  }
}

extension Record {
  /// The same game on a board that is turned or mirrored.
  fileprivate func mirrored(by symmetry: Symmetry) -> Record? {
    func squares(of side: Disk) -> SquareSet { symmetry(game.board.squares(of: side)) }
    guard let board = Board(dark: squares(of: .dark), light: squares(of: .light)) else {
      return nil
    }
    return Record(start: Game(board: board, turn: game.turn))
  }
}

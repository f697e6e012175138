import Domain
import TestSupport
import UseCases

extension Session {
  /// Every probe worth trying on this session: all that could count and, of those that must not, a
  /// square of each kind and reports of everything that was or will be awaited nearby.
  func probes(ending: Game, hasGuest: Bool) -> [Probe] {
    let squares = Array(seen.game.legalSquares) + representativeIllegalSquares
    var probes: [Probe] = squares.map(Probe.pick)
    probes += [
      .dismiss, .finishShowing, .ask, .again, .autoPass, .answer(.cancel), .answer(.ok), .restart,
    ]
    probes += probesOfPlans
    probes += [.go(.back), .go(.forward), .go(.start), .go(.present), .exchange]
    probes += [record.start.moveNumber, game.moveNumber].map { .go(.before(move: $0)) }
    probes += [.inquire(.hint), .inquire(.values), .analyze, .stopAnalysis]
    probes.append(.keepValues(!run.keepsValues))
    probes += [.undo(1), .undo(2), .redo(1), .redo(2)]
    probes += [.set(.dark, .manual), .set(.dark, .computer)]
    // One side with two levels is enough, and half of the sessions that two would have.
    let choices: [ModeChoice] = [.manual, .computer, .computerAt(.random), .computerAt(.four)]
    probes += choices.map { .set(.light, $0) }
    if hasGuest { probes.append(.set(.light, .guest("Rex"))) }
    let thoughts = [Level.random, .four].map { Wait.thought(on: record, at: $0) }
    for thought in hasGuest ? thoughts + [.guest(on: record)] : thoughts {
      probes += reported(squares, after: thought).map { .thought($0, after: thought) }
      probes.append(.givingUp(after: thought))
    }
    let questions = [Advice.Question.bestMove, .everyMove]
    probes += questions.map { .givingUp(after: .advice(on: record, about: $0)) }
    probes += [.givingUp(after: .pass(on: game))]
    for moment in earlier.map({ [record, $0] }) ?? [record] {
      for advice in questions.map({ Wait.advice(on: moment, about: $0) }) {
        probes += reported(squares, after: advice).map { .advice($0, after: advice) }
        probes.append(.noAdvice(after: advice))
      }
    }
    probes += adviceOnMoves
    probes += [.timeIsUp(after: .pass(on: game)), .timeIsUp(after: .pass(on: ending))]
    probes += lateThoughts(ending: ending)
    if let showing {
      probes += showing.move.squares.map { .timeIsUp(after: .disk($0, of: showing.move)) }
    } else if let move = anyMove {
      probes.append(.timeIsUp(after: .disk(move.square, of: move)))
    }
    // Reports of another kind than the wait for which they are made.
    if let wait {
      let isTime = wait.report == .timeIsUp(after: wait)
      probes.append(isTime ? .givingUp(after: wait) : .timeIsUp(after: wait))
    }
    return probes
  }

  /// The squares to report for a wait: all if it is this session's, else one, because what nobody
  /// awaits is not looked at.
  private func reported(_ squares: [Square], after wait: Wait) -> [Square] {
    wait == self.wait ? squares : Array(squares.prefix(1))
  }

  /// What plans moves, plays the next one, and drops them; no more than two are planned.
  private var probesOfPlans: [Probe] {
    let square = game.board.emptySquares.first.map(Record.Step.move)
    let steps = [square, .pass].compactMap(\.self)
    var probes: [Probe] = [.next, .dropPlanned]
    if planned.count < 2 { probes += steps.map(Probe.play) }
    if planned.isEmpty {
      probes += [steps, steps.reversed(), [.pass]].map { .plan(PlannedMove.transcript($0)) }
    }
    return probes
  }

  /// An occupied square, an empty one that flips nothing, and one that is legal for the other side
  /// only, if there are any.
  private var representativeIllegalSquares: [Square] {
    let game = seen.game
    let empty = game.board.emptySquares
    let illegal = empty.subtracting(game.legalSquares)
    let others = game.turn.map { game.board.legalSquares(for: $0.flipped) } ?? .empty
    return [
      empty.inverted.first, illegal.subtracting(others).first,
      illegal.intersection(others).first,
    ].compactMap(\.self)
  }

  /// Thoughts on games that are near, but not this one.
  private func lateThoughts(ending: Game) -> [Probe] {
    var games = [Game(), ending]
    if let showing {
      games.append(Game(board: showing.move.boardBefore, turn: showing.move.side))
    } else if let move = anyMove {
      games.append(Game(after: move))
    }
    return games.filter { $0 != game }.flatMap { game in
      game.legalSquares.first.map {
        [
          .thought($0, after: .thought(on: Record(start: game), at: .random)),
          .advice($0, after: .advice(on: Record(start: game), about: .everyMove)),
          .givingUp(after: .thought(on: Record(start: game), at: .random)),
        ]
      } ?? []
    }
  }

  /// Advice on the latest moves, and on squares that they did not take.
  private var adviceOnMoves: [Probe] {
    record.steps.indices.suffix(3).flatMap { length -> [Probe] in
      guard case .move(let played) = record.steps[length] else { return [] }
      let before = record.prefix(length)
      let squares = [before.game.legalSquares.first, before.game.board.emptySquares.inverted.first]
      // What the move was found to be worth, and something else.
      var known = [ValuedMove(played, worth: .about(0))]
      if case .advice(_, .best(knowing: let move))? = wait, move.square == played {
        known.append(move)
      }
      return squares.compactMap(\.self).flatMap { square in
        known.map { .advice(square, after: .advice(on: before, about: .best(knowing: $0))) }
      }
    }
  }

  private var anyMove: Move? {
    game.legalSquares.first.flatMap(game.move(at:))
  }
}

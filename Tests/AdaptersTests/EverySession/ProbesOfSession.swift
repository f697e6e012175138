import Adapters
import Domain
import RoomAdapters
import Rooms
import TestSupport
import UseCases

extension Table {
  /// Every probe worth trying on this table: all that could count and, of those that must not, a
  /// square of each kind and reports of everything that was or will be awaited nearby.
  func probes(ending: Game) -> [Probe] {
    let squares = Array(viewed.game.legalSquares) + representativeIllegalSquares
    return inputs(squares).map(Probe.input) + [.restart]
      + reports(squares, ending: ending)
  }

  private func inputs(_ squares: [Square]) -> [Table.Input] {
    var inputs = squares.map { Table.Input.make(.move($0)) }
    inputs += [
      .make(.pass), .finishAnimation, .askReset, .again, .againWith(.light, .computer),
      .answer(.cancel), .answer(.ok),
    ]
    inputs += inputsOfPlans
    inputs += [.go(.back), .go(.forward), .go(.present), .go(.first)]
    inputs += [.go(.nextMistake), .go(.previousMistake)]
    inputs += [record.start.moveNumber, game.moveNumber].map { .go(.before(move: $0)) }
    // Of the tables in which moves are judged the first one is visited, behind which a lesson
    // begins.
    inputs += [.ask(.hint), .ask(.values), .learn(nil), .learn(.light), .analyze, .stopAnalysis]
    inputs.append(.coach(!isCoached))
    inputs += [.showValues(!run.showsValues), .undo(1), .undo(2), .redo(1), .redo(2)]
    inputs += [.setMode(.dark, .manual), .setMode(.dark, .computer)]
    // One side with two levels is enough, and half of the tables that two would have.
    let choices: [ModeChoice] = [.manual, .computer, .computerAt(.random), .computerAt(.four)]
    inputs += choices.map { .setMode(.light, $0) }
    return inputs
  }

  /// What plans moves and drops them; no more than two are planned.
  private var inputsOfPlans: [Table.Input] {
    let square = game.board.emptySquares.first.map(Record.Step.move)
    let steps = [square, .pass].compactMap(\.self)
    var inputs: [Table.Input] = [.clearQueue, .queue([])]
    if queued.count < 2 { inputs += steps.map(Table.Input.play) }
    if isCoached { inputs += game.legalSquares.map { .play(.move($0)) } }
    if queued.isEmpty {
      inputs += [steps, steps.reversed(), [.pass]].map { .queue(QueuedMove.transcript($0)) }
    }
    return inputs
  }

  private func reports(_ squares: [Square], ending: Game) -> [Probe] {
    var probes: [Probe] = []
    for thought in [Level.random, .four].map({ Table.Wait.game(.thought(on: record, at: $0)) }) {
      probes += reported(squares, after: thought).map {
        .report(.game(.square($0)), after: thought)
      }
      probes.append(.report(.game(.failed("lost")), after: thought))
    }
    let questions = [Advice.Question.bestMove, .everyMove]
    probes += questions.map { .report(.noAdvice, after: .advice(on: record, about: $0)) }
    for moment in review.map({ [record, $0.viewed] }) ?? [record] {
      for advice in questions.map({ Table.Wait.advice(on: moment, about: $0) }) {
        probes += reported(squares, after: advice).map { .advice($0, after: advice) }
        probes.append(.report(.failed("lost"), after: advice))
        // About one square alone.
        probes += squares.prefix(1).map {
          .report(.advice(Advice(best: ValuedMove($0, value: .estimate(0)))), after: advice)
        }
      }
    }
    probes += adviceOnMoves
    probes += lateThoughts(ending: ending)
    if let animation {
      probes += animation.move.squares.map {
        .report(.game(.timeIsUp), after: .game(.disk($0, of: animation.move)))
      }
    } else if let move = anyMove {
      probes.append(.report(.game(.timeIsUp), after: .game(.disk(move.square, of: move))))
    }
    if case .advice = wait, let wait { probes.append(.report(.noAdvice, after: wait)) }
    // Reports of another kind than the wait for which they are made.
    if let wait {
      let isTime = Probe.end(of: wait) == .report(.game(.timeIsUp), after: wait)
      probes.append(.report(isTime ? .noAdvice : .game(.timeIsUp), after: wait))
    }
    return probes
  }

  /// The squares to report for a wait: all if it is this table's, else one, because what nobody
  /// awaits is not looked at.
  private func reported(_ squares: [Square], after wait: Table.Wait) -> [Square] {
    wait == self.wait ? squares : Array(squares.prefix(1))
  }

  /// An occupied square, an empty one that flips nothing, and one that is legal for the other side
  /// only, if there are any.
  private var representativeIllegalSquares: [Square] {
    let game = viewed.game
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
    if let animation {
      games.append(Game(board: animation.move.boardBefore, turn: animation.move.side))
    } else if let move = anyMove {
      games.append(Game(after: move))
    }
    return games.filter { $0 != game }.flatMap { game -> [Probe] in
      guard let square = game.legalSquares.first else { return [] }
      let thought = Table.Wait.game(.thought(on: Record(start: game), at: .random))
      return [
        .report(.game(.square(square)), after: thought), .report(.noAdvice, after: thought),
        .advice(square, after: .advice(on: Record(start: game), about: .everyMove)),
      ]
    }
  }

  /// Advice on the latest moves, and on squares that they did not take.
  private var adviceOnMoves: [Probe] {
    record.steps.indices.suffix(3).flatMap { length -> [Probe] in
      guard case .move(let played) = record.steps[length] else { return [] }
      let before = record.prefix(length)
      let squares = [before.game.legalSquares.first, before.game.board.emptySquares.inverted.first]
      // What the move was found to be worth, and something else.
      var known = [ValuedMove(played, value: .estimate(0))]
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

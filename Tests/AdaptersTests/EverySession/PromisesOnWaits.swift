import Adapters
import Domain
import UseCases

extension Promise {
  /// About what is awaited.
  static let onWaits = [
    Promise(name: "a thought is awaited exactly when a Computer side must place") { step in
      let session = step.after
      guard session.showing == nil, session.earlier == nil,
        case .toMove(let side) = session.game.status, session.modes[side] != .manual
      else {
        switch session.wait {
        case .thought, .guest: return false
        case .advice, .pass, .disk, nil: return session.thinkingSide == nil
        }
      }
      let thought: Wait =
        if case .computer(let level) = session.modes[side] {
          .thought(on: session.record, at: level)
        } else { .guest(on: session.record) }
      return session.wait == thought && session.thinkingSide == side
    },
    Promise(name: "nobody is asked about a game in which no disk can be placed") { step in
      switch step.after.wait {
      case .thought(let record, _), .guest(let record), .advice(let record, _):
        if case .toMove = record.game.status { return true }
        return false
      case .disk, .pass, nil: return true
      }
    },
    Promise(name: "a computer that must pass is never asked") { step in
      guard case .toPass = step.after.game.status, step.after.showing == nil,
        step.after.earlier == nil
      else { return true }
      return (step.after.wait == nil || step.after.wait == .pass(on: step.after.game))
        && step.after.thinkingSide == nil
    },
    Promise(
      name: "a pass is dismissed by itself just if that is chosen and its side is a computer's"
    ) {
      step in
      let session = step.after
      let isDue =
        session.run.isAutoPassing && session.awaitsPass.map { session.modes[$0] != .manual } == true
      return (session.wait == .pass(on: session.game)) == isDue
    },
    Promise(name: "only auto pass changes whether passes are dismissed by themselves") { step in
      step.after.run.isAutoPassing == (step.before.run.isAutoPassing || step.probe == .autoPass)
    },
    Promise(name: "at most one thing is awaited, and always one until the end") { step in
      let session = step.after
      let awaited = [
        session.wait != nil && session.asked == nil && !session.isAnalyzing
          && session.wait != .pass(on: session.game) && !session.wantsValues,
        session.sideToPick != nil,
        session.awaitsPass != nil,
      ].filter(\.self).count
      let isOver = session.game.turn == nil && session.showing == nil
      return awaited == 1
        || awaited == 0 && (isOver || session.question != nil || session.earlier != nil)
    },
    Promise(name: "a disk is awaited exactly while a move is shown, each in its order") { step in
      guard let showing = step.after.showing, step.after.earlier == nil else {
        guard case .disk = step.after.wait else { return true }
        return false
      }
      guard step.after.wait == .disk(showing.square, of: showing.move) else { return false }
      let squares = showing.move.squares
      guard let index = squares.firstIndex(of: showing.square) else { return false }
      guard step.kind == .turned else {
        return step.after.showing == step.before.showing || index == 0
      }
      return index > 0 && step.before.showing?.square == squares[index - 1]
    },
  ]

  /// About what is saved.
  static let onSaves = [
    Promise(name: "one save per change of what is saved, one per reset, none otherwise") { step in
      let isChange = step.after.saved != step.before.saved || step.beginsGame
      // One that has failed is tried again with the next event.
      guard isChange, step.savesFail else { return step.saves.count == (isChange ? 1 : 0) }
      return 1...step.events.count ~= step.saves.count
    },
    Promise(name: "what is saved is the session's saved part") { step in
      step.saves.allSatisfy { $0 == step.after.saved }
    },
    Promise(name: "a failed save is told, once, before the event") { step in
      let failures = step.events.filter { if case .saveFailed = $0 { true } else { false } }
      guard step.savesFail, !step.saves.isEmpty else { return failures.isEmpty }
      // A transcript that is typed at an earlier moment plays its first move and plans the others.
      let besides: [Event] = [.plan(.notPlayed(step.before.planned)), .plan(.planned)]
      let told = step.events.dropFirst().filter { !besides.contains($0) }
      let isDeparture = told.contains { if case .looking(.departed) = $0 { true } else { false } }
      return failures.count == 1 && step.events.first == failures.first
        && told.count == (isDeparture ? 2 : 1)
    },
    Promise(name: "a restart gives the same session, up to the move being shown") { step in
      guard step.probe == .restart else { return true }
      let session = step.after
      return session.saved == step.before.saved && session.showing == nil
        && session.question == nil && step.events == [.started(.resumed)]
    },
  ]
}

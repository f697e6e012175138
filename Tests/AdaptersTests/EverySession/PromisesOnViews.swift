import Adapters
import Domain
import RoomAdapters
import Rooms
import UseCases

extension Promise {
  /// About what a player sees.
  static let onViews = [
    Promise(name: "somebody stops thinking only who was thinking, and is then told of") { step in
      step.presented.allSatisfy { event, table in
        guard case .game(.modeSet) = event else { return true }
        let news = TableModel(table, after: event).news
        return Disk.sides.allSatisfy { side in
          let stopped = step.before.thinkingSide == side && table.modes[side] == .manual
          return news.contains(.stoppedThinking(side)) == stopped
        }
      }
    },
    Promise(name: "counts change once per move, after its last disk") { step in
      let (before, after) = (step.viewBefore, step.viewAfter)
      guard before.dark.count != after.dark.count || before.light.count != after.light.count else {
        return true
      }
      return step.endsAnimation || step.jumps
    },
    Promise(name: "the rest of a move that is shown at once changes nothing else") { step in
      // What is planned is played then.
      guard step.probe == .input(.finishAnimation), step.before.queued.isEmpty else { return true }
      let (before, after) = (step.before, step.after)
      return after.animation == nil && after.record == before.record && after.saved == before.saved
        && after.question == before.question && after.queued == before.queued
        && after.currentAdvice == before.currentAdvice && after.analysis == before.analysis
    },
    Promise(name: "the message changes after a move's last disk, a pass, and a reset") { step in
      let (before, after) = (step.viewBefore.message, step.viewAfter.message)
      guard before != after else { return true }
      return step.endsAnimation || step.isDismissal || step.jumps
    },
    Promise(name: "counts and message are those of the board, once no disk turns") { step in
      guard step.after.animation == nil || step.after.review != nil else { return true }
      let view = step.viewAfter
      let message: ViewModel.Message =
        switch step.after.viewed.game.status {
        case .toMove(let side), .toPass(let side): .turn(side)
        case .over: .result(Game.Result(of: view.board))
        }
      return view.message == message && view.board == step.after.viewed.game.board
        && Disk.sides.allSatisfy { view.player($0).count == view.board.count(of: $0) }
    },
    Promise(name: "one disk more per move, none fewer, except by reset and restart") { step in
      func disks(_ view: TableModel) -> Int {
        64 - view.board.emptySquares.count
      }
      guard !step.jumps else { return true }
      return disks(step.viewAfter) - disks(step.viewBefore) == step.moves
    },
    Promise(name: "the indicator, the alert and the picks are what is awaited") { step in
      let view = step.viewAfter
      let pass = step.after.sideToPass.map { TableAlert.game(.pass($0)) }
      let alert: TableAlert? =
        switch step.after.question {
        case .game(let question): .game(.confirmation(question))
        case .play(let square): .play(square)
        case nil: pass
        }
      return view.alert == alert
        && Disk.sides.allSatisfy {
          view.player($0).isThinking
            == (step.after.viewed.game.turn == $0
              && (step.after.thinkingSide != nil || step.after.asked != nil))
            && view.player($0).mode == step.after.modes[$0]
        }
        && view.picks
          == (step.after.sideToPick == nil ? .empty : step.after.viewed.game.legalSquares)
    },
  ]
}

import Adapters
import Domain
import TestSupport
import UseCases

extension Session {
  /// The visible part of the session, and its wait, in the terms of the paper.
  var face: PaperFace {
    let view = ViewModel(self)
    return PaperFace(
      disks: view.board.disks, counts: Disk.sides.map { view.players[$0].count },
      message: view.message.text, thinking: Disk.sides.first { view.players[$0].isThinking },
      alert: view.alert.map { alert in
        let actions = alert.actions.map(\.title).joined(separator: "/")
        return "\(alert.title): \(alert.message) \(actions)"
      },
      picks: view.picks.map(\.index), wait: wait?.onPaper)
  }
}

extension SavedGame {
  /// The session on paper that begins with the game.
  var onPaper: PaperSession {
    var paper = PaperSession()
    paper.game = PaperGame(PaperBoard(disks: record.start.board.disks), turn: record.start.turn)
    for step in record.steps {
      switch step {
      case .move(let square): _ = paper.game.place(on: square.index)
      case .pass: paper.game.pass()
      }
    }
    paper.players = Disk.sides.map { modes[$0] }
    return paper
  }
}

extension Wait {
  /// The wait in the terms of the paper.
  var onPaper: PaperWait {
    switch self {
    case .thought(on: let game):
      return .thought(on: PaperBoard(disks: game.board.disks), turn: game.turn)
    case .disk(let square, of: let move):
      let board = PaperBoard(disks: move.boardBefore.disks)
      return .disk(square.index, on: board, by: move.side, at: move.square.index)
    }
  }
}

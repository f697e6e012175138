import Adapters
import Domain
import UseCases

extension Session {
  /// What a front shows of the session, and what it waits for.
  var face: PaperFace {
    let view = ViewModel(self)
    let thinking = [Disk.dark, .light].filter { view.player($0).isThinking }
    return PaperFace(
      disks: view.board.disks, counts: [view.dark.count, view.light.count],
      message: GameText().message(view.message), thinking: thinking.first,
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
    paper.players = [Disk.dark, .light].map { side in
      PaperPlayer(isManual: modes[side] == .manual, level: modes.level(of: side).number)
    }
    return paper
  }
}

extension Wait {
  /// The wait in the terms of the paper.
  var onPaper: PaperWait {
    switch self {
    case .thought(on: let record, at: let level):
      return .thought(
        first: PaperBoard(disks: record.start.board.disks), turn: record.start.turn,
        steps: "\(record)", level: level.number)
    case .disk(let square, of: let move):
      let board = PaperBoard(disks: move.boardBefore.disks)
      return .disk(square.index, on: board, by: move.side, at: move.square.index)
    }
  }
}

extension Board {
  /// The disk on each square, row by row.
  var disks: [Disk?] { SquareSet.all.map { self[$0] } }
}

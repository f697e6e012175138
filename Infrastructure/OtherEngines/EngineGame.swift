import Adapters
import Domain
import UseCases

/// A game as an engine knows it, which has been told its steps, or has made them.
struct EngineGame {
  var client: GTPClient
  /// What the engine knows; nil if it has not been told of any game.
  private var steps: [Record.Step]?

  init(_ client: GTPClient) {
    self.client = client
  }

  /// Tells the engine what it does not know yet, or all from the start if it knows something else.
  ///
  /// `undo` is never sent: not every engine has it, and sixty moves take milliseconds. A pass is always
  /// sent, because some engines need it; others make it by themselves, and refuse it.
  mutating func bring(to record: Record) throws(ComputerFailure) {
    if steps.map(record.steps.starts) != true {
      try client.command("clear_board")
      steps = []
    }
    for (game, step) in Array(zip(record.games, record.steps)).dropFirst(steps?.count ?? 0) {
      switch step {
      case .move(let square): try client.command("play \(game.player) \(square)")
      case .pass: _ = try client.ask("play \(game.player) pass")
      }
      steps?.append(step)
    }
  }

  /// Has the engine move, and returns its square, which it has played itself.
  mutating func move(in record: Record) throws(ComputerFailure) -> Square {
    try bring(to: record)
    let answer = try client.command("genmove \(record.game.player)").text
    guard let square = Square(answer.lowercased()), record.game.legalSquares.contains(square) else {
      throw .wrong(answer)
    }
    steps?.append(.move(square))
    return square
  }

  /// Throws if the engine sees another score at the end of a game or, in a drawing that can be read,
  /// another board.
  mutating func compare(with record: Record) throws(ComputerFailure) {
    try bring(to: record)
    let score = try client.ask("final_score")
    guard !score.isSuccess || score.text.uppercased() == GTPText.score(of: record.game) else {
      throw .wrong(score.text)
    }
    let drawing = try client.ask("showboard")
    guard let board = GTPText.board(in: drawing.lines), board != record.game.board else { return }
    throw .wrong(PositionText.encode(Game(board: board, turn: record.game.turn)))
  }
}

extension Game {
  fileprivate var player: String { turn == .light ? "white" : "black" }
}

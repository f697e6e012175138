import Domain
import UseCases

extension Wait {
  /// Who has not answered, or what is not over yet, for somebody who looks for the reason why a
  /// game does not go on.
  var sentence: String {
    switch self {
    case .thought(let record, let level):
      "The computer of \(record.player) has not answered before \(record.place), at level \(level)."
    case .advice(let record, _):
      "The computer has not given the advice before \(record.place)."
    case .disk(let square, of: let move):
      "The disk on \(square) is still turning, after \(move.side) has placed one on \(move.square)."
    }
  }
}

extension Record {
  fileprivate var player: String { game.turn?.description ?? "-" }
  fileprivate var place: String { "move \(game.moveNumber)" }
}

import Adapters
import Domain
import RoomAdapters
import Rooms
import UseCases

/// Something that can reach a table.
enum Probe: Hashable, CustomStringConvertible {
  /// An input of a person.
  case input(Table.Input)
  /// What has come of something that is awaited, or was.
  case report(Table.Report, after: Table.Wait)
  /// The program is killed, and started again.
  case restart

  /// The probe with which a wait ends, as a rule.
  static func end(of wait: Table.Wait) -> Probe {
    switch wait {
    case .game(.disk): return .report(.game(.timeIsUp), after: wait)
    case .game(.thought(let record, _)):
      let square = record.game.legalSquares.first
      return square.map { .report(.game(.square($0)), after: wait) } ?? .restart
    case .advice(let record, _):
      let square = record.game.legalSquares.first
      return square.map { .advice($0, after: wait) } ?? .restart
    }
  }

  /// A computer that was asked by a wait finds a square best; behind each other legal one is a lead
  /// that is so much less that it is a mistake of a lesson.
  static func advice(_ square: Square, after wait: Table.Wait) -> Probe {
    var others: [Square] = []
    if case .advice(let record, _) = wait {
      others = record.game.legalSquares.filter { $0 != square }
    }
    let advice = Advice(
      best: ValuedMove(square, value: .estimate(8)),
      others: others.map { ValuedMove($0, value: .estimate(0)) })
    return .report(.advice(advice), after: wait)
  }

  var description: String {
    switch self {
    case .input(let input): "\(input)"
    case .report(.advice(let advice), let wait):
      "advice \(advice.best.square) after \(wait.shortened)"
    case .report(let report, let wait): "\(report) after \(wait.shortened)"
    case .restart: "kill and restart"
    }
  }

  /// The kind of the input, or of the wait of a report.
  var row: String {
    switch self {
    case .input(let input): caseName(of: input)
    case .report(_, let wait): caseName(of: wait)
    case .restart: "start"
    }
  }
}

extension Table.Wait {
  /// The wait in a few words.
  fileprivate var shortened: String {
    switch self {
    case .game(.thought(let record, let level)): "a thought at level \(level), \(record.game.left)"
    case .advice(let record, .best(knowing: let move)):
      "the best move knowing \(move.square), \(record.game.left)"
    case .advice(let record, let question): "\(question), \(record.game.left)"
    case .game(.disk(let square, let move)): "\(square) of \(move.square)"
    }
  }
}

extension Game {
  fileprivate var left: String { "\(board.emptySquares.count) left" }
}

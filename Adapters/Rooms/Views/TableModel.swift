public import Adapters
public import Domain
public import Rooms
import UseCases

/// The facts about a table that a front end shows.
///
/// The game in the viewed position looks as it does without rooms. Everything beside it has its own
/// model.
@dynamicMemberLookup
public struct TableModel: Hashable, Sendable {
  /// The game in the viewed position.
  public let game: ViewModel
  /// The side of the only human, or `nil` with none or two.
  package let soleHumanSide: Disk?
  /// True if the game outlives the program.
  let isSaved: Bool
  /// The number of the next move, or of the one being shown.
  public let moveNumber: Int
  /// The open alert, or `nil`.
  public let alert: TableAlert?
  /// The options of the side to move.
  public let choice: Choice
  /// The moves so far, and the viewed position.
  public let review: ReviewModel
  /// The advice and the analysis.
  public let advice: AdviceModel
  /// The judged moves of this game, the last one first.
  public let judged: [JudgedMove]
  /// The queued moves, in order.
  public let queued: [QueuedMove]
  /// The things that can be canceled, in that order.
  package let cancelTargets: [Table.CancelTarget]
  /// The step to another level for the next game, or `nil` (C6.26).
  package let offeredStep: LevelStep?
  /// The wins against the opponent's level, or `nil` if they are not counted (C6.26).
  package let wins: Wins?
  /// The event that led to the table, or `nil`.
  public let event: Table.Event?
  /// The news of the event, in order of presentation.
  public let news: [News]

  /// The options of the side to move, human or computer.
  public enum Choice: Hashable, Sendable {
    case placing(Disk)
    /// The side's disks are still flipping.
    case disksTurning(Disk)
    case pass(Disk)
    case over(Game.Result)
  }

  /// Creates the view of a table, with the news of the event behind it.
  public init(_ table: Table, after event: Table.Event? = nil) {
    game = ViewModel(table)
    moveNumber = (table.showing?.move.boardBefore ?? table.seen.game.board).moveNumber
    if case .play(let square) = table.question {
      alert = .play(square)
    } else {
      alert = game.alert.map(TableAlert.game)
    }
    choice = Choice(table)
    soleHumanSide = table.modes.soleHumanSide
    isSaved = table.run.isSaved
    review = ReviewModel(table)
    advice = AdviceModel(table)
    judged = table.analysis.moves(of: table.record)
    queued = table.waiting
    cancelTargets = table.cancelTargets
    offeredStep = LevelStep.offered(in: table)
    wins = table.wins?.level == table.modes.opponent ? table.wins : nil
    self.event = event
    news = event.map { News.of($0, at: table) } ?? []
  }

  /// A fact about the game in the viewed position.
  public subscript<Fact>(dynamicMember fact: KeyPath<ViewModel, Fact>) -> Fact {
    game[keyPath: fact]
  }

  /// Returns the player of a side.
  public func player(_ side: Disk) -> ViewModel.Player { game.player(side) }

  /// The side to move in the viewed position, or `nil` after the end.
  ///
  /// It is the mover while a move is being shown (R3.3).
  public var turn: Disk? {
    if case .turn(let side) = game.message { side } else { nil }
  }

  /// True if a computer plays a side.
  public var hasComputer: Bool { Disk.sides.contains { player($0).mode != .manual } }

  /// True while a computer thinks.
  public var isThinking: Bool { game.dark.isThinking || game.light.isThinking }

  /// True while disks are flipping on screen.
  package var isTurning: Bool { if case .disksTurning = choice { true } else { false } }

  /// True after the last move of a game was shown.
  public var isOver: Bool { game.result != nil }

  /// The square in the coach's question, or `nil`.
  ///
  /// Naming it is an answer (R15.2).
  package var askedSquare: Square? {
    if case .play(let square) = alert { square } else { nil }
  }

  /// True if another game can begin at once, with nothing to cancel before.
  package var offersAgain: Bool { isOver && cancelTargets.isEmpty }
}

extension ViewModel {
  /// Creates the view of a table's game in the viewed position.
  fileprivate init(_ table: Table) {
    let seen = table.review.map { Session(SavedGame(record: $0.seen, modes: table.modes)) }
    self.init(seen ?? table.session)
    alert = table.review == nil ? alert : table.session.question.map(Alert.confirmation)
    picks = table.sideToPick == nil ? .empty : table.seen.game.legalSquares
    for side in Disk.sides {
      let isAsked = table.asked != nil && table.seen.game.turn == side
      let isThinking = isAsked || table.thinkingSide == side
      if side == .dark { dark.isThinking = isThinking } else { light.isThinking = isThinking }
    }
  }
}

extension TableModel.Choice {
  fileprivate init(_ table: Table) {
    if let game = table.review?.seen.game {
      self = game.turn.map(Self.placing) ?? .over(Game.Result(of: game.board))
      return
    }
    switch table.session.phase {
    case .turning(let showing): self = .disksTurning(showing.move.side)
    case .choosing(let side), .thinking(let side): self = .placing(side)
    case .passing(let side): self = .pass(side)
    case .over(let result): self = .over(result)
    }
  }
}

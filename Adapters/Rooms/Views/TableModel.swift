public import Adapters
public import Domain
public import Rooms
import UseCases

/// The facts about a table that a front end shows.
///
/// `game` describes the viewed position as if there were no rooms. The other properties describe
/// what the rooms add.
@dynamicMemberLookup
public struct TableModel: Hashable, Sendable {
  /// The game in the viewed position.
  public let game: ViewModel
  /// The side of the only human, or `nil` if there are none or two.
  package let soleHumanSide: Disk?
  /// True if the game outlives the program.
  let isSaved: Bool
  /// The number of the next move, or of the move being animated.
  public let moveNumber: Int
  /// The open alert, or `nil`.
  public let alert: TableAlert?
  /// The state of the turn.
  public let choice: Choice
  /// The moves so far and the viewed position.
  public let review: ReviewModel
  /// The advice and the analysis.
  public let advice: AdviceModel
  /// The judged moves of this game, last one first.
  public let judged: [JudgedMove]
  /// The queued moves, in order.
  public let queued: [QueuedMove]
  /// The cancelable states, in the order in which they are canceled.
  package let cancelTargets: [Table.CancelTarget]
  /// The level step offered for the next game, or `nil` (C6.26).
  package let offeredStep: LevelStep?
  /// The wins against the opponent's level, or `nil` if not counted (C6.26).
  package let wins: Wins?
  /// The event that led to this state, or `nil`.
  public let event: Table.Event?
  /// The news of the event, in order of presentation.
  public let news: [News]

  /// The state of the turn, whether a human or a computer plays.
  public enum Choice: Hashable, Sendable {
    case placing(Disk)
    /// The side's disks are still flipping.
    case disksFlipping(Disk)
    case pass(Disk)
    case over(Game.Result)
  }

  /// Creates the view of a table, with the news of its latest event.
  public init(_ table: Table, after event: Table.Event? = nil) {
    game = ViewModel(table)
    moveNumber = (table.animation?.move.boardBefore ?? table.viewed.game.board).moveNumber
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

  /// The side to move in the viewed position, or `nil` once the game is over.
  ///
  /// While a move is being animated, this is the side that made it (R3.3).
  public var turn: Disk? {
    if case .turn(let side) = game.message { side } else { nil }
  }

  /// True if a computer plays at least one side.
  public var hasComputer: Bool { Disk.sides.contains { player($0).mode != .manual } }

  /// True while a computer thinks about a move or the player's request.
  public var isThinking: Bool { game.dark.isThinking || game.light.isThinking }

  /// True while disks are flipping on screen.
  package var isFlipping: Bool { if case .disksFlipping = choice { true } else { false } }

  /// True once the last move of the game has been shown.
  public var isOver: Bool { game.result != nil }

  /// The square that the coach asks about, or `nil`.
  ///
  /// Entering it again confirms the move (R15.2).
  package var askedSquare: Square? {
    if case .play(let square) = alert { square } else { nil }
  }

  /// True if an empty line can begin another game.
  package var offersAgain: Bool { isOver && cancelTargets.isEmpty }
}

extension ViewModel {
  /// Creates the view of a table's game in the viewed position.
  fileprivate init(_ table: Table) {
    let seen = table.review.map { Session(SavedGame(record: $0.viewed, modes: table.modes)) }
    self.init(seen ?? table.session)
    alert = table.review == nil ? alert : table.session.question.map(Alert.confirmation)
    picks = table.sideToPick == nil ? .empty : table.viewed.game.legalSquares
    for side in Disk.sides {
      let isAsked = table.asked != nil && table.viewed.game.turn == side
      let isThinking = isAsked || table.thinkingSide == side
      if side == .dark { dark.isThinking = isThinking } else { light.isThinking = isThinking }
    }
  }
}

extension TableModel.Choice {
  fileprivate init(_ table: Table) {
    if let game = table.review?.viewed.game {
      self = game.turn.map(Self.placing) ?? .over(Game.Result(of: game.board))
      return
    }
    switch table.session.phase {
    case .flipping(let animation): self = .disksFlipping(animation.move.side)
    case .choosing(let side), .thinking(let side): self = .placing(side)
    case .passing(let side): self = .pass(side)
    case .over(let result): self = .over(result)
    }
  }
}

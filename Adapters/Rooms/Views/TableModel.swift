public import Adapters
public import Domain
public import Rooms
import UseCases

/// What a front shows of a table: facts, which the front words and places.
///
/// The game at the moment that is seen is shown as the challenge shows one; what is shown beside it
/// is in a model of its own.
@dynamicMemberLookup
public struct TableModel: Hashable, Sendable {
  /// The game at the moment that is seen.
  public let game: ViewModel
  /// The side of the only person, to whom the game is told; nil if nobody or both are persons.
  package let onlyPerson: Disk?
  /// Whether the game is still there when the program has ended.
  let isSaved: Bool
  /// The number of the next move; while a move is being shown, its own.
  public let moveNumber: Int
  /// The alert that is up, or nil.
  public let alert: TableAlert?
  /// What the side on turn can do.
  public let choice: Choice
  /// The moves so far, and the moment that is seen.
  public let study: StudyModel
  /// What a computer has said about the game.
  public let advice: AdviceModel
  /// The moves of the game that the latest analysis has judged, the last one first.
  public let judged: [JudgedMove]
  /// The moves that wait for their turn.
  public let planned: [PlannedMove]
  /// What there is to end, in the order in which it is ended.
  package let endings: [Table.Ending]
  /// The step to another level that is offered for the next game, or nil (C6.26).
  package let offeredStep: LevelStep?
  /// How many games against the opponent's level were won, or nil if nobody counts them (C6.26).
  package let wins: Wins?
  /// The event that has led to the table, or nil.
  public let event: Table.Event?
  /// What follows from the event, in the order in which it is to be told; empty without one.
  public let news: [News]

  /// What the side on turn can do, whoever plays it.
  public enum Choice: Hashable, Sendable {
    /// The side can place a disk.
    case placing(Disk)
    /// Nothing until all disks of its move have turned.
    case disksTurning(Disk)
    /// The side must pass.
    case pass(Disk)
    /// Nothing: the game is over.
    case over(Game.Result)
  }

  /// Makes the view of a table, with the event that has led to it, if any, and what follows from
  /// that.
  public init(_ table: Table, after event: Table.Event? = nil) {
    game = ViewModel(table)
    moveNumber = (table.showing?.move.boardBefore ?? table.seen.game.board).moveNumber
    if case .play(let square) = table.question {
      alert = .play(square)
    } else {
      alert = game.alert.map(TableAlert.game)
    }
    choice = Choice(table)
    onlyPerson = table.modes.onlyPerson
    isSaved = table.run.isSaved
    study = StudyModel(table)
    advice = AdviceModel(table)
    judged = table.analysis.moves(of: table.record)
    planned = table.waiting
    endings = table.endings
    offeredStep = LevelStep.offered(in: table)
    wins = table.wins?.level == table.modes.opponent ? table.wins : nil
    self.event = event
    news = event.map { News.of($0, at: table) } ?? []
  }

  /// What the game shows.
  public subscript<Fact>(dynamicMember fact: KeyPath<ViewModel, Fact>) -> Fact {
    game[keyPath: fact]
  }

  /// Returns what there is to see of the player of a side.
  public func player(_ side: Disk) -> ViewModel.Player { game.player(side) }

  /// The side on turn at the moment that is seen, or nil after the end; while a move is being
  /// shown, still the mover (R3.3).
  public var turn: Disk? {
    if case .turn(let side) = game.message { side } else { nil }
  }

  /// Whether a computer plays a side.
  public var hasComputer: Bool { Disk.sides.contains { player($0).mode != .manual } }

  /// Whether a computer is thinking.
  public var isThinking: Bool { game.dark.isThinking || game.light.isThinking }

  /// Whether the disks of a move turn before the player's eyes.
  package var isTurning: Bool { if case .disksTurning = choice { true } else { false } }

  /// Whether the game is over and its last move has been shown.
  public var isOver: Bool { game.result != nil }

  /// The square about which a coach asks, or nil: a square is an answer then, too (R15.2).
  package var askedSquare: Square? {
    if case .play(let square) = alert { square } else { nil }
  }

  /// Whether another game can begin at once: this one is over, and there is nothing to end.
  package var offersAgain: Bool { isOver && endings.isEmpty }
}

extension ViewModel {
  /// Makes the view of the game at a table, at the moment that is seen.
  fileprivate init(_ table: Table) {
    let seen = table.look.map { Session(SavedGame(record: $0.seen, modes: table.modes)) }
    self.init(seen ?? table.session)
    alert = table.look == nil ? alert : table.session.question.map(Alert.confirmation)
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
    if let game = table.look?.seen.game {
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

public import Domain
public import UseCases

/// What a front shows of a session: facts and news, which the front words and places; only alerts
/// have words already, because the rules fix them.
///
/// What it holds itself is the game, who plays it, and what waits. What is shown beside the game is
/// in a model of its own.
public struct ViewModel: Hashable, Sendable {
  /// The board as shown: that of an earlier moment that is looked at, or the present one, on which
  /// a move that is being shown is up to the disk being turned.
  public let board: Board
  /// The dark player.
  public let dark: Player
  /// The light player.
  public let light: Player
  /// The side of the only person, to whom the game is told; nil if nobody or both are persons.
  package let onlyPerson: Disk?
  /// Whether the game is still there when the program has ended.
  let isSaved: Bool
  /// The number of the next move; while a move is being shown, its own.
  public let moveNumber: Int
  /// The alert that is up, or nil.
  public let alert: Alert?
  /// The squares that a person may pick now; empty unless a pick is awaited.
  public let picks: SquareSet
  /// What the side on turn can do.
  public let choice: Choice
  /// The moves so far, and the moment that is seen.
  public let study: StudyModel
  /// What a computer has said about the game.
  public let advice: AdviceModel
  /// The moves that wait for their turn.
  public let planned: [PlannedMove]
  /// What there is to end, in the order in which it is ended.
  package let endings: [Session.Ending]
  /// The step to another level that is offered for the next game, or nil (C6.26).
  package let offeredStep: LevelStep?
  /// The event that has led to the session, or nil.
  public let event: Event?
  /// What follows from the event, in the order in which it is to be told; empty without one.
  public let news: [News]

  /// What there is to see of a player.
  public struct Player: Hashable, Sendable {
    /// Who plays the side.
    public let mode: Mode
    /// The number of disks; while a move is being shown, the number before it (R3.2).
    public let count: Int
    /// Whether the indicator beside the player is on: a computer thinks for the side, or looks for
    /// advice (R2.4, R9.6).
    public let isThinking: Bool
  }

  /// The message (R4.1).
  public enum Message: Hashable, Sendable {
    /// It is a side's turn; while a move is being shown, still the mover's (R3.3).
    case turn(Disk)
    /// The game is over.
    case result(Game.Result)
  }

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

  /// Makes the view of a session, with the event that has led to it, if any, and what follows from
  /// that.
  public init(_ session: borrowing Session, after event: Event? = nil) {
    let counted = session.visibleShowing?.move.boardBefore ?? session.seen.game.board
    moveNumber = counted.moveNumber
    let alert = session.question.map(Alert.confirmation) ?? session.awaitsPass.map(Alert.pass)
    board = session.visibleShowing?.board ?? session.seen.game.board
    onlyPerson = session.modes.onlyPerson
    isSaved = session.run.isSaved
    study = StudyModel(session)
    advice = AdviceModel(session)
    planned = session.planned
    endings = session.endings
    offeredStep = LevelStep.offered(in: session)
    dark = Player(.dark, in: session, counted: counted)
    light = Player(.light, in: session, counted: counted)
    self.alert = alert
    picks = session.sideToPick == nil ? .empty : session.seen.game.legalSquares
    choice = Choice(session)
    self.event = event
    news = if let event { News.of(event, in: session, alert: alert) } else { [] }
  }

  /// The message.
  public var message: Message {
    switch choice {
    case .placing(let side), .disksTurning(let side), .pass(let side): .turn(side)
    case .over(let result): .result(result)
    }
  }

  /// The side on turn at the moment that is seen, or nil after the end; while a move is being
  /// shown, still the mover (R3.3).
  public var turn: Disk? {
    if case .turn(let side) = message { side } else { nil }
  }

  /// How the game, or what is tried, has ended, once its last move has been shown; nil before.
  public var result: Game.Result? {
    if case .result(let result) = message { result } else { nil }
  }

  /// Returns what there is to see of the player of a side.
  public func player(_ side: Disk) -> Player {
    side == .dark ? dark : light
  }

  /// Whether a person plays a side.
  public var hasPerson: Bool { [dark, light].contains { $0.mode == .manual } }

  /// Whether a computer plays a side.
  public var isPlayedByComputer: Bool { [dark, light].contains { $0.mode != .manual } }

  /// Whether a computer is thinking.
  public var isThinking: Bool { dark.isThinking || light.isThinking }

  /// Whether the disks of a move turn before the player's eyes.
  package var isTurning: Bool { if case .disksTurning = choice { true } else { false } }

  /// Whether the game is over and its last move has been shown.
  public var isOver: Bool { result != nil }

  /// The square about which a coach asks, or nil: a square is an answer then, too (R15.2).
  package var askedSquare: Square? {
    if case .confirmation(.play(let square)) = alert { square } else { nil }
  }

  /// Whether another game can begin at once: this one is over, and there is nothing to end.
  package var offersAgain: Bool { isOver && endings.isEmpty }
}

extension Session {
  /// The move whose disks turn before the player's eyes.
  fileprivate var visibleShowing: Showing? { look == nil ? showing : nil }
}

extension ViewModel.Player {
  /// Makes the player of a side, whose disks are counted on a board.
  fileprivate init(_ side: Disk, in session: borrowing Session, counted board: Board) {
    let isAsked = session.asked != nil && session.seen.game.turn == side
    mode = session.modes[side]
    count = board.count(of: side)
    isThinking = isAsked || session.thinkingSide == side
  }
}

extension ViewModel.Choice {
  fileprivate init(_ session: borrowing Session) {
    if let game = session.look?.seen.game {
      self = game.turn.map(Self.placing) ?? .over(Game.Result(of: game.board))
      return
    }
    switch session.phase {
    case .turning(let showing): self = .disksTurning(showing.move.side)
    case .choosing(let side), .thinking(let side): self = .placing(side)
    case .passing(let side): self = .pass(side)
    case .over(let result): self = .over(result)
    }
  }
}

package import Domain

/// A game on paper: the board, the side on turn, and the steps so far.
package struct PaperGame: Hashable {
  /// The step that is due.
  package enum Due: Hashable {
    case move(Disk)
    case pass(Disk)
    case end
  }

  /// The board with which the game began.
  package let first: PaperBoard
  /// The side that was on turn then.
  package let firstTurn: Disk?
  package private(set) var board: PaperBoard
  package private(set) var due: Due
  /// The squares on which the side on turn may place a disk.
  package private(set) var legal: [Int]
  /// The steps in a row, such as `d3c3--`.
  package private(set) var steps = ""

  /// The game that begins as R1.2 says.
  package static let new = PaperGame(.start, turn: .dark)

  /// Creates a game that begins with a board and a side on turn.
  ///
  /// Without a side, dark is on turn if it can move, and light if not (R7.16).
  package init(_ board: PaperBoard, turn: Disk?) {
    self.board = board
    let side = turn ?? (board.legal(for: .dark).isEmpty ? .light : .dark)
    legal = board.legal(for: side)
    due = Self.due(on: board, turn: side, legal: legal)
    first = board
    firstTurn = due == .end ? nil : side
  }

  /// Returns the step that is due when a side is on turn (R1.5).
  private static func due(on board: PaperBoard, turn side: Disk, legal: [Int]) -> Due {
    if !legal.isEmpty { return .move(side) }
    return board.legal(for: side.opponent).isEmpty ? .end : .pass(side)
  }

  /// The side on turn, or `nil` at the end.
  package var turn: Disk? {
    switch due {
    case .move(let side), .pass(let side): side
    case .end: nil
    }
  }

  /// The message: the turn or, at the end, the winner (R1.6, R4.1).
  package var message: String {
    if let turn { return "\(turn.letter)'s turn" }
    let lead = board.count(of: .dark) - board.count(of: .light)
    if lead == 0 { return "Tied" }
    return lead > 0 ? "x won" : "o won"
  }

  /// Places a disk for the side on turn.
  ///
  /// - Returns: the squares that have changed.
  package mutating func place(on square: Int) -> [Int] {
    guard case .move(let side) = due, legal.contains(square) else { return [] }
    let changes = board.changes(of: side, at: square)
    board.draw(side, on: changes)
    steps += squareName(square)
    giveTurn(to: side.opponent)
    return changes
  }

  /// Passes for the side that must.
  package mutating func pass() {
    guard case .pass(let side) = due else { return }
    steps += "--"
    giveTurn(to: side.opponent)
  }

  private mutating func giveTurn(to side: Disk) {
    legal = board.legal(for: side)
    due = Self.due(on: board, turn: side, legal: legal)
  }
}

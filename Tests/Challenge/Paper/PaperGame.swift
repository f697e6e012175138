import Domain

/// A game as somebody keeps it on paper: the board, whose turn it is, and the steps so far.
struct PaperGame: Hashable {
  /// What is to happen.
  enum Due: Hashable {
    case move(Disk)
    case pass(Disk)
    case end
  }

  /// The board with which the game began, and the side that was on turn.
  let first: PaperBoard
  let firstTurn: Disk?
  private(set) var board: PaperBoard
  private(set) var due: Due
  /// The squares on which the side on turn may place a disk.
  private(set) var legal: [Int]
  /// The steps in a row, such as `d3c3--`.
  private(set) var steps = ""

  /// Begins a game of R1.2.
  init() { self.init(.start, turn: .dark) }

  /// Begins with a board and a side on turn; without one dark is on turn if it can move, and light
  /// if not (R7.8).
  init(_ board: PaperBoard, turn: Disk?) {
    self.board = board
    let side = turn ?? (board.legal(for: .dark).isEmpty ? .light : .dark)
    (due, legal) = Self.due(on: board, turn: side)
    first = board
    firstTurn = due == .end ? nil : side
  }

  /// Says what is due when a side is on turn (R1.5).
  private static func due(on board: PaperBoard, turn side: Disk) -> (Due, [Int]) {
    let legal = board.legal(for: side)
    if !legal.isEmpty { return (.move(side), legal) }
    return (board.legal(for: side.opponent).isEmpty ? .end : .pass(side), [])
  }

  /// The side on turn, or nil at the end.
  var turn: Disk? {
    switch due {
    case .move(let side), .pass(let side): side
    case .end: nil
    }
  }

  /// The message: whose turn it is or, at the end, who has won (R1.6, R4.1).
  var message: String {
    if let turn { return "\(turn.letter)'s turn" }
    let lead = board.count(of: .dark) - board.count(of: .light)
    return lead == 0 ? "Tied" : lead > 0 ? "x won" : "o won"
  }

  /// Places a disk for the side on turn, and returns the squares that have changed.
  mutating func place(on square: Int) -> [Int] {
    guard case .move(let side) = due else { return [] }
    let changes = board.changes(of: side, at: square)
    guard !changes.isEmpty else { return [] }
    board.draw(side, on: changes)
    steps += squareName(square)
    (due, legal) = Self.due(on: board, turn: side.opponent)
    return changes
  }

  /// Passes for the side that must.
  mutating func pass() {
    guard case .pass(let side) = due else { return }
    steps += "--"
    (due, legal) = Self.due(on: board, turn: side.opponent)
  }
}

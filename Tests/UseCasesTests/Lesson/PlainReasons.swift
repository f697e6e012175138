import Domain
import Rooms
import TestSupport
import UseCases

/// The reasons between two lines as somebody would find them who replays both on an obvious board
/// and has read R16, each in a line of words such as `choice: 4, 9`.
struct PlainReasons {
  private let played: PlainLine
  private let best: PlainLine

  init(played: Line, best: Line) {
    self.played = PlainLine(played)
    self.best = PlainLine(best)
  }

  /// The first two.
  var told: [String] {
    Array([certain, corner, forGood, pass, choice].compactMap { $0 }.prefix(2))
  }

  /// How many moves of each line count: all that both have, if no more than 13 from the first.
  private var moves: Int? {
    if played.isOver, best.isOver, max(played.moves, best.moves) <= 13 { return Int.max }
    let most = min(whole, 13)
    // Nothing is compared with a game that has ended before.
    let isEnded = [played, best].contains { $0.isOver && $0.moves < most }
    return most < 5 || isEnded ? nil : most
  }

  private var whole: Int {
    min(played.isOver ? Int.max : played.moves, best.isOver ? Int.max : best.moves)
  }

  private var certain: String? {
    guard case .exactly(let first)? = played.line.move.worth,
      case .exactly(let second)? = best.line.move.worth, first < second,
      !played.isOver || played.lead == first, !best.isOver || best.lead == second
    else { return nil }
    let empty = played.moments[0].board.disks.count { $0 == nil }
    return "certain \(empty): \(first), \(second)"
  }

  private var corner: String? {
    func gain(_ line: PlainLine, _ moves: Int) -> Int {
      let takers = line.corners(moves).map(\.side)
      return takers.count { $0 == line.side } - takers.count { $0 != line.side }
    }
    guard let moves, isHeld(moves, { gain(best, $0) > gain(played, $0) }) else { return nil }
    let lists = [played, best].map { line in
      line.corners(moves).map { "\($0.side) \($0.square) by \($0.way)" }.joined(separator: "; ")
    }
    return "corner \(name(moves)): \(lists.joined(separator: ", "))"
  }

  private var forGood: String? {
    guard let moves, moves < Int.max, leadForGood(moves - 1) ?? 0 >= 3,
      leadForGood(moves) ?? 0 >= 3
    else { return nil }
    let counts = [played, best].map { line in
      "\(line.forGood(.dark, moves) ?? 0) \(line.forGood(.light, moves) ?? 0)"
    }
    return "forGood \(moves - 1): \(counts.joined(separator: ", "))"
  }

  private func leadForGood(_ moves: Int) -> Int? {
    let side = played.side
    guard let mine = played.forGood(side, moves), let other = played.forGood(side.flipped, moves),
      let mineBest = best.forGood(side, moves), let otherBest = best.forGood(side.flipped, moves)
    else { return nil }
    return mineBest - otherBest - mine + other
  }

  private var pass: String? {
    func holds(_ moves: Int) -> Bool {
      let (mine, theirs) = (played.side, played.side.flipped)
      func count(_ line: PlainLine, _ side: Disk) -> Int {
        line.passes(moves).count { $0.side == side }
      }
      let fewer = count(played, mine) - count(best, mine)
      let more = count(best, theirs) - count(played, theirs)
      let isNew =
        (count(best, mine) == 0 && fewer > 0) || (count(played, theirs) == 0 && more > 0)
      return isNew && fewer + more > 0
    }
    guard let moves, isHeld(moves, holds) else { return nil }
    let lists = [played, best].map { line in
      line.passes(moves).map { "\($0.side) before \($0.number)" }.joined(separator: "; ")
    }
    return "pass \(name(moves)): \(lists.joined(separator: ", "))"
  }

  private var choice: String? {
    let counts = [played, best].map { $0.choices(played.side) }
    guard counts.allSatisfy({ !$0.isEmpty }), counts[1][0] - counts[0][0] >= 3 else { return nil }
    return "choice: \(counts[0][0]), \(counts[1][0])"
  }

  private func isHeld(_ moves: Int, _ holds: (Int) -> Bool) -> Bool {
    holds(moves) && (moves == Int.max || holds(moves - 1)) && holds(whole)
  }

  private func name(_ moves: Int) -> String { moves == Int.max ? "end" : "\(moves - 1)" }
}

/// A line that is replayed on an obvious board.
private struct PlainLine {
  let line: Line
  let side: Disk
  /// The moments before each step, and the last one.
  private(set) var moments: [(board: ObviousBoard, turn: Disk?)] = []
  /// The number of moves up to each moment.
  private var placed = [0]

  var moves: Int { placed[placed.count - 1] }
  var isOver: Bool { moments[moments.count - 1].turn == nil }
  var lead: Int {
    let disks = moments[moments.count - 1].board.disks
    return disks.count { $0 == side } - disks.count { $0 == side.flipped }
  }

  init(_ line: Line) {
    self.line = line
    var board = ObviousBoard()
    board.disks = SquareSet.all.map { line.before.board[$0] }
    side = line.before.turn ?? .dark
    var turn = side
    moments.append((board, turn))
    for step in line.steps {
      if case .move(let square) = step { board.place(turn, x: square.x, y: square.y) }
      turn = turn.flipped
      let isOver = Disk.sides.allSatisfy { board.legalSquares(for: $0).isEmpty }
      moments.append((board, isOver ? nil : turn))
      placed.append(moves + (step.isMove ? 1 : 0))
    }
  }

  /// The steps of the first moves, each with the side that makes it.
  private func steps(_ moves: Int) -> [(side: Disk, step: String, index: Int)] {
    line.steps.indices.compactMap { index in
      guard placed[index] < moves, let side = moments[index].turn else { return nil }
      return (side, line.steps[index].description, index)
    }
  }

  func corners(_ moves: Int) -> [(side: Disk, square: String, way: String)] {
    steps(moves).filter { ["a1", "h1", "a8", "h8"].contains($0.step) }.map { taking in
      let way = line.steps[...taking.index].dropFirst().map(\.description).joined()
      return (taking.side, taking.step, way)
    }
  }

  func passes(_ moves: Int) -> [(side: Disk, number: Int)] {
    steps(moves).filter { $0.step == "--" }.map { pass in
      (pass.side, 61 - moments[pass.index].board.disks.count { $0 == nil })
    }
  }

  func choices(_ side: Disk) -> [Int] {
    moments.dropFirst().filter { $0.turn == side }.map { $0.board.legalSquares(for: side).count }
  }

  /// Returns how many disks of a side are certain to stay after so many moves, or nil if the game
  /// is over then.
  func forGood(_ side: Disk, _ moves: Int) -> Int? {
    guard let index = placed.firstIndex(of: moves), moments[index].turn != nil else { return nil }
    let disks = moments[index].board.disks
    func disk(_ x: Int, _ y: Int) -> Disk? { disks[y * 8 + x] }
    func isOff(_ x: Int, _ y: Int) -> Bool { !(0..<8).contains(x) || !(0..<8).contains(y) }
    var certain: Set<Int> = []
    while true {
      let more = (0..<64).filter { square in
        let (x, y) = (square % 8, square / 8)
        return disk(x, y) == side
          && [(1, 0), (0, 1), (1, 1), (1, -1)].allSatisfy { dx, dy in
            let line = (-7...7).map { (x + $0 * dx, y + $0 * dy) }.filter { !isOff($0.0, $0.1) }
            let isBeside = [-1, 1].contains { step in
              let (x, y) = (x + step * dx, y + step * dy)
              return isOff(x, y) || certain.contains(y * 8 + x)
            }
            return isBeside || line.allSatisfy { disk($0.0, $0.1) != nil }
          }
      }
      if certain.isSuperset(of: more) { return certain.count }
      certain.formUnion(more)
    }
  }
}

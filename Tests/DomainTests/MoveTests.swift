import Domain
import TestSupport
import Testing

/// A move, the boards while it is shown, and the order in which its disks change.
struct MoveTests {
  /// Light on c1: it flips two disks down, and one to the left.
  let before: Board
  let move: Move

  init() throws {
    before = try board(
      """
      ox------
      --x-----
      --x-----
      --o-----
      --------
      --------
      --------
      --------
      """)
    move = try #require(Move(by: .light, at: square("c1"), on: before))
  }

  @Test func `R1.3 a move knows its board, side, square and flips`() throws {
    #expect(move.boardBefore == before)
    #expect(move.side == .light)
    #expect(move.square == Square("c1"))
    #expect(move.flips == SquareSet(try squares("b1 c2 c3")))
  }

  @Test func `R1.3 a move describes itself by its side, square and flips`() {
    #expect("\(move)" == "o c1 flips b1 c2 c3")
  }

  @Test func `R1.4 the count of a move is the placed disk and the flipped ones`() {
    #expect(move.count == 4)
    #expect(move.squares.count == 4)
    #expect(SquareSet(move.squares) == move.flips.union(SquareSet(move.square)))
  }

  @Test func `R1.4 each disk shown changes one more square of the board`() throws {
    let rows = ["ox------", "oxo-----", "oxo-----", "oxo-----", "ooo-----"]
    let second = ["--x-----", "--x-----", "--o-----", "--o-----", "--o-----"]
    let third = ["--x-----", "--x-----", "--x-----", "--o-----", "--o-----"]
    for shown in 0...4 {
      let lines = move.board(showing: shown).description.split(separator: "\n")
      #expect(lines.prefix(3) == [rows[shown][...], second[shown][...], third[shown][...]])
    }
  }

  @Test(arguments: [0, -1, -4, Int.min])
  func `R1.4 showing no disk of a move is the board before it`(shown: Int) {
    #expect(move.board(showing: shown) == before)
  }

  @Test(arguments: [4, 5, 64, Int.max])
  func `R1.4 showing all disks of a move is the board after it`(shown: Int) {
    #expect(move.board(showing: shown) == move.boardAfter)
  }

  @Test func `R1.3 a move that flips nothing cannot be made`() throws {
    #expect(Move(by: .dark, at: try square("c1"), on: before) == nil)
    #expect(Move(by: .light, at: try square("h8"), on: before) == nil)
    #expect(Move(by: .light, at: try square("b1"), on: before) == nil)
  }

  @Test func `R1.3 a move changes just its squares and leaves the others`() {
    for square in SquareSet.all {
      let changed = move.squares.contains(square)
      #expect(move.boardAfter[square] == (changed ? .light : before[square]))
    }
  }

  @Test func `R1.4 dark on e6 changes seven disks in the order of the worked example`() throws {
    let before = try board(
      """
      --------
      x-------
      -o------
      --ooo---
      ---ox---
      -----oox
      ---ooo--
      --o-x---
      """)
    let after = try board(
      """
      --------
      x-------
      -x------
      --xoo---
      ---xx---
      ----xxxx
      ---oxo--
      --o-x---
      """)
    let move = try #require(Move(by: .dark, at: square("e6"), on: before))
    #expect(move.squares == (try squares("e6 d5 c4 b3 f6 g6 e7")))
    #expect(move.count == 7)
    #expect(move.boardAfter == after)
  }

  @Test(arguments: Disk.sides)
  func `R1.4 the largest move goes through all eight lines and changes twenty squares`(
    side: Disk
  ) throws {
    let order = try squares("d4 c3 b2 d3 d2 e3 f2 e4 f4 g4 e5 f6 g7 d5 d6 d7 c5 b6 c4 b4")
    let ends = SquareSet(try squares("a1 d1 g1 h4 h8 d8 a7 a4"))
    let flips = SquareSet(order.dropFirst())
    let before = try #require(
      side == .dark ? Board(dark: ends, light: flips) : Board(dark: flips, light: ends))
    let move = try #require(Move(by: side, at: square("d4"), on: before))
    #expect(move.squares == order)
    #expect(move.count == 20)
    #expect(move.boardAfter.count(of: side) == 28)
    #expect(move.boardAfter.count(of: side.flipped) == 0)
  }

  @Test func `R1.4 lines that flip nothing are left out`() throws {
    let before = try board(
      """
      ---x----
      ---o----
      ---o----
      oo--oox-
      ---o----
      --------
      --------
      --------
      """)
    let move = try #require(Move(by: .dark, at: square("d4"), on: before))
    #expect(move.squares == (try squares("d4 d3 d2 e4 f4")))
  }
}

import Domain
import TestSupport
import Testing

/// The order in which the disks of a move change.
struct ShowingOrderTests {
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

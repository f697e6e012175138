import TestSupport
import Testing

/// How wide a disk is, is measured (C6.4).
struct GlyphWidthTests {
  private let home: Home

  init() throws {
    home = try Home.live()
  }

  @Test(arguments: [(80, 24, true), (67, 13, true), (66, 15, false), (33, 15, false)])
  func `C6.4 the columns of the board are straight with disks two columns wide`(
    columns: Int, rows: Int, isBeside: Bool
  ) async throws {
    let game = try home.live("--flip", "0", columns: columns, rows: rows, diskWidth: 2)
    try await game.showsPrompt()
    game.type("d3\rc3\r")
    let screen = try await game.shows("both moves") { screen in
      screen.block.contains { $0.hasPrefix("  3 -  + (○)● ") }
    }
    #expect(screen.block[0] == "    a  b  c  d  e  f  g  h")
    let top = screen.cursor.row - screen.block.count + 1
    for row in top + 1...top + 8 {
      // The number at either end, and a square at every third column between.
      #expect(screen[row: row, column: 2].text == screen[row: row, column: 28].text)
      for column in stride(from: 4, to: 28, by: 3) {
        #expect("-+●○".contains(screen[row: row, column: column].text))
      }
    }
    #expect(screen.block.count == (isBeside ? 12 : 14))
    #expect((screen.hasWrapped, screen.unknown) == (false, []))
  }

  @Test func `C6.4 a terminal that never answers does not hold up the game, and keys are kept`()
    async throws
  {
    let game = try home.live("--flip", "0", answering: .whenTold)
    try await game.shows("question") { !$0.answers.isEmpty }
    let clock = ContinuousClock()
    let asked = clock.now
    game.type("d3\rwhi")
    let screen = try await game.shows("what was typed") { screen in
      screen.prompt == "reversi> whi" && screen.block[3].hasPrefix("  3 - - +(●)+")
    }
    #expect(clock.now - asked >= .milliseconds(100))
    #expect((screen.hasWrapped, screen.unknown) == (false, []))
  }
}

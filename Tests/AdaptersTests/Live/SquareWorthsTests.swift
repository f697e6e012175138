import Adapters
import Domain
import LiveFront
import TestSupport
import Testing
import UseCases

/// Numbers on the squares of a medium or large board (C6.40, C6.41).
struct SquareWorthsTests {
  private static let medium = LiveStyle.wide.with(\.palette, .full)
  private static let large = medium.with(\.columns, 100).with(\.rows, 40)

  /// The squares that may be picked at the start, in the order in which a critic likes them.
  private static let squares = ["d3", "c4", "f5", "e6"]

  /// A square as it is on the screen: its rows, and the parameters of the first character that is
  /// no space.
  private struct Shown: Equatable {
    var rows: [String]
    var style: [Int]
  }

  private static func shown(_ name: String, _ table: LiveTable, _ style: LiveStyle) -> Shown? {
    guard let square = Square(name) else { return nil }
    let screen = table.screen.now
    let extent = style == large ? (columns: 6, rows: 3) : (columns: 4, rows: 2)
    let top = screen.cursor.row - 2 - 8 * extent.rows
    let cells = (0..<extent.rows).map { row in
      (0..<extent.columns).map {
        screen[row: top + extent.rows * square.y + row, column: 3 + extent.columns * square.x + $0]
      }
    }
    let inked = cells.joined().first { $0.text != " " }
    return Shown(
      rows: cells.map { $0.map(\.text).joined() }, style: inked?.style ?? cells[0][0].style)
  }

  /// Returns the squares after each line, which has a second to take effect.
  private func shown(
    after lines: [String], in style: LiveStyle = medium, computer: Critic = Critic(),
    _ saved: SavedGame? = nil
  ) throws -> [[Shown?]]? {
    try LiveTable(saved, computer: computer, style: style, pace: Pace(disk: .zero)).play { table in
      var all: [[Shown?]] = []
      for line in lines {
        await table.type("\(line)\r")
        await table.pass(1000)
        all.append(Self.squares.map { Self.shown($0, table, style) })
      }
      return all
    }
  }

  private func rows(_ shown: [Shown?]?) -> [[String]] { shown?.map { $0?.rows ?? [] } ?? [] }

  private static let courses: [(style: LiveStyle, isExact: Bool, rows: [[String]])] = [
    (medium, false, [[" +4 ", "    "], [" -1 ", "    "], [" -6 ", "    "], ["-11 ", "    "]]),
    (medium, true, [["=+4 ", "    "], ["=-1 ", "    "], ["=-6 ", "    "], ["=-11", "    "]]),
    (
      large, false,
      [
        ["      ", "  +4  ", "      "], ["      ", "  -1  ", "      "],
        ["      ", "  -6  ", "      "], ["      ", " -11  ", "      "],
      ]
    ),
    (
      large, true,
      [
        ["      ", " =+4  ", "      "], ["      ", " =-1  ", "      "],
        ["      ", " =-6  ", "      "], ["      ", " =-11 ", "      "],
      ]
    ),
  ]

  @Test(arguments: courses.indices, ["values", "values on"])
  func `C6.40 each legal square shows what it is worth in place of its mark`(
    index: Int, command: String
  ) throws {
    let course = Self.courses[index]
    let critic = Critic(less: 5, isExact: course.isExact)
    let all = try #require(try shown(after: [command], in: course.style, computer: critic))
    #expect(rows(all[0]) == course.rows)
  }

  @Test func `C6.40 after values until the game changes, with values on at each moment`() throws {
    let pick = [" ▗▖ ", "    "]
    let blank = ["    ", "    "]
    let lines = ["values", "moves", "reset", "n", "values off", "values on", "back", "values off"]
    let saved = try SavedGame().played("d3c3")
    let told = try #require(try shown(after: lines, computer: Critic(less: 1), saved))
    // The first legal square is b3, and the second c4.
    #expect(rows(told[0])[1] == [" +3 ", "    "], "\(told)")
    for index in 1...3 { #expect(told[index] == told[0], "\(index)") }
    #expect(rows(told[4])[1] == pick)
    #expect(told[5] == told[0])
    // White was to move.
    #expect(rows(told[6])[1] == blank)
    #expect(rows(told[7])[1] == blank)
    let played = try shown(after: ["values", "c4", "undo"], computer: Critic(less: 1), saved)
    #expect(played.map { rows($0[2])[1] } == pick)
  }

  @Test func `C6.40 C6.29 a hint while values are kept up leaves the numbers`() throws {
    let told = try #require(try shown(after: ["values on", "hint", "values off"]))
    #expect(told[0] == told[1])
    #expect(rows(told[2])[0] == [" ▗▖ ", "    "])
    #expect(told[2][0]?.style.suffix(5) != Colors.full.hint[...])
  }

  @Test(arguments: [
    (
      LiveStyle.Palette.full,
      [
        [1, 38, 2, 180, 255, 180], [38, 2, 180, 255, 180],
        [38, 2, 255, 238, 110], [38, 2, 255, 206, 196],
      ]
    ),
    (.rich, [[1, 38, 5, 157], [38, 5, 157], [38, 5, 227], [38, 5, 224]]),
    (.basic, [[30], [30], [30], [30]]),
  ])
  func `C6.41 the color says what a move would give away, and the best is bold on its ground`(
    palette: LiveStyle.Palette, inks: [[Int]]
  ) throws {
    let colors = try #require(Colors.all.first { $0.palette == palette })
    let style = Self.medium.with(\.palette, palette)
    for less in [2, 3] {
      let told = try #require(
        try shown(after: ["values"], in: style, computer: Critic(less: less)))
      // They give away 0, 2, 4, 6 disks, or 0, 3, 6, 9.
      let expected = less == 2 ? inks : [inks[0], inks[2], inks[3], inks[3]]
      let grounds = [colors.hint, colors.greens[1], colors.greens[1], colors.greens[1]]
      #expect(told[0].map { $0?.style ?? [] } == zip(expected, grounds).map { $0 + $1 })
    }
  }

  @Test func `C6.41 what is worth as much as the best is bold, too`() throws {
    let told = try #require(try shown(after: ["values"], computer: Critic(less: 0)))
    #expect(told[0].allSatisfy { $0?.style.first == 1 })
  }

  @Test func `C6.2 C6.40 a key below numbers writes no more than below marks`() throws {
    func cost(after start: String) throws -> Int? {
      try LiveTable(computer: Critic(), style: Self.medium).play { table in
        await table.type(start)
        await table.pass(1000)
        let count = table.screen.writes.count
        await table.type("d")
        return table.screen.written(since: count).utf8.count
      }
    }
    let plain = try cost(after: "")
    #expect(try cost(after: "values on\r") == plain)
  }
}

import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// What marks squares of the live board, and what colors add to it (C6).
struct BoardMarkTests {
  private static let blocks = (1...2).flatMap { recordedGame(seed: $0).blocks }

  @Test func `C6.7 the last disk placed stands in brackets, and nothing else does`() {
    for block in Self.blocks {
      let rows = Characters(block)
      #expect(rows.all("(") == block.lastMove.map { [rows.beside($0.square, -1)] } ?? [])
      #expect(rows.all(")") == block.lastMove.map { [rows.beside($0.square, 1)] } ?? [])
    }
  }

  @Test func `C6.7 + marks the squares that may be picked, only while a pick is awaited`() {
    for block in Self.blocks {
      let rows = Characters(block)
      #expect(rows.all("+") == block.model.picks.map { rows.beside($0, 0) })
    }
    #expect(Self.blocks.contains { !$0.model.picks.isEmpty })
  }

  @Test(arguments: [24, 80])
  func `C5.10 colors change nothing but the color`(columns: Int) {
    var (plain, colored) = (LiveStyle.wide, LiveStyle.wide)
    (plain.columns, colored.columns, colored.isColored) = (columns, columns, true)
    for block in Self.blocks {
      let (plainBlock, coloredBlock) = (block.rows(in: plain), block.rows(in: colored))
      #expect(!plainBlock.rows.contains { $0.contains("\u{1b}") })
      var uncolored = coloredBlock
      uncolored.rows = coloredBlock.rows.map(\.withoutColors)
      #expect(uncolored == plainBlock)
      #expect(coloredBlock.rows.allSatisfy { !$0.contains("\u{1b}") || $0.endsWithoutColor })
    }
  }

  @Test func `C5.10 with colors picks, the last disk and empty squares look different`() throws {
    let d3 = try square("d3")
    let move = try #require(Game().move(at: d3))
    var style = LiveStyle.ascii
    style.isColored = true
    let rows = LiveView(Session(), last: move).rows(in: style).rows
    let empty = "\u{1b}[2m-\u{1b}[m"
    #expect(
      rows[3] == "  3 \(empty) \(empty) \(empty)\u{1b}[1m(\u{1b}[m\u{1b}[32m+\u{1b}[m"
        + "\u{1b}[1m)\u{1b}[m\(empty) \(empty) \(empty) \(empty) 3")
  }
}

/// The characters of a block in ASCII, by row and column.
private struct Characters {
  private let rows: [[Character]]

  init(_ block: LiveView) {
    rows = block.rows(in: .ascii).rows.prefix(10).map { Array($0.prefix(21)) }
  }

  /// The places of a character, row by row.
  func all(_ character: Character) -> [[Int]] {
    rows.enumerated().flatMap { row, characters in
      characters.indices.filter { characters[$0] == character }.map { [row, $0] }
    }
  }

  /// The place so many columns beside a square.
  func beside(_ square: Square, _ columns: Int) -> [Int] {
    [square.y + 1, 4 + 2 * square.x + columns]
  }
}

extension String {
  /// Whether the last thing that sets a color sets it back.
  fileprivate var endsWithoutColor: Bool {
    let last = self[(lastIndex(of: "\u{1b}") ?? startIndex)...]
    return last.hasPrefix("\u{1b}[m")
  }
}

import Adapters
import Domain
import Infrastructure
import LiveFront
import RoomAdapters
import Rooms
import TerminalInput
import TestSupport
import Testing
import UseCases

/// The block for many values, games, and widths (C6.21, C6.38, C6.26).
struct BlockTests {
  @Test(arguments: [
    (13, 0, 32), (0, 9, 0), (2, 2, 16), (63, 1, 32), (62, 2, 31), (20, 44, 10),
  ])
  func `C6.38 R3.2 a bar of 32 cells shows the share of the disks, with both counts behind it`(
    dark: Int, light: Int, darkCells: Int
  ) throws {
    let table = Table(Session(try saved("x00", Self.rows(dark: dark, light: light))))
    let bar =
      String(repeating: "#", count: darkCells) + String(repeating: "-", count: 32 - darkCells)
    #expect(OpenScreen.still(at: table).block[3].hasSuffix("3   \(bar) \(dark):\(light)"))
  }

  @Test(
    arguments: [
      ("-01 computers=04", 1, 21, "easier"), ("-10 computers=60", 20, 0, "easier"),
      ("-01 computers=01", 0, 20, "easier"), ("-01 computers=04", 1, 20, nil), ("-01", 0, 30, nil),
      ("-01 computers=04", 21, 1, "harder"), ("-01", 20, 0, "harder"),
      ("-01 computers=04", 20, 1, nil), ("-01 computers=09", 30, 0, nil),
      ("-10 computers=80", 0, 20, "harder"),
      ("-11 computers=44", 1, 21, nil), ("-00 computers=44", 1, 21, nil),
    ] as [(String, Int, Int, String?)])
  func `C6.26 after a game with a lead of 20 or more the notice offers the next level`(
    header: String, dark: Int, light: Int, command: String?
  ) throws {
    let over = try saved(header, Self.rows(dark: dark, light: light))
    try #require(over.game.turn == nil)
    let isHarder = command == "harder"
    let (kind, japanese) = isHarder ? ("a harder", "強い相手と打つには「強く」") : ("an easier", "弱い相手と打つには「弱く」")
    for (language, offer) in [
      (Language.english, "'\(command ?? "")' for \(kind) game,"),
      (.japanese, "もっと\(japanese)"),
    ] {
      let row = OpenScreen.still(at: Table(Session(over)), language: language).block.suffix(3)
        .joined()
      #expect(row.contains(offer) == (command != nil), "\(row)")
      #expect(command != nil || !row.contains("harder") && !row.contains("easier"))
    }
  }

  /// The rows of a board with so many disks, each side's together.
  private static func rows(dark: Int, light: Int) -> [Int: String] {
    let squares = Array(
      String(repeating: "x", count: dark) + String(repeating: "-", count: 64 - dark - light)
        + String(repeating: "o", count: light))
    let rows = (0..<8).map { ($0 + 1, String(squares[$0 * 8..<$0 * 8 + 8])) }
    return Dictionary(uniqueKeysWithValues: rows)
  }

  @Test(arguments: [LiveStyle.Glyphs.ascii, .unicode])
  func `C6.21 no row is wider than the terminal`(
    glyphs: LiveStyle.Glyphs
  ) throws {
    let game = (1...UInt64(RunOptions.drawnGames)).flatMap { recordedGame(seed: $0) }
    var chance = SplitMix64(seed: 6)
    for columns in 24...100 {
      let style = LiveStyle(
        columns: columns, rows: [12, 20, 34][columns % 3], glyphs: glyphs,
        palette: columns % 2 == 0 ? .rich : .none)
      for _ in 1...RunOptions.blocksOfEachWidth {
        let (event, table) = try #require(game.randomElement(using: &chance))
        let language = Bool.random(using: &chance) ? Language.english : .japanese
        let screen = OpenScreen(style, at: table, after: event, language: language)
        screen.presenter.tell(.notACommand(.unknown(Self.text(&chance), nearest: nil)))
        screen.presenter.tell(Self.text(&chance))
        let now = screen.output.now
        #expect(!now.hasWrapped && now.cursor.row == style.rows - 1, "\(screen.output.text)")
      }
    }
  }

  /// A text of any length, of characters of every width.
  private static func text(_ chance: inout SplitMix64) -> String {
    let characters: [Character] = ["a", "d", "3", " ", "囲", "ｗ", "e\u{301}", "🎲", "●", "○", "~"]
    return String(
      (0..<Int.random(in: 0...150, using: &chance)).map { _ in
        characters[Int.random(in: characters.indices, using: &chance)]
      })
  }
}

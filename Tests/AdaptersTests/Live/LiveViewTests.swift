import Adapters
import Domain
import Infrastructure
import LiveFront
import TerminalInput
import TestSupport
import Testing
import UseCases

/// The block as it is drawn in each width and with each glyph (C6.3, C6.4, C6.7).
struct LiveViewTests {
  @Test(arguments: [LiveStyle.wide, .ascii])
  func `C6.4 C6.7 the block is as drawn while a player types and the computer thinks`(
    style: LiveStyle
  ) throws {
    let screen = try LiveTable(style: style).show { table in
      await table.type("white computer\r")
      await table.type("d3\r")
      await table.pass(500)
      await table.type("white ma")
    }
    let drawn = """
      ● plays d3, flips d4
          a b c d e f g h
        1 - - - - - - - - 1   ● Black  4  you
        2 - - - - - - - - 2   ○ White  1  computer  | thinking
        3 - - -(●)- - - - 3   ##########################------ 4:1
        4 - - - ● ● - - - 4   ○'s turn
        5 - - - ● ○ - - - 5
        6 - - - - - - - - 6    1 d3
        7 - - - - - - - - 7
        8 - - - - - - - - 8
          a b c d e f g h     ↑↓←→ square  ↵ plan  PgUp PgDn moves  ? help

      reversi> white ma█
      """
    let letters = drawn.replacing("●", with: "x").replacing("○", with: "o")
      .replacing("↑↓←→", with: "arrows").replacing("↵", with: "Enter")
    #expect(screen == (style == .ascii ? letters : drawn))
  }

  @Test(arguments: [
    // Counts of one and of two digits end in the same column.
    ("x00", [1: "xxxxxxxx", 2: "x-------", 8: "-o------"], 1, "   ● Black  9  person"),
    ("x00", [1: "xxxxxxxx", 2: "xx------", 8: "-o------"], 1, "   ● Black 10  person"),
    ("-00", [1: "xxx-----", 8: "-----ooo"], 4, "  4 - - - - - - - - 4   Tied"),
  ])
  func `R4.1 C6.7 counts stand in one column, and the message of a tie has no disk`(
    header: String, rows: [Int: String], row: Int, end: String
  ) throws {
    let session = Session(try saved(header, rows))
    #expect(LiveView(session).rows(in: .wide).rows[row].contains(end))
  }

  @Test(arguments: [
    (13, 0, 32), (0, 9, 0), (2, 2, 16), (63, 1, 32), (62, 2, 31), (20, 44, 10),
  ])
  func `C6.25 R3.2 a bar of 32 cells shows how the disks are shared, with both counts behind it`(
    dark: Int, light: Int, darkCells: Int
  ) throws {
    let rows = Self.rows(dark: dark, light: light)
    let view = LiveView(Session(try saved("x00", rows)))
    let bar =
      String(repeating: "#", count: darkCells) + String(repeating: "-", count: 32 - darkCells)
    for glyphs in LiveStyle.Glyphs.all {
      let style = LiveStyle.wide.with(\.glyphs, glyphs).with(\.size, .small)
      #expect(view.rows(in: style).rows[3].hasSuffix("3   \(bar) \(dark):\(light)"))
      for palette in [LiveStyle.Palette.basic, .rich, .full] {
        let screen = view.screen(in: style.with(\.palette, palette))
        let start = LiveLayout(style.with(\.palette, palette)).panelColumn
        let cells = (0..<32).map { screen[row: 3, column: start + $0] }
        let isSmooth = glyphs == .unicode(columns: 1)
        let cell = palette == .basic ? (isSmooth ? "■" : "=") : " "
        #expect(cells.allSatisfy { $0.text == cell })
        #expect(Set(cells.prefix(darkCells).map(\.style)).count <= 1)
        #expect(Set(cells.dropFirst(darkCells).map(\.style)).count <= 1)
        #expect(Set(cells.map(\.style)).count == (0 < darkCells && darkCells < 32 ? 2 : 1))
      }
    }
  }

  @Test func `C6.25 R3.2 the share changes with the counts, and not disk by disk`() throws {
    var table = SessionTable()
    try table.pick("d3")
    try table.showDisk()
    let before = LiveView(table.session).rows(in: .wide).rows[3]
    try table.showMove()
    let after = LiveView(table.session).rows(in: .wide).rows[3]
    #expect(before.hasSuffix("################---------------- 2:2"), "\(before)")
    #expect(after.hasSuffix("##########################------ 4:1"), "\(after)")
  }

  @Test func `C6.26 after the end an analysis that is done is not offered`() throws {
    let table = try LiveTable(SavedGame().played("e6f4e3f6g5d6e7f5c5"), computer: Critic())
    let notice = table.play { table in
      for key in ["analyze\r", " ", "\u{15}"] {
        await table.type(key)
        await table.pass(60)
      }
      return table.screen.lowerRows[0]
    }
    #expect(notice == "Black won by 13. Type 'again' or 'quit'.")
  }

  @Test(arguments: [
    ("-00", [1: "xxx-----", 8: "-----oo-"], "Black won by 1"),
    ("-01", [1: "xxx-----", 8: "-----oo-"], "You won by 1"),
    ("-10", [1: "xxx-----", 8: "-----oo-"], "You lost by 1"),
    ("-11", [1: "x-------", 8: "-----ooo"], "White won by 2"),
    ("-01", [1: "x-------", 8: "-------o"], "Tied, 1 each"),
  ])
  func `C6.26 after the end the notice says by how much a side has won`(
    header: String, rows: [Int: String], result: String
  ) throws {
    let row = LiveView(Session(try saved(header, rows))).rows(in: .wide).rows.suffix(2).first
    #expect(row == "\(result). Type 'again', 'analyze', or 'quit'.")
  }

  @Test(
    arguments: [
      ("-01 levels=01", 1, 21, "easier"), ("-10 levels=30", 20, 0, "easier"),
      ("-01 ladder=01", 0, 20, "easier"), ("-01 levels=01", 1, 20, nil), ("-01", 0, 30, nil),
      ("-01 levels=01", 21, 1, "harder"), ("-01", 20, 0, "harder"),
      ("-01 levels=01", 20, 1, nil), ("-01 levels=06", 30, 0, nil),
      ("-10 levels=50", 0, 20, "harder"),
      ("-11 levels=11", 1, 21, nil), ("-00 levels=11", 1, 21, nil),
    ] as [(String, Int, Int, String?)])
  func `C6.26 after a game that was apart by 20 or more the next level is offered`(
    header: String, dark: Int, light: Int, command: String?
  ) throws {
    let over = try saved(header, Self.rows(dark: dark, light: light))
    try #require(over.game.turn == nil)
    let (kind, japanese) = command == "harder" ? ("a harder", "強い") : ("an easier", "弱い")
    for (language, offer) in [
      (Language.english, "'\(command ?? "")', then 'again', for \(kind) game; or"),
      (.japanese, "\(japanese)相手なら \(command ?? "") と again"),
    ] {
      let row = LiveView(Session(over)).rows(in: .wide, language: language).rows
        .suffix(3).joined()
      #expect(row.contains(offer) == (command != nil), "\(row)")
      #expect(command != nil || !row.contains("harder") && !row.contains("easier"))
    }
  }

  @Test(
    arguments: [
      (
        "x01", .none,
        "You are Black. Type a square with a +, such as d3, or use the arrows; ? helps."
      ),
      (
        "x01", .rich,
        "You are Black. Type a square with a +, such as d3, or use the arrows; ? helps."
      ),
      (
        "x01", .basic,
        "You are Black. Type a square with a +, such as d3, or use the arrows; ? helps."
      ),
      (
        "x10", .rich,
        "You are White. Type a square with a + when it is your turn, or use the arrows; ? helps."
      ),
      (
        "x00", .rich,
        "Type a square with a +, such as d3. wc lets the computer play White; ? helps."
      ),
      ("x11", .rich, "Computers play both sides; bm or wm takes one over; ? helps."),
    ] as [(String, LiveStyle.Palette, String)])
  func `C6.34 until the first move the notice says who the person is and what to do`(
    header: String, palette: LiveStyle.Palette, words: String
  ) throws {
    let style = LiveStyle.wide.with(\.palette, palette).with(\.size, .small)
    let view = LiveView(Session(try saved(header)))
    #expect(view.rows(in: style.with(\.columns, 100)).rows.suffix(2).first == words)
    let medium = view.rows(in: style.with(\.size, .medium)).rows.suffix(3).joined()
    #expect(medium.contains("with a dot") == (palette != .none && header != "x11"))
    let japanese = view.rows(in: style, language: .japanese).rows.suffix(3).joined()
    #expect(japanese.contains("? "))
    #expect(japanese.contains("入力するか、矢印で選びます") == words.contains("arrows"))
    let played = LiveView(Session(try saved(header).played("d3")))
    #expect(played.rows(in: style).rows.suffix(2).first == "")
  }

  @Test func `C6.7 after a reset the block shows no last move`() throws {
    let table = try LiveTable(pace: Pace(disk: .zero))
    let screen = table.show { await $0.type("d3\rreset\rok\r") }
    let block = LiveView(Session())
    #expect(screen == "● plays d3, flips d4\nNew game.\n" + block.shown(in: .wide))
    #expect(!block.shown(in: .wide).contains(" 1 d3"))
  }

  @Test(arguments: [(57, 1), (40, 1), (24, 1), (66, 2), (33, 2)])
  func `C6.3 under 58 columns, or 67, the players stand below the board`(
    columns: Int, diskColumns: Int
  ) throws {
    let block = try thinking(columns: columns, .unicode(columns: diskColumns))
    #expect(block.hasSuffix("h\n● 4 M  ○ 1 C |\n○'s turn\n\nreversi> d3█"))
    #expect(block.split(separator: "\n", omittingEmptySubsequences: false).count == 14)
  }

  @Test(arguments: [
    (58, LiveStyle.Glyphs.ascii), (58, .unicode(columns: 1)), (67, .unicode(columns: 2)),
  ])
  func `C6.3 from 58 columns, or 67, the players stand beside the board`(
    columns: Int, glyphs: LiveStyle.Glyphs
  ) throws {
    let rows = try thinking("x01 levels=01", columns: columns, glyphs).split(separator: "\n").map(
      String.init)
    #expect(
      rows[2].hasSuffix("2   \(glyphs == .ascii ? "o" : "○") White  1  computer 4  | thinking"))
    #expect(LiveStyle.wide.with(\.glyphs, glyphs).width(rows[2]) == columns)
  }

  @Test(arguments: [67, 33])
  func `C6.4 the columns of a narrow block are straight with wide disks`(columns: Int) throws {
    let style = LiveStyle.wide.with(\.columns, columns).with(\.glyphs, .unicode(columns: 2))
    let session = Session(try saved("x00", [1: "xoxoxoxo", 2: "-x-o-x-o", 3: "o---x-oo"]))
    var screen = TerminalScreen(columns: columns, rows: 24, diskWidth: 2)
    screen.feed(LiveView(session).rows(in: style).rows.joined(separator: "\r\n"))
    let view = ViewModel(session)
    for square in SquareSet.all {
      let disk = view.board[square].map { $0 == .dark ? "●" : "○" }
      let symbol = disk ?? (view.picks.contains(square) ? "+" : "-")
      let column = 4 + 3 * square.x
      #expect(screen[row: square.y + 1, column: column].text == symbol)
      #expect(screen[row: 0, column: column].text == String(Array("abcdefgh")[square.x]))
      #expect(screen[row: square.y + 1, column: 28].text == "\(square.y + 1)")
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

  /// The first figure of C6, with a shorter line.
  private func thinking(
    _ header: String = "x01", columns: Int, _ glyphs: LiveStyle.Glyphs
  ) throws -> String {
    var table = SessionTable(try saved(header))
    try table.pick("d3")
    for _ in 1...2 { try table.showDisk() }
    return LiveView(table.session).shown(
      in: .wide.with(\.columns, columns).with(\.glyphs, glyphs), typed: "d3")
  }

  @Test func `C6.7 the last disk placed stands in brackets, and + marks what may be picked`() {
    for block in Self.blocks {
      let rows = Characters(block)
      #expect(rows.all("+") == block.model.picks.map { rows.beside($0, 0) })
      let last = block.model.study.record.lastMove?.square
      #expect(rows.all("(") == last.map { [rows.beside($0, -1)] } ?? [])
      #expect(rows.all(")") == last.map { [rows.beside($0, 1)] } ?? [])
    }
    #expect(Self.blocks.contains { !$0.model.picks.isEmpty })
  }

  @Test func `C6.31 letters x and o beside the board have no color, though disks are drawn so`()
    throws
  {
    let session = Session(try saved("o00", Ending.lightOnly).played("c1"))
    let screen = LiveView(session).screen(in: .ascii.with(\.palette, .basic))
    for (row, letter) in [(1, "x"), (2, "o"), (4, "x")] {
      let cell = screen[row: row, column: 32]
      #expect(cell.text == letter && cell.style.isEmpty, "\(screen)")
    }
    #expect(screen.lines[10] == "Pass: x cannot place a disk.")
    #expect((0..<6).allSatisfy { screen[row: 10, column: $0].style.isEmpty })
  }

  @Test func `C6.7 the last disk placed stands in brackets after a pass, too`() throws {
    let session = Session(try saved("o00", Ending.lightOnly).played("c1--"))
    #expect(
      LiveView(session).rows(in: .ascii).rows[1]
        == "  1 o o(o)- - - - - 1   x Black  1  person")
    let output = RecordingOutput()
    let presenter = PlainPresenter(output: output, boards: .turns, isScript: false)
    presenter.present(.play(.passed(.dark)), in: session)
    #expect(output.transcript.contains("\n  1 o o(o)- - - - - 1\n"))
  }

  private static let blocks = (1...UInt64(RunOptions.drawnGames)).flatMap {
    recordedGame(seed: $0).blocks
  }

  @Test(arguments: LiveStyle.Glyphs.all)
  func `C6.21 no row is wider than the terminal, and the cursor is inside it`(
    glyphs: LiveStyle.Glyphs
  ) throws {
    var chance = SplitMix64(seed: 6)
    for columns in 24...100 {
      let style = LiveStyle(
        columns: columns, rows: columns % 3 == 0 ? 20 : 34, glyphs: glyphs,
        palette: columns % 2 == 0 ? .rich : .none, size: columns % 5 == 0 ? .small : .auto)
      guard LiveLayout(style).fits else { continue }
      for _ in 1...RunOptions.blocksOfEachWidth {
        var block = try #require(Self.blocks.randomElement(using: &chance))
        if Bool.random(using: &chance) {
          block.notice = LiveView.Notice(text: Self.text(&chance))
        }
        var line = TypedLine(Self.text(&chance))
        line.move(to: line.cursor - Int.random(in: 0...12, using: &chance))
        let language = Bool.random(using: &chance) ? Language.english : .japanese
        let painted = block.rows(in: style, typed: line, language: language)
        let rows = painted.rows
        #expect(rows.count <= style.rows)
        let layout = LiveLayout(style)
        let count = [.large: 28, .medium: 20][layout.shape] ?? 12
        // A notice may take two rows, the first of which is there below larger boards, anyway.
        #expect((count...max(13, count)).contains(rows.count - (layout.isPanelBeside ? 0 : 2)))
        #expect(rows.allSatisfy { style.width($0) <= columns }, "\(block.shown(in: style))")
        #expect((0..<columns).contains(painted.cursorColumn))
      }
    }
  }

  @Test(arguments: [
    (24, nil as String?, "reversi> ~hijklmnopqrs█"),
    (24, "pass", "[Enter] Dismis~~nopqrs█"),
    (24, "reset", "[Enter] Cancel~~nopqrs█"),
    (29, "reset", "[Enter] Cancel / ok~~nopqrs█"),
    (30, "reset", "[Enter] Cancel / ok> ~nopqrs█"),
    (42, "reset", "[Enter] Cancel / ok> abcdefghijklmnopqrs█"),
  ])
  func `C6.21 at least 8 columns are left to type in`(
    columns: Int, alert: String?, prompt: String
  ) throws {
    var table = SessionTable(try saved("x00", alert == "pass" ? Ending.lightOnly : [:]))
    if alert == "reset" { table.askReset() }
    let style = LiveStyle.ascii.with(\.columns, columns)
    let shown = LiveView(table.session).shown(in: style, typed: "abcdefghijklmnopqrs")
    #expect(shown.split(separator: "\n").last.map(String.init) == prompt)
  }

  @Test(arguments: [
    (46, 15, ["New game. Type d3, or wc to play the computer."]),
    (45, 15, ["New game. Type d3, or wc to play the", "computer."]),
    (45, 40, ["New game. Type d3, or wc to play the", "computer."]),
    (24, 15, ["New game. Type d3, or wc", "to play the computer."]),
  ])
  func `C6.8 a notice that is too long for one line is broken into two, however few rows there are`(
    columns: Int, rows: Int, lines: [String]
  ) {
    let view = LiveView(Session(), notice: "New game. Type d3, or wc to play the computer.")
    let drawn = view.rows(in: .ascii.with(\.columns, columns).with(\.rows, rows)).rows
    #expect(drawn.dropFirst(12).dropLast() == lines[...])
    #expect(drawn.count <= rows)
  }

  @Test func `C6.8 a notice that is too long for two lines is cut with ~ in one`() {
    let view = LiveView(Session(), notice: "a1 is not a legal move for x; legal: d3 c4 f5 e6.")
    let drawn = view.rows(in: .ascii.with(\.columns, 24)).rows
    #expect(drawn.dropFirst(12).dropLast() == ["a1 is not a legal move ~"])
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

  /// The place some columns beside a square.
  func beside(_ square: Square, _ columns: Int) -> [Int] {
    [square.y + 1, 4 + 2 * square.x + columns]
  }
}

extension String {
  /// Whether the last change of color restores the usual one.
  fileprivate var endsWithoutColor: Bool {
    let last = self[(lastIndex(of: "\u{1b}") ?? startIndex)...]
    return last.hasPrefix("\u{1b}[m")
  }
}

import Adapters
import Domain
import Infrastructure
import LiveFront
import TerminalInput
import TestSupport
import Testing
import UseCases

/// The sections of the panel, and what is in each (C6.7, C6.35 to C6.39).
struct LivePanelTests {
  private static let medium = LiveStyle.wide.with(\.palette, .full)
  private static let narrow = LiveStyle.wide.with(\.columns, 58).with(\.rows, 13)
  /// Returns the rows beside the board of a view, without colors.
  private func panel(
    _ view: LiveView, in style: LiveStyle, language: Language = .english
  ) -> [String] {
    let layout = LiveLayout(style)
    let rows = view.rows(in: style, language: language).rows
    return rows.prefix(layout.shape == .medium ? 17 : 10).map { row in
      String(row.withoutColors.dropFirst(layout.panelColumn)).trimmed
    }
  }

  /// Returns the rows beside the board after some lines were typed, without colors.
  private func panel(
    after record: String, typing lines: [String] = [], modes: Modes = Modes(),
    computer: any Computer = Critic(), style: LiveStyle = medium, pace: Pace = Pace(disk: .zero),
    language: Language = .english
  ) throws -> [String] {
    let start = SavedGame(record: try SavedGame().played(record).record, modes: modes)
    let table = try LiveTable(
      start, computer: computer, style: style, language: language, pace: pace)
    let screen = try #require(
      table.play { table in
        for line in lines {
          await table.type(line)
          await table.pass(60)
        }
        return table.screen.now
      })
    let layout = LiveLayout(style)
    let isMedium = layout.shape == .medium
    let letters = screen.lines.lastIndex { $0.hasPrefix("    a ") } ?? 0
    let top = isMedium ? letters : letters - 9
    return (top..<top + (isMedium ? 17 : 10)).map { row in
      (layout.panelColumn..<style.columns).map { screen[row: row, column: $0].text }.joined()
        .trimmed
    }
  }

  @Test(
    arguments: [
      (Modes(light: .computer(.four)), "you ◂ your move", "computer, level 4"),
      (Modes(dark: .computer(.random)), "computer | thinking", "you"),
      (Modes(), "person ◂ to move", "person"),
      (Modes(dark: .computer(.four), light: .computer(.four)), "| thinking", "computer, level 4"),
    ] as [(Modes, String, String)])
  func `C6.7 each player has a row, and that of the side on turn is marked and bold`(
    modes: Modes, dark: String, light: String
  ) throws {
    let view = LiveView(Session(SavedGame(modes: modes)))
    for style in [LiveStyle.wide, Self.medium] {
      let rows = panel(view, in: style)
      let top = style == .wide ? 1 : 2
      let words = rows[top...top + 1].map { $0.split(separator: " ").joined(separator: " ") }
      #expect(words[0].contains("Black 2 ") && words[0].hasSuffix(dark), "\(rows)")
      #expect(words[1].contains("White 2 ") && words[1].hasSuffix(light), "\(rows)")
    }
    let screen = view.screen(in: Self.medium)
    let column = LiveLayout(Self.medium).panelColumn + 4
    #expect(screen[row: 2, column: column].style == [1])
    #expect(screen[row: 3, column: column].style == [])
  }

  @Test func `C6.7 who plays stands in the same words whether a computer thinks or not`() throws {
    let modes = Modes(light: .computer(.four))
    let thinking = Session(SavedGame(record: try SavedGame().played("d3").record, modes: modes))
    for (style, name) in [(Self.medium, "computer, level 4"), (Self.narrow, "computer 4")] {
      let waiting = panel(LiveView(Session(SavedGame(modes: modes))), in: style)
      let row = waiting.firstIndex { $0.contains("White") } ?? 0
      #expect(waiting[row].hasSuffix(name), "\(waiting)")
      #expect(panel(LiveView(thinking), in: style)[row].contains("\(name) "))
    }
  }

  @Test(arguments: [("rex", "rex"), (String(repeating: "rex", count: 30), "~")])
  func `C6.7 the name of a guest stands beside it, cut where it has no room`(
    name: String, end: String
  ) {
    var table = SessionTable()
    table.set(.light, .guest(name))
    let rows = panel(LiveView(table.session), in: Self.medium)
    #expect(rows[3].contains(" rex") && rows[3].hasSuffix(end), "\(rows)")
  }

  @Test func `C6.26 at the end the message is bold, and the winner's row is marked`() throws {
    let over = Session(try saved("-01", [1: "xxx-----", 8: "-----oo-"]))
    let rows = panel(LiveView(over), in: Self.medium)
    #expect(rows[2].hasSuffix("you  ◂ won by 1") && rows[3].hasSuffix("computer"), "\(rows)")
    let screen = LiveView(over).screen(in: Self.medium)
    let start = LiveLayout(Self.medium).panelColumn
    #expect(screen[row: 5, column: start + 3].style == [1])
    #expect(screen[row: 2, column: start + 4].style == [1])
    let tied = Session(try saved("-00", [1: "xxx-----", 8: "-----ooo"]))
    #expect(panel(LiveView(tied), in: Self.medium).allSatisfy { !$0.contains("◂") })
  }

  @Test(
    arguments: [
      ("", []), ("d3", [" 1 d3"]), ("d3c3c4e3", [" 1 d3      2 c3      3 c4", " 4 e3"]),
      (
        "d3c3e6d2d1e1b2c1--a3",
        [
          " 1 d3      2 c3      3 e6", " 4 d2      5 d1      6 e1", " 7 b2      8 c1        --",
          " 9 a3",
        ]
      ),
    ])
  func `C6.35 the last moves stand three in a row with their numbers`(
    record: String, rows: [String]
  ) throws {
    let session = Session(try SavedGame().played(record))
    #expect(panel(LiveView(session), in: Self.medium)[7...].prefix { !$0.isEmpty } == rows[...])
  }

  @Test func `C6.35 C6.38 at least six moves are there, and more where rows are left`() throws {
    let record = RandomGame(seed: 2).steps.prefix(40).map(\.description).joined()
    let view = LiveView(Session(try SavedGame().played(record)))
    for (style, rows) in [(Self.narrow, 2), (Self.medium, 8)] {
      let shown = panel(view, in: style).filter { $0.contains(/^[0-9]{2} [a-h]/) }
      #expect(shown.count == rows, "\(shown)")
      #expect(shown.last?.contains("40 ") == true)
    }
  }

  @Test(arguments: [(1, ""), (2, " ?!"), (3, " ?"), (5, " ?"), (6, " ??"), (20, " ??")])
  func `C6.35 what a move has cost is marked behind it`(lead: Int, mark: String) throws {
    // Each computer sees itself ahead, so a move that leaves the lead to the other costs it twice.
    let rows = try panel(
      after: "c4", typing: ["analyze\r", " "], computer: Critic(lead: lead, less: 0))
    #expect(rows.contains(" 1 c4\(mark)"), "\(rows)")
  }

  @Test(
    arguments: [
      (Critic(), "d3 +4"), (Critic(isExact: true), "d3 wins by 4   exact"),
      (Seer(depth: 12), "d3 -6  then c3 b3 b2 b1 a1 c4   12 ahead"),
      (Seer(depth: nil), "d3 loses by 6  then c3 b3 b2 b1   exact"),
    ] as [(any Computer, String)], ["hint\r", "values\r"])
  func `C6.36 the panel tells the best line, and how far it was seen`(
    advice: (computer: any Computer, row: String), command: String
  ) throws {
    let told = try panel(after: "", typing: [command], computer: advice.computer)
    #expect(told.contains(advice.row), "\(told)")
    let later = try panel(after: "", typing: [command, "d3\r"], computer: advice.computer)
    #expect(!later.contains(advice.row))
  }

  @Test func `C6.36 C6.39 the moves that are planned are told, and how they are dropped`() throws {
    let rows = try panel(after: "", typing: ["d3\r", "c3\re6\r"], pace: Pace())
    #expect(rows.contains("planned c3 e6"), "\(rows)")
    #expect(rows.last == "Esc drop planned  PgUp PgDn moves  ? help")
  }

  @Test(
    arguments: [
      (12, "+  ▄  +12", "- ▄", "- ▄   -12"), (1, "+  ▁  +1", "- ▇", "- ▇   -1"),
      (40, "+  █  +40", "-", "-     -40"), (0, "+ ▁▁  0", "-", "-"),
    ])
  func `C6.37 a graph shows what the game was worth to Black after each move`(
    lead: Int, above: String, below: String, earlier: String
  ) throws {
    let computer = Critic(lead: lead, less: 0)
    let rows = try panel(after: "d3c3", typing: ["analyze\r", " "], computer: computer)
    let title = try #require(rows.firstIndex(of: "for Black, disks at the end"), "\(rows)")
    #expect(rows[title + 1...title + 2] == [above, below])
    // The first key turns a page of what was found. At an earlier moment the worth is that of then.
    let back = try panel(
      after: "d3c3", typing: ["analyze\r", "\u{1b}[5~", "\u{1b}[5~"], computer: computer)
    #expect(back.contains(earlier), "\(back)")
  }

  @Test func `C6.35 C6.37 R11.4 what was judged is not said of another move in its place`() throws {
    let computer = Critic(lead: 12, less: 0)
    let typed = ["analyze\r", " ", "undo 2\r"]
    let another = try panel(after: "d3c3c4", typing: typed + ["c5\r"], computer: computer)
    #expect(another.contains(" 1 d3 ??   2 c5"), "\(another)")
    #expect(another.contains("- ▄"), "\(another)")
    let again = try panel(after: "d3c3c4", typing: typed + ["redo 2\r"], computer: computer)
    #expect(again.contains(" 1 d3 ??   2 c3 ??   3 c4 ??"), "\(again)")
  }

  @Test func `C6.37 the graph says how far the analysis is`() throws {
    let rows = try panel(
      after: "d3c3", typing: ["analyze\r"], computer: TirelessComputer("a1"))
    #expect(rows.contains("Analyzing: move 2 of 2"), "\(rows)")
  }

  @Test(arguments: [(80, 34), (160, 60)])
  func `C6.37 a graph of a whole game has as many columns as there is room for`(
    columns: Int, count: Int
  ) throws {
    var record = ""
    for seed in 1...20 as ClosedRange<UInt64> where record.isEmpty {
      let steps = RandomGame(seed: seed).steps
      if steps.count(where: { $0 != .pass }) == 60 { record = steps.map(\.description).joined() }
    }
    let style = Self.medium.with(\.columns, columns).with(\.size, .medium)
    let rows = try panel(
      after: record, typing: ["analyze\r", " ", " ", " ", " "],
      computer: Critic(lead: 24, less: 0), style: style)
    let above = try #require(rows.first { $0.hasPrefix("+ ") }, "\(rows)")
    let bars = above.dropFirst(2).prefix { $0 == "█" || $0 == " " }
    #expect((count - 2...count).contains(bars.count) || above.count <= count + 7, "\(rows)")
    #expect(rows.allSatisfy { $0.count <= style.columns - LiveLayout(style).panelColumn })
  }

  @Test func `C6.38 where rows are few, what has a higher rank stays`() throws {
    let typed = ["analyze\r", " ", " ", " ", "\u{15}hint\r"]
    let rows = try panel(after: "d3c3c4e3", typing: typed, style: Self.narrow)
    #expect(rows[1].contains("Black") && rows[2].contains("White"), "\(rows)")
    #expect(rows[3].contains("#") && rows[4] == "●'s turn")
    #expect(rows[6].hasPrefix(" 1 d3") && rows[9].hasSuffix(" +4"), "\(rows)")
    #expect(!rows.contains { $0.contains("for Black") || $0.contains("help") })
    let roomy = try panel(after: "d3c3c4e3", typing: typed, style: Self.medium)
    #expect(roomy.contains("for Black, disks at the end"))
    #expect(roomy.contains { $0.hasSuffix(" +4") } && roomy[16].hasSuffix("? help"))
  }

  @Test(
    arguments: [
      ("", [], "↑↓←→ square  ↵ play  ? help", "arrows square  Enter play  ? help"),
      (
        "d3", [], "↑↓←→ square ↵ play PgUp PgDn moves ? help", "arrows square  Enter play  ? help"
      ),
      ("d3", ["reset\r"], "↵ cancel  ok yes", "Enter cancel  ok yes"),
      ("d3c3e6d2d1e1b2c1", [], "↵ pass", "Enter pass"),
      (
        "e6f4e3f6g5d6e7f5c5", [], "again  analyze  quit  PgUp PgDn moves",
        "again analyze quit PgUp PgDn moves"
      ),
      ("e6f4e3f6g5d6e7f5c5", ["analyze\r", " "], "again  quit  PgUp PgDn moves", nil),
    ] as [(String, [String], String, String?)])
  func `C6.39 the last row tells the keys and the words that matter at the moment`(
    record: String, typed: [String], keys: String, inLetters: String?
  ) throws {
    let letters = Self.medium.with(\.glyphs, .ascii).with(\.columns, 66)
    #expect(try panel(after: record, typing: typed).last == keys)
    #expect(try panel(after: record, typing: typed, style: letters).last == inLetters ?? keys)
  }

  @Test func `C6.39 the keys that end a looking back, or an analysis, are told`() throws {
    let back = try panel(after: "d3c3", typing: ["back\r"], modes: Modes(light: .computer(.four)))
    #expect(back.last == "PgUp PgDn moves  Esc return  ? help")
    let analysis = try panel(
      after: "d3c3", typing: ["analyze\r"], computer: TirelessComputer("a1"))
    #expect(analysis.last == "Esc stop  PgUp PgDn moves  ? help")
  }

  @Test func `C6.7 C6.33 at an earlier moment the side on turn is to move, whoever plays it`()
    throws
  {
    let modes = Modes(light: .computer(.four))
    let rows = try panel(after: "d3c3", typing: ["start\r"], modes: modes)
    #expect(rows[2] == " ●  Black  2 you ◂ to move", "\(rows)")
  }

  @Test func `C6.13 C6.39 Esc is named for what is planned before an earlier moment`() throws {
    let modes = Modes(light: .computer(.four))
    let typed = ["c3\r", "back\r"]
    let rows = try panel(after: "d3", typing: typed, modes: modes, computer: TirelessComputer("c3"))
    #expect(rows.last == "Esc drop planned  PgUp PgDn moves  ? help")
  }

  @Test func `C6.39 Esc is named with the cursor as long as it puts that away first`() throws {
    let back = try panel(after: "d3c3", typing: ["back\r", Keys.up])
    #expect(back.last == "PgUp PgDn moves ↑↓←→ square Esc no cursor")
    let analysis = try panel(
      after: "d3c3", typing: ["analyze\r", Keys.up], computer: TirelessComputer("a1"))
    #expect(analysis.last == "Esc no cursor  PgUp PgDn moves  ? help")
    let gone = try panel(after: "d3c3", typing: ["back\r", Keys.up, "\u{1b}"])
    #expect(gone.last == "PgUp PgDn moves  ↑↓←→ square  Esc return")
  }

  @Test(arguments: [
    (Modes(light: .computer(.four)), "↑↓←→ square ↵ plan PgUp PgDn moves ? help"),
    (Modes(dark: .computer(.four), light: .computer(.four)), "PgUp PgDn moves  ? help"),
  ])
  func `C6.39 R12.3 while a computer thinks, a person can plan`(modes: Modes, keys: String) throws {
    let rows = try panel(after: "d3", modes: modes, computer: TirelessComputer("c3"))
    #expect(rows.last == keys)
  }

  @Test func `C5.10 C6.31 without colors nothing but characters is written in the block`() throws {
    for view in recordedGame(seed: 3).blocks.prefix(RunOptions.drawnBlocks) {
      for glyphs in LiveStyle.Glyphs.all {
        let rows = view.rows(in: .wide.with(\.glyphs, glyphs)).rows
        #expect(rows.allSatisfy { !$0.contains("\u{1b}") })
      }
    }
  }

  @Test func `C6.17 C6.39 the panel is in Japanese`() throws {
    let modes = Modes(light: .computer(.four))
    let rows = try panel(
      after: "d3c3", typing: ["analyze\r", " ", "\u{15}hint\r"], modes: modes,
      style: Self.medium, language: .japanese)
    let words = ["黒", "◂ あなたの番", "コンピュータ レベル4", "予想最終石差 (黒から見て)", "マス", "説明"]
    for word in words {
      #expect(rows.contains { $0.contains(word) }, "\(word): \(rows)")
    }
  }
}

/// A computer that sees each square lose by 6, and the first legal squares follow.
private struct Seer: Computer {
  /// How far it sees, or nil if that is to the end.
  let depth: Int?

  private struct NoMove: Error {}

  func chooseSquare(for record: Record, at level: Level) async throws -> Square {
    guard let square = record.game.legalSquares.first else { throw NoMove() }
    return square
  }

  func advice(on record: Record, about question: Advice.Question) async throws -> Advice {
    let worth = depth.map { _ in Advice.Worth.about(-6) } ?? .exactly(-6)
    let moves = record.game.legalSquares.map { ValuedMove($0, worth: worth) }
    guard let best = moves.first else { throw NoMove() }
    var line = record
    line.place(on: best.square)
    let start = line.steps.count
    for _ in 0..<20 {
      if let square = line.game.legalSquares.first { line.place(on: square) } else { line.pass() }
    }
    return Advice(
      best: best, others: Array(moves.dropFirst()), then: Array(line.steps.dropFirst(start)),
      depth: depth)
  }
}

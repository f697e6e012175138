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

/// What the writer writes leaves exactly the block and the lines above it (C1, C6.2).
struct BlockWriterTests {
  @Test(arguments: [(24, 12), (13, 0), (24, 0), (13, 12), (40, 39)].prefix(RunOptions.drawnGames))
  func `C1.5 C1.6 after every frame of a game the screen is the block with its lines above`(
    height: Int, start: Int
  ) {
    let style = LiveStyle(columns: 60, rows: height, glyphs: .unicode(columns: 1), palette: .rich)
    var sheet = Sheet(style, before: start)
    let game = recordedGame(seed: UInt64(height + start))
    for (number, var block) in game.blocks.enumerated() {
      // The indicator has turned since the event before, alone or with other things.
      for frame in 0...number % 3 {
        block.indicatorFrame = frame
        if frame > 0 { sheet.paint(block.block(in: style)) }
      }
      let isMove = if case .game(.placed) = game[number].event { true } else { false }
      sheet.paint(block.block(in: style), above: isMove ? ["move \(number)"] : [])
    }
    #expect(sheet.problem == nil)
    #expect(sheet.screen.scrolled > 20)
  }

  @Test(arguments: 1...UInt64(RunOptions.paintings))
  func `C6.2 a block whose rows change, or get fewer, leaves nothing behind`(seed: UInt64) {
    var chance = SplitMix64(seed: seed)
    let style = LiveStyle.wide.with(\.columns, 10).with(\.rows, 15).with(\.palette, .rich)
    var sheet = Sheet(style, before: Int.random(in: 0...20, using: &chance))
    let height = Int.random(in: 1...15, using: &chance)
    for _ in 0..<50 {
      let count = Int.random(in: 1...height, using: &chance)
      // Few different rows, some of which fill the terminal: many stay as they are.
      let rows = (0..<count).map { _ in
        ["", "x", "○囲", "xxxxxxxxxx", "a○   碁"].randomElement(using: &chance).map {
          [TextRun($0, Bool.random(using: &chance) ? .plain : .accent)]
        } ?? []
      }
      let block = BlockWriter.Block(
        rows: rows, cursorColumn: Int.random(in: 0..<10, using: &chance))
      let above = (0..<Int.random(in: 0...20, using: &chance)).map { "above \($0)" }
      sheet.paint(block, above: Bool.random(using: &chance) ? above : [])
      if Int.random(in: 0..<10, using: &chance) == 0 { sheet.leave() }
    }
    #expect(sheet.problem == nil)
  }

  @Test func `C6.2 a block that has not changed gives no frame, and only what differs is written`()
  {
    var writer = BlockWriter()
    var block = LiveView(Table()).block(in: .wide)
    #expect(writer.frame(block, in: .wide) != nil)
    #expect(writer.frame(block, in: .wide) == nil)
    #expect(writer.frame(block, above: [[TextRun("told")]], in: .wide)?.contains("Black") == false)
    #expect(writer.frame(block, in: .wide) == nil)
    block = LiveView(Table(), notice: "Well done").block(in: .wide)
    let frame = writer.frame(block, in: .wide) ?? ""
    #expect(frame.contains("Well"))
    #expect(!frame.contains("Black") && !frame.contains("reversi>"))
  }

  @Test func `C6.2 a row that is the same is written again where disks are as wide as two`() {
    var writer = BlockWriter()
    let block = BlockWriter.Block(rows: [[TextRun("●x")]])
    #expect(writer.frame(block, in: .wide) != nil)
    let wide = LiveStyle.wide.with(\.glyphs, .unicode(columns: 2))
    // The letter stands in the third column then.
    #expect(writer.frame(block, in: wide)?.contains("\u{1b}[3Gx") == true)
  }

  @Test func `C6.2 blanks between words are written if that is no longer than to go over them`() {
    var writer = BlockWriter()
    let green = Face.board(.pick, on: .square(isEven: true))
    let row = ["a", "   ", "b", "    ", "c"].map { TextRun($0, $0.contains(" ") ? .plain : .dim) }
    let board = [TextRun("d", green), TextRun(" "), TextRun("e", green)]
    let style = LiveStyle.wide.with(\.palette, .rich)
    let frame = writer.frame(BlockWriter.Block(rows: [row, board]), in: style) ?? ""
    #expect(frame.contains("a   b\u{1b}[10Gc"))
    // A blank has no ground between two that have one.
    #expect(frame.contains("d\u{1b}[3Ge"))
  }

  @Test(arguments: [(80, 24), (30, 24), (60, 13)])
  func `C6.2 a block that takes what stays from the one before is as one that is drawn alone`(
    columns: Int, rows: Int
  ) {
    let style = LiveStyle.wide.with(\.columns, columns).with(\.rows, rows).with(\.palette, .rich)
    let layout = LiveLayout(style)
    var last: LiveBlock?
    for (number, var view) in recordedGame(seed: 7).blocks.enumerated() {
      for turns in [0, 1, 1] {
        view.indicatorFrame = number + turns
        view.notice = turns == 1 ? LiveView.Notice(text: "\(number)") : nil
        let block = LiveBlock(
          view, typing: TypedLine("d\(turns)"), in: layout, language: .english, after: last)
        #expect(block.written == view.block(in: style, typed: TypedLine("d\(turns)")))
        last = block
      }
    }
  }

  @Test func `C1.6 no row scrolls in with the color of the one before`() {
    let style = LiveStyle.wide.with(\.palette, .rich)
    let block = BlockWriter.Block(rows: [[TextRun("> ")]])
    let disk = TextRun("●", .board(.disk(.dark), on: .square(isEven: true)))
    var writer = BlockWriter()
    #expect(writer.frame(block, in: style) != nil)
    // Most terminals fill a row that scrolls in with the ground that is set.
    let frame = writer.frame(block, above: [[disk], [disk]], in: style) ?? ""
    #expect(frame.contains("●\u{1b}[m\r\n"))
  }

  @Test func `C1.6 rows that scroll in for the first frame are erased before it is written`() {
    var writer = BlockWriter()
    let block = BlockWriter.Block(rows: [[TextRun("> ")]])
    // Some terminals fill them with the ground that was set by whoever wrote last.
    let frame = writer.frame(block, above: [[TextRun("told")]], in: .wide) ?? ""
    #expect(frame.contains("H\u{1b}[Jtold\r\n"))
  }

  @Test(
    arguments: [1, 2].prefix(RunOptions.drawnGames) as ArraySlice<UInt64>,
    [80, 24].prefix(RunOptions.drawnGames))
  func `C6.2 after each event of a game the screen is right, with one frame at most`(
    seed: UInt64, columns: Int
  ) {
    let style = LiveStyle.wide.with(\.columns, columns)
    let screen = ScreenOutput(columns: columns)
    let presenter = LivePresenter(
      output: screen, style: style, timeline: Timeline(clock: VirtualTime()))
    presenter.open()
    let game = recordedGame(seed: seed)
    for ((event, table), block) in zip(game, game.blocks) {
      let (writes, scrolled) = (screen.writes.count, screen.now.scrolled)
      presenter.present(event, at: table)
      #expect(screen.writes.count - writes <= 1)
      // The notice is the front's own business; the rest of the block follows from the table.
      let wanted = block.rows(in: style).rows.map(\.trimmed)
      let shown = screen.now.lines.suffix(wanted.count)
      #expect(Array(shown.dropLast(3)) == wanted.dropLast(3))
      #expect(shown.last == wanted.last)
      if !event.leavesLine(under: TableModel(table).alert), event != game.first?.event {
        #expect(screen.now.scrolled == scrolled)
      }
    }
    #expect(screen.writes.allSatisfy { $0.isOneFrame })
    #expect(screen.now.unknown.isEmpty)
    let record = (screen.now.scrollback + screen.now.lines).filter {
      $0.contains(" plays ") && !$0.contains("chance")
    }
    let moves = game.compactMap {
      if case .game(.placed(let move)) = $0.event { move } else { nil }
    }
    #expect(
      record.map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
        == moves.map { "\($0.side == .dark ? "●" : "○") plays \($0.square)," })
  }
}

extension Table.Event {
  /// Whether it leaves a line above the block: a move, a pass, the result, a new game, what moves
  /// are worth; and a switch while an alert has the row of notices.
  fileprivate func leavesLine(under alert: TableAlert?) -> Bool {
    switch self {
    case .game(.placed), .game(.passed), .game(.moveShown), .game(.reset),
      .advice(.given(_, for: .values)), .advice(.moveJudged):
      true
    case .game(.modeSet): alert != nil
    default: false
    }
  }
}

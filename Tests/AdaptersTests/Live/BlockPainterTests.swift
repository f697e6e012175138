import Adapters
import Domain
import Infrastructure
import LiveFront
import TerminalInput
import TestSupport
import Testing
import UseCases

/// What the painter writes leaves exactly the block and the lines above it (C1, C6.2).
struct BlockPainterTests {
  @Test(arguments: [(24, 12), (13, 0), (24, 0), (13, 12), (40, 39)].prefix(RunOptions.drawnGames))
  func `C1.5 C1.6 after every frame of a game the screen is the block with its lines above`(
    height: Int, start: Int
  ) {
    var sheet = Sheet(columns: 60, rows: height, before: start)
    let style = LiveStyle(columns: 60, rows: height, glyphs: .unicode(columns: 1), palette: .rich)
    let game = recordedGame(seed: UInt64(height + start))
    for (number, var block) in game.blocks.enumerated() {
      // The indicator has turned since the event before, alone or with other things.
      for frame in 0...number % 3 {
        block.indicatorFrame = frame
        if frame > 0 { sheet.paint(block.rows(in: style)) }
      }
      let isMove = if case .play(.placed) = game[number].event { true } else { false }
      sheet.paint(block.rows(in: style), above: isMove ? ["move \(number)"] : [])
    }
    #expect(sheet.problem == nil)
    #expect(sheet.screen.scrolled > 20)
  }

  @Test(arguments: 1...UInt64(RunOptions.paintings))
  func `C6.2 a block that gets shorter or taller leaves nothing behind`(seed: UInt64) {
    var chance = SplitMix64(seed: seed)
    var sheet = Sheet(columns: 10, rows: 15, before: Int.random(in: 0...20, using: &chance))
    for _ in 0..<50 {
      let count = Int.random(in: 1...12, using: &chance)
      // Few different rows, some of which fill the terminal: many stay as they are.
      let rows = (0..<count).map { _ in
        String(repeating: "x", count: [0, 1, 10].randomElement(using: &chance) ?? 0)
      }
      let block = BlockPainter.Block(
        rows: rows, cursorColumn: Int.random(in: 0..<10, using: &chance))
      let above = (0..<Int.random(in: 0...20, using: &chance)).map { "above \($0)" }
      sheet.paint(block, above: Bool.random(using: &chance) ? above : [])
      if Int.random(in: 0..<10, using: &chance) == 0 { sheet.leave() }
    }
    #expect(sheet.problem == nil)
  }

  @Test func `C6.2 a block that has not changed gives no frame, and a row is not written again`() {
    var painter = BlockPainter()
    var block = LiveView(Session())
    #expect(painter.frame(block.rows(in: .wide)) != nil)
    #expect(painter.frame(block.rows(in: .wide)) == nil)
    #expect(painter.frame(block.rows(in: .wide), above: ["● plays d3"]) != nil)
    #expect(painter.frame(block.rows(in: .wide)) == nil)
    block = LiveView(Session(), notice: "Told.")
    let frame = painter.frame(block.rows(in: .wide)) ?? ""
    #expect(frame.contains("Told."))
    #expect(!frame.contains("Black"))
    #expect(!frame.contains("reversi>"))
  }

  @Test func `C6.2 a block that is shorter by the number of lines above does not scroll`() {
    var painter = BlockPainter()
    _ = painter.frame(BlockPainter.Block(rows: ["a", "b", "c"], cursorColumn: 0))
    let frame = painter.frame(
      BlockPainter.Block(rows: ["d", "e"], cursorColumn: 0), above: ["above"])
    // Two line feeds lead from the first of three rows to the last; a third would scroll.
    #expect(frame?.count { $0 == "\r\n" } == 2)
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
    for ((event, session), block) in zip(game, game.blocks) {
      let (writes, scrolled) = (screen.writes.count, screen.now.scrolled)
      presenter.present(event, in: session)
      #expect(screen.writes.count - writes <= 1)
      // The notice is the front's own business; the rest of the block follows from the session.
      let wanted = block.rows(in: style).rows.map(\.trimmed)
      let shown = screen.now.lines[...screen.now.cursor.row]
      // The notice takes one row, or two if it is long.
      let rest = [2, 3].map { Array(shown.dropLast($0).suffix(wanted.count - 2)) }
      #expect(rest.contains(wanted.dropLast(2)))
      #expect(shown.last == wanted.last)
      #expect(screen.now.lines[(screen.now.cursor.row + 1)...].allSatisfy { $0.isEmpty })
      if !event.leavesLine(under: ViewModel(session).alert) {
        #expect(screen.now.scrolled - scrolled <= (columns == 24 ? 1 : 0))
      }
    }
    #expect(screen.writes.allSatisfy { $0.isOneFrame })
    #expect(screen.now.unknown.isEmpty)
    let record = (screen.now.scrollback + screen.now.lines).filter {
      $0.contains(" plays ") && !$0.contains("chance")
    }
    let moves = game.compactMap {
      if case .play(.placed(let move)) = $0.event { move } else { nil }
    }
    #expect(
      record.map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
        == moves.map { "\($0.side == .dark ? "●" : "○") plays \($0.square)," })
  }
}

extension Event {
  /// Whether it leaves a line above the block: a move, a pass, the result, a new game, what moves
  /// are worth; and a switch while an alert has the row of notices.
  fileprivate func leavesLine(under alert: Alert?) -> Bool {
    switch self {
    case .play(.placed), .play(.passed), .play(.moveShown), .play(.reset),
      .advice(.given(_, for: .values)), .advice(.moveJudged):
      true
    case .players(.modeSet): alert != nil
    default: false
    }
  }
}

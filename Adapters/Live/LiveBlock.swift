import Domain

/// The block of the live front, as it is drawn on a terminal: board, players, notice, and the line
/// being typed (C6).
struct LiveBlock {
  let view: LiveView
  let layout: LiveLayout
  let text: LiveText

  /// A text beside or below the board.
  private struct Fact {
    /// The row of the block.
    let row: Int
    var text: String
    /// The column of the text in which the indicator turns, if it does.
    var indicatorColumn: Int?
  }

  private var style: LiveStyle { layout.style }
  private var model: ViewModel { view.model }

  func drawn(typing line: TypedLine) -> BlockPainter.Block {
    guard layout.fits else { return tooSmall }
    guard view.pages.isEmpty || view.isLeft else { return page }
    var block = layout.isWide ? boardBesidePlayers : boardAbovePlayers
    block.rows += notice
    if !view.isLeft { addPrompt(to: &block, typing: line) }
    return block
  }

  /// The row of a terminal that is too small; it keeps the last words of a program that leaves.
  private var tooSmall: BlockPainter.Block {
    guard !view.isLeft else {
      let told = view.notice?.text ?? ""
      return BlockPainter.Block(rows: [layout.cut(told.printable)], cursorColumn: 0)
    }
    let row = layout.cut(text.tooSmall(layout.needed))
    return BlockPainter.Block(rows: [row], cursorColumn: endColumn(of: row))
  }

  /// A page of an answer, in place of everything else.
  private var page: BlockPainter.Block {
    let rows = (view.pages.prefix(layout.pageRows) + [text.nextPage]).map { layout.cut($0) }
    return BlockPainter.Block(rows: rows, cursorColumn: endColumn(of: rows.last ?? ""))
  }

  /// Returns the column after a row, or the last one if the row fills the terminal.
  private func endColumn(of row: String) -> Int {
    min(layout.width(of: row), style.columns - 1)
  }

  private var board: [String] {
    LiveBoard(view: model, hint: view.hint, style: style, isLarge: layout.isLarge).rows
  }

  private var boardBesidePlayers: BlockPainter.Block {
    let margin = "   "
    var block = BlockPainter.Block(rows: board, cursorColumn: 0)
    for fact in factsBeside {
      block.rows[fact.row] += margin + shown(fact)
      if let column = fact.indicatorColumn {
        block.spot = indicator(row: fact.row, column: layout.boardColumns + margin.count + column)
      }
    }
    block.rows[layout.row(beside: 3)] +=
      margin + style.bar(dark: model.dark.count, light: model.light.count, columns: 16)
    return block
  }

  private var boardAbovePlayers: BlockPainter.Block {
    let board = board
    let players = players(row: board.count)
    let message = Fact(row: board.count + 1, text: text.message(model))
    var block = BlockPainter.Block(
      rows: board + [shown(players), shown(message)], cursorColumn: 0)
    block.spot = players.indicatorColumn.map { indicator(row: players.row, column: $0) }
    return block
  }

  private func shown(_ fact: Fact) -> String {
    style.paintingDisks(layout.cut(fact.text))
  }

  private func indicator(row: Int, column: Int) -> BlockPainter.Block.Spot {
    let frames: [Character] = ["|", "/", "-", "\\"]
    return BlockPainter.Block.Spot(
      row: row, column: column, character: frames[view.indicatorFrame % frames.count])
  }

  private var factsBeside: [Fact] {
    var facts = [player(.dark, beside: 1), player(.light, beside: 2)]
    facts.append(Fact(row: layout.row(beside: 4), text: text.message(model)))
    if let last = model.seen.lastMove {
      facts.append(Fact(row: layout.row(beside: 6), text: text.lastMove(last)))
    }
    if !model.isOver {
      facts.append(Fact(row: layout.row(beside: 7), text: text.nextMove(model)))
    }
    return facts
  }

  private func player(_ side: Disk, beside rank: Int) -> Fact {
    let player = model.player(side)
    let count = player.count < 10 ? " \(player.count)" : "\(player.count)"
    let mode = text.mode(player.mode, in: layout)
    let words = "\(style.disk(side)) \(text.common.name(side)) \(count)  \(mode)"
    var fact = Fact(row: layout.row(beside: rank), text: words)
    if player.isThinking, !view.isLeft {
      fact.indicatorColumn = layout.width(of: words) + 2
      fact.text += "    \(text.thinking)"
    }
    return fact
  }

  /// Returns both players, as they stand in one row below the board.
  private func players(row: Int) -> Fact {
    var fact = Fact(row: row, text: "")
    for side in Disk.sides {
      let player = model.player(side)
      if side == .light { fact.text += "  " }
      fact.text += "\(style.disk(side)) \(player.count) \(text.shortMode(player.mode))"
      guard player.isThinking, !view.isLeft else { continue }
      fact.indicatorColumn = layout.width(of: fact.text) + 1
      fact.text += "  "
    }
    return fact
  }

  /// What is told: in one line, or in two if that is enough; a terminal that is large enough for
  /// the block has a row for the second one.
  private var notice: [String] {
    let told = (view.notice?.text ?? text.standing(model)).printable
    let lines = layout.wrapped(told)
    return (lines.count == 2 ? lines : [layout.cut(told)]).map(style.paintingDisks)
  }

  /// Adds the prompt, with the moves that are planned, and the line that is being typed.
  private func addPrompt(to block: inout BlockPainter.Block, typing line: TypedLine) {
    let words = text.prompt(model.alert)
    let prompt = layout.cut(words + text.planned(model.planned), to: style.columns - 9)
    let planned = style.dimmed(String(prompt.dropFirst(words.count)))
    let width = layout.width(of: prompt)
    let typed = line.visible(columns: style.columns - width - 1, circleColumns: style.squareColumns)
    block.rows.append(prompt.prefix(words.count) + planned + typed.text)
    block.cursorColumn = width + typed.cursorColumn
  }
}

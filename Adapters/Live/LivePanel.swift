import Domain

/// What the live front shows beside the board: the players, the message, and the moves; where there
/// is no room, two lines of it stand below the board (C6.3, C6.7).
struct LivePanel {
  let view: LiveView
  let layout: LiveLayout
  let text: LiveText

  /// A row of the panel.
  struct Row {
    /// What it shows, in its colors.
    let text: String
    /// The column of the panel in which the indicator turns, if it does.
    var indicatorColumn: Int?
  }

  private var style: LiveStyle { layout.style }
  private var model: ViewModel { view.model }

  /// The rows that stand beside the board, with an empty one between sections.
  var rows: [Row] {
    Array([players, moves].joined(separator: [row("")]))
  }

  /// The rows that stand below the board.
  var rowsBelow: [Row] { [playersInRow, row(text.message(model))] }

  private var players: [Row] {
    let share = style.bar(dark: model.dark.count, light: model.light.count, columns: 16)
    return Disk.sides.map(player) + [Row(text: share), row(text.message(model))]
  }

  private var moves: [Row] {
    let last = model.seen.lastMove.map(text.lastMove) ?? ""
    return [row(last), row(model.isOver ? "" : text.nextMove(model))]
  }

  private func player(_ side: Disk) -> Row {
    let player = model.player(side)
    let count = player.count < 10 ? " \(player.count)" : "\(player.count)"
    let mode = text.mode(player.mode, in: layout)
    let words = "\(style.disk(side)) \(text.common.name(side)) \(count)  \(mode)"
    guard player.isThinking, !view.isLeft else { return row(words) }
    return row(words + "    \(text.thinking)", indicatorColumn: layout.width(of: words) + 2)
  }

  private var playersInRow: Row {
    var words = ""
    var indicatorColumn: Int?
    for side in Disk.sides {
      let player = model.player(side)
      if side == .light { words += "  " }
      words += "\(style.disk(side)) \(player.count) \(text.shortMode(player.mode))"
      guard player.isThinking, !view.isLeft else { continue }
      indicatorColumn = layout.width(of: words) + 1
      words += "  "
    }
    return row(words, indicatorColumn: indicatorColumn)
  }

  private func row(_ words: String, indicatorColumn: Int? = nil) -> Row {
    let cut = layout.cut(words, to: layout.panelColumns)
    return Row(text: style.paintingDisks(cut), indicatorColumn: indicatorColumn)
  }
}

import Adapters
import Domain
import RoomAdapters
import Rooms
import UseCases

/// The rows of the players, beside the board and below it (C6.7, C6.3).
struct PlayerRows {
  private let panel: LivePanel

  /// Makes the rows of a panel.
  init(_ panel: LivePanel) { self.panel = panel }

  private var model: TableModel { panel.model }
  private var layout: LiveLayout { panel.layout }
  private var text: LiveText { panel.text }
  private var style: LiveStyle { layout.style }

  /// A row for each player.
  var beside: [[TextRun]] {
    let rooms = Disk.sides.map { (side: $0, columns: room(for: $0)) }
    let wording = wording(in: rooms)
    return rooms.map { side, columns in row(of: side, wording, in: columns - 2 * wording.gap) }
  }

  /// Both players in one row, with who they are if that has room, whatever a player does next.
  var below: [TextRun] {
    let names = Disk.sides.map { text.player(model.player($0).mode, of: model, isShort: true) }
    // Each has a disk and two digits, between both are two spaces, and one of them thinks.
    let columns = names.reduce(2 * (style.circleColumns + 4) + 2 + 2) { $0 + layout.width(of: $1) }
    let hasRoom = columns <= layout.panelColumns
    let words = zip(Disk.sides, names).map { side, name in
      let player = model.player(side)
      let indicator = player.isThinking && !panel.isLeft ? " " + indicator : ""
      return "\(style.disk(side)) \(player.count)\(hasRoom ? " " + name : "")\(indicator)"
    }
    return style.runs(of: words.joined(separator: "  "))
  }

  /// How the rows are worded, so that both fit.
  private struct Wording {
    var isShort: Bool
    /// The columns between the count, who plays, and what the side does.
    var gap: Int
  }

  /// Returns the longest wording that has room, whatever a player does next: no word changes with a
  /// turn.
  private func wording(in rooms: [(side: Disk, columns: Int)]) -> Wording {
    let wordings = [
      Wording(isShort: false, gap: 2), Wording(isShort: false, gap: 1),
      Wording(isShort: true, gap: 2), Wording(isShort: true, gap: 1),
    ]
    return wordings.first { wording in
      rooms.allSatisfy { side, columns in
        columns - 2 * wording.gap >= layout.width(of: name(side, wording))
      }
    } ?? wordings[3]
  }

  /// Returns the columns that are left for who plays a side, and for both gaps.
  private func room(for side: Disk) -> Int {
    let awaited = model.player(side).mode == .manual ? text.awaited(of: model) : text.mark
    let doing = [awaited, thinking] + [result(of: side)].compactMap(\.self)
    let longest = doing.map(layout.width).max() ?? 0
    return layout.panelColumns - headColumns - longest
  }

  private var headColumns: Int { layout.width(of: head(of: .dark).text) }

  private func row(of side: Disk, _ wording: Wording, in columns: Int) -> [TextRun] {
    let gap = String(repeating: " ", count: wording.gap)
    let name = layout.cut(name(side, wording), to: columns)
    let doing = doing(side).map { [TextRun(gap + $0, .accent)] } ?? []
    return head(of: side) + [TextRun(gap + name, .dim)] + doing
  }

  /// Returns the disk, the name and the count of a side, in columns that are as wide for both.
  private func head(of side: Disk) -> [TextRun] {
    let tone = isMarked(side) ? Face.strong : .plain
    let count = model.player(side).count
    let words = "\(text.common.name(side)) \(count < 10 ? " " : "")\(count)"
    guard style.hasGrounds else {
      return [TextRun(style.disk(side)), TextRun(" " + words, tone)]
    }
    let disk = TextRun(
      " \(style.solidDisk(side)) ", .board(.disk(side), on: .square(isEven: true)))
    return [disk, TextRun(" " + words, tone)]
  }

  private func name(_ side: Disk, _ wording: Wording) -> String {
    text.player(model.player(side).mode, of: model, isShort: wording.isShort)
  }

  /// Whether the side is on turn or has won.
  private func isMarked(_ side: Disk) -> Bool {
    model.turn == side || model.result?.winner == side
  }

  /// Returns what stands behind a player.
  private func doing(_ side: Disk) -> String? {
    guard isMarked(side) else { return nil }
    if model.isOver { return result(of: side) }
    guard !panel.isLeft else { return nil }
    if model.player(side).isThinking { return thinking }
    guard !model.picks.isEmpty else { return text.mark }
    return model.study.isLookingBack ? text.toMove : text.awaited(of: model)
  }

  /// That a player thinks, behind the indicator.
  private var thinking: String { "\(indicator) \(text.thinking)" }

  /// The indicator, as often as it has turned.
  private var indicator: String { ["|", "/", "-", "\\"][panel.indicatorFrame % 4] }

  private func result(of side: Disk) -> String? {
    guard let result = model.result, result.winner == side else { return nil }
    return "\(text.mark) \(text.common.wonBy(result))"
  }
}

import Adapters
import Domain
import RoomAdapters
import Rooms
import UseCases

/// The rows of the players, beside the board and below it (C6.7, C6.3).
struct PlayerRows {
  private let panel: Panel
  private let model: TableModel

  /// Makes the rows of a panel.
  init(_ panel: Panel) {
    self.panel = panel
    model = panel.model
  }

  private var text: LiveText { panel.text }
  private var style: LiveStyle { panel.layout.style }
  private var columns: Int { panel.layout.panelColumns }

  /// How who plays is worded, with the columns around that, the longest first.
  private static let wordings = [false, true].flatMap { isShort in
    [2, 1].map { (isShort: isShort, gap: $0) }
  }

  /// A row for each player, in the longest wording that has room whatever a player does next: no
  /// word changes with a turn.
  var beside: [Row] {
    let rooms = BySide { columns - head(of: $0).count - longestDoing(of: $0) }
    let wording =
      Self.wordings.first { isShort, gap in
        Disk.sides.allSatisfy { name($0, isShort).count + 2 * gap <= rooms[$0] }
      } ?? (isShort: true, gap: 1)
    return Disk.sides.map { side in
      let gap = Row.blank(wording.gap)
      let name = name(side, wording.isShort).cut(to: rooms[side] - 2 * wording.gap)
      return head(of: side) + gap + name + (doing(side).map { gap + Row($0, .accent) } ?? [])
    }
  }

  /// Both players in one row, with who they are if that has room, whatever a player does next.
  var below: Row {
    let names = Disk.sides.map { text.player(model.player($0).mode, of: model, isShort: true) }
    // Each has a disk and two digits, between both are two spaces, and one of them thinks.
    let width = names.reduce(14) { $0 + Row($1).count }
    let words = zip(Disk.sides, names).map { side, name in
      let player = model.player(side)
      let indicator = player.isThinking && !panel.view.isLeft ? " " + indicator : ""
      return "\(style.disk(side)) \(player.count)\(width <= columns ? " " + name : "")\(indicator)"
    }
    return style.row(words.joined(separator: "  "))
  }

  /// Returns the disk, the name and the count of a side, in columns that are as wide for both.
  private func head(of side: Disk) -> Row {
    let count = model.player(side).count
    let words = " \(text.common.name(side)) \(count < 10 ? " " : "")\(count)"
    let ground = Face.board(.disk(side), on: .square(isEven: true))
    let disk =
      style.hasGrounds ? Row(" \(style.drawnDisk(side)) ", ground) : Row(style.disk(side))
    return disk + Row(words, isMarked(side) ? .strong : .plain)
  }

  private func name(_ side: Disk, _ isShort: Bool) -> Row {
    Row(text.player(model.player(side).mode, of: model, isShort: isShort), .dim)
  }

  /// Whether the side is on turn or has won.
  private func isMarked(_ side: Disk) -> Bool {
    model.turn == side || model.result?.winner == side
  }

  /// Returns what stands behind a player.
  private func doing(_ side: Disk) -> String? {
    guard isMarked(side) else { return nil }
    if model.isOver { return result(of: side) }
    guard !panel.view.isLeft else { return nil }
    return model.player(side).isThinking ? thinking : text.mark
  }

  private func longestDoing(of side: Disk) -> Int {
    max(Row(thinking).count, Row(result(of: side) ?? "").count)
  }

  /// That a player thinks, behind the indicator.
  private var thinking: String { "\(indicator) \(text.thinking)" }

  /// The indicator, as often as it has turned.
  private var indicator: String { ["|", "/", "-", "\\"][panel.view.indicatorFrame % 4] }

  private func result(of side: Disk) -> String? {
    guard let result = model.result, result.winner == side else { return nil }
    return "\(text.mark) \(text.common.wonBy(result))"
  }
}

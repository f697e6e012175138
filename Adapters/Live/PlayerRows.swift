import Adapters
import Domain
import RoomAdapters
import Rooms
import UseCases

/// The players' rows, beside or below the board (C6.3, C6.7).
struct PlayerRows {
  private let panel: Panel
  private let model: TableModel

  init(_ panel: Panel) {
    self.panel = panel
    model = panel.model
  }

  private var text: LiveText { panel.text }
  private var style: LiveStyle { panel.layout.style }
  private var columns: Int { panel.layout.panelColumns }

  /// The forms of a player's name and the gap around it, longest first.
  private static let wordings = [false, true].flatMap { isShort in
    [2, 1].map { (isShort: isShort, gap: $0) }
  }

  /// A row for each player, in the longest wording that always fits.
  ///
  /// The wording leaves room for the longest note, so it does not change with the turn.
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

  /// Both players in one row, with their names if they always fit.
  var below: Row {
    let names = Disk.sides.map { text.player(model.player($0).mode, of: model, isShort: true) }
    // Two disks, two-digit counts, the spaces, and an indicator.
    let width = names.reduce(14) { $0 + Row($1).count }
    let words = zip(Disk.sides, names).map { side, name in
      let player = model.player(side)
      let indicator = player.isThinking && !panel.view.isLeft ? " " + indicator : ""
      return "\(style.disk(side)) \(player.count)\(width <= columns ? " " + name : "")\(indicator)"
    }
    return style.row(words.joined(separator: "  "))
  }

  /// Returns a side's disk, name, and count, equally wide for both sides.
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

  private func isMarked(_ side: Disk) -> Bool {
    model.turn == side || model.result?.winner == side
  }

  /// Returns the note after a name, such as `| thinking`, or `nil`.
  private func doing(_ side: Disk) -> String? {
    guard isMarked(side) else { return nil }
    if model.isOver { return result(of: side) }
    guard !panel.view.isLeft else { return nil }
    return model.player(side).isThinking ? thinking : text.mark
  }

  private func longestDoing(of side: Disk) -> Int {
    max(Row(thinking).count, Row(result(of: side) ?? "").count)
  }

  private var thinking: String { "\(indicator) \(text.thinking)" }

  private var indicator: String { ["|", "/", "-", "\\"][panel.view.indicatorFrame % 4] }

  private func result(of side: Disk) -> String? {
    guard let result = model.result, result.winner == side else { return nil }
    return "\(text.mark) \(text.common.wonBy(result))"
  }
}

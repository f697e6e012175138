import Adapters
import Domain
import UseCases

extension Model {
  /// Both players with their counts and levels.
  func playerRows(_ layout: Layout) -> [Row] {
    hasFewRows(layout) ? [playersInOneRow] : Disk.sides.map(playerRow)
  }

  private func playerRow(_ side: Disk) -> Row {
    let count = counts[side]
    let name = " \(language.name(side)) \(count < 10 ? " " : "")\(count)"
    return window.style.row(side) + Row(name, isMarked(side) ? .strong : .plain)
      + Row("  \(title(of: side))", .dim)
  }

  /// Returns whether a side is to move, or has won.
  private func isMarked(_ side: Disk) -> Bool {
    if study == nil, let shownEnding { return shownEnding.winner == side }
    return view.message == .turn(side)
  }

  private var playersInOneRow: Row {
    let players = Disk.sides.map { side in
      window.style.row(side) + Row(window.style.hasGrounds ? "" : " ")
        + Row("\(counts[side]) ", .strong) + Row(title(of: side), .dim)
    }
    return players.joined(by: .blank(2))
  }

  private func title(of side: Disk) -> String {
    switch shownPlayers[side] {
    case .human: shownPlayers.soleHuman == side ? language.you : language.human
    case .computer(let level): language.level(level.number)
    }
  }

  /// The share of each side in the disks, which changes with the counts.
  func barRow(_ layout: Layout) -> Row {
    let columns = min(30, layout.panelColumns - 2)
    let counts = counts
    let total = max(1, counts.dark + counts.light)
    let dark = (columns * counts.dark + total / 2) / total
    guard window.style.hasGrounds else {
      let bar = String(repeating: "#", count: dark) + String(repeating: "-", count: columns - dark)
      return Row(bar)
    }
    let blank = { (count: Int) in String(repeating: " ", count: count) }
    return Row(blank(dark), Face(ground: .share(.dark)))
      + Row(blank(columns - dark), Face(ground: .share(.light)))
  }

  /// The advice that is switched on.
  var switchRow: Row {
    let words = [
      settings.now.isCoached ? language.coachOn : nil,
      settings.now.showsValues ? language.valuesOnShort : nil,
    ]
    return Row(words.compactMap(\.self).joined(separator: "  "), .dim)
  }

  /// Whose turn it is, who must pass, or the result.
  var statusRow: Row {
    if let shownEnding { return Row(language.result(shownEnding), .strong) }
    switch session.phase {
    case .thinking(let side): return Row("\(language.thinks(side)) \(indicator)", .strong)
    case .passing(let side): return Row(language.passTitle(side == you ? nil : side), .accent)
    case .picking, .flipping, .over:
      guard case .turn(let side) = view.message else { return Row() }
      return Row(language.turn(of: side, isYours: side == you), .strong)
    }
  }

  /// The disks of both sides, which change once a move.
  var counts: BySide<Int> { BySide { view.players[$0].count } }

  var view: ViewModel { ViewModel(shownSession) }
}

extension Language {
  var you: String { self("you", ja: "あなた") }

  var human: String { self("human", ja: "人") }

  func level(_ number: Int) -> String { self("level \(number)", ja: "レベル\(number)") }

  fileprivate var coachOn: String { self("coach on", ja: "コーチあり") }

  fileprivate var valuesOnShort: String { self("values on", ja: "評価値あり") }

  fileprivate func passTitle(_ side: Disk?) -> String {
    guard let side else { return self("You must pass", ja: "パスです") }
    return self("\(name(side)) must pass", ja: "\(name(side))はパスです")
  }
}

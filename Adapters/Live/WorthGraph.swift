import Adapters
import Domain
import UseCases

/// What a game was worth to Black, move by move, in two rows above and below zero (C6.37).
struct WorthGraph {
  /// The worths after the moves of the game, from the first one on; nil if that is not known.
  private let worths: [Int?]
  /// The place among them of the moment that is seen; nil before the first move.
  private let seen: Int?
  private let model: ViewModel

  /// Makes the graph of a game that was judged, or is; returns nil for others.
  init?(_ model: ViewModel) {
    let judged = model.judged
    guard model.advice.isAnalyzing || !judged.isEmpty else { return nil }
    let first = model.study.record.start.moveNumber
    var worths = [Int?](repeating: nil, count: model.study.record.game.moveNumber - first)
    for move in judged where worths.indices.contains(move.number - first) {
      worths[move.number - first] = move.leadOfBlack
    }
    let seen = model.study.seen.game.moveNumber - first - 1
    self.worths = worths
    self.seen = worths.indices.contains(seen) ? seen : nil
    self.model = model
  }

  /// Returns the rows of the graph, below what it is about or how far the analysis is; where there
  /// is no row for that, the side that leads is named beside the graph.
  func rows(in layout: LiveLayout, _ text: LiveText) -> [[TextRun]] {
    let title = model.advice.isAnalyzing ? text.common.analyzing(model) : text.graphTitle
    let name = layout.hasHighPanel ? "" : text.common.name(.dark) + " "
    let nameColumns = layout.width(of: name)
    let names = [name, String(repeating: " ", count: nameColumns)]
    // Beside the bars stand the name, the sign, and the longest number.
    let places = places(in: min(60, layout.panelColumns - nameColumns - 7))
    let marked = model.study.isLookingBack ? places.first { $0 >= seen ?? .max } : nil
    let lead = seen.flatMap { worths[$0] }
    let label = lead.map { "  " + $0.signed } ?? ""
    let isLabelAbove = (lead ?? 0) >= 0
    let bars = WorthBars(style: layout.style)
    let rows = zip(names, [true, false]).map { name, isAbove in
      [TextRun(name + (isAbove ? "+ " : "- "), .dim)]
        + places.map { bars.bar(worths[$0], isAbove: isAbove, isMarked: $0 == marked) }
        + [TextRun(isLabelAbove == isAbove ? label : "", .dim)]
    }
    return layout.hasHighPanel ? [[TextRun(title, .dim)]] + rows : rows
  }

  /// Returns the moves that have a column: all, or as many as there are columns, the moment that is
  /// seen among them.
  private func places(in columns: Int) -> [Int] {
    guard worths.count > columns else { return Array(worths.indices) }
    var places = (1...columns).map { $0 * worths.count / columns - 1 }
    if let seen, let column = places.firstIndex(where: { $0 >= seen }) { places[column] = seen }
    return places
  }
}

extension JudgedMove {
  /// What the game after the move is worth to Black, or nil if the computer cannot say.
  fileprivate var leadOfBlack: Int? {
    played.worth.map { side == .dark ? $0.lead : -$0.lead }
  }
}

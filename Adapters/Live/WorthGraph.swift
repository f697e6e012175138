import Adapters
import Domain
import RoomAdapters
import Rooms
import UseCases

/// What a game was worth to a side, move by move, in two rows above and below zero (C6.37).
struct WorthGraph {
  /// The worths after the moves of the game, from the first one on; nil if that is not known.
  private let worths: [Int?]
  /// The place among them of the moment that is seen; nil before the first move.
  private let seen: Int?
  /// The place among them of the move that turned the game, or nil.
  private let turningPoint: Int?
  private let model: TableModel

  /// Makes the graph of a game that was judged, or is; returns nil for others.
  init?(_ model: TableModel) {
    let judged = model.judged
    guard model.advice.isAnalyzing || !judged.isEmpty else { return nil }
    let first = model.study.record.start.moveNumber
    var worths = [Int?](repeating: nil, count: model.study.record.game.moveNumber - first)
    for move in judged where worths.indices.contains(move.number - first) {
      worths[move.number - first] = move.lead(of: model.sideOfGraph)
    }
    let seen = model.study.seen.game.moveNumber - first - 1
    let turn = model.turningPoint.map { $0.number - first }
    turningPoint = turn.flatMap { worths.indices.contains($0) ? $0 : nil }
    self.worths = worths
    // What is tried has no place among them.
    self.seen = worths.indices.contains(seen) && !model.study.isTrying ? seen : nil
    self.model = model
  }

  /// Returns the rows of the graph, below what it is about or how far the analysis is; where there
  /// is no row for that, the side that leads is named beside the graph.
  func rows(in layout: LiveLayout, _ text: LiveText) -> [[TextRun]] {
    let title = model.advice.isAnalyzing ? text.common.analyzing(model) : text.graphTitle(model)
    let name = layout.hasHighSquares ? "" : text.common.name(model.sideOfGraph) + " "
    let nameColumns = layout.width(of: name)
    let names = [name, String(repeating: " ", count: nameColumns)]
    // Beside the bars stand the name, the sign, and the longest number.
    let places = places(in: min(60, layout.panelColumns - nameColumns - 7))
    let marked = model.study.isLookingBack ? places.first { $0 >= seen ?? .max } : nil
    let lead = seen.flatMap { worths[$0] }
    let label = lead.map { "  " + $0.signed } ?? ""
    let isLabelAbove = (lead ?? 0) >= 0
    let bars = WorthBars(style: layout.style, worths: worths)
    let rows = zip(names, [true, false]).map { name, isAbove in
      [TextRun(name + (isAbove ? "+ " : "- "), .dim)]
        + places.map { bars.bar(worths[$0], isAbove: isAbove, mark(of: $0, marked)) }
        + [TextRun(isLabelAbove == isAbove ? label : "", .dim)]
    }
    return layout.hasHighSquares ? [[TextRun(title, .dim)]] + rows : rows
  }

  /// Returns what is special about a move of the graph, in which one has the mark of the moment
  /// that is seen.
  private func mark(of place: Int, _ marked: Int?) -> WorthBars.Mark {
    WorthBars.Mark(isSeen: place == marked, isTurningPoint: place == turningPoint)
  }

  /// Returns the moves that have a column: all, or as many as there are columns, the moment that is
  /// seen and the move that turned the game among them.
  private func places(in columns: Int) -> [Int] {
    guard worths.count > columns else { return Array(worths.indices) }
    var places = (1...columns).map { $0 * worths.count / columns - 1 }
    for place in [turningPoint, seen].compactMap(\.self) {
      if let column = places.firstIndex(where: { $0 >= place }) { places[column] = place }
    }
    return places
  }
}

extension TableModel {
  /// The side to which the graph shows what the game was worth: the only person's, or Black.
  var sideOfGraph: Disk { onlyPerson ?? .dark }

  /// The move that turned the game, once all have been judged.
  fileprivate var turningPoint: JudgedMove? {
    isAnalyzed ? advice.analysis.turningPoint(of: study.record.game) : nil
  }
}

extension JudgedMove {
  /// Returns what the game after the move is worth to a side, or nil if the computer cannot say.
  fileprivate func lead(of side: Disk) -> Int? {
    played.worth.map { side == self.side ? $0.lead : -$0.lead }
  }
}

import Adapters
import Domain
import RoomAdapters
import Rooms
import UseCases

/// A graph of a game's values for one side, move by move (C6.37).
struct ValueGraph {
  /// The value after each move of the game, or `nil` if it is unknown.
  private let values: [Int?]
  /// The index of the viewed position's last move.
  ///
  /// `nil` before the first move and in a trial.
  private let viewed: Int?
  /// The index of the turning point, or `nil` if there is none.
  private let turningPoint: Int?
  private let model: TableModel

  /// Creates a graph, or returns `nil` if the game has no analysis.
  init?(_ model: TableModel) {
    let judged = model.judged
    guard model.advice.isAnalyzing || !judged.isEmpty else { return nil }
    let review = model.review
    let first = review.record.start.moveNumber
    var values = [Int?](repeating: nil, count: review.record.game.moveNumber - first)
    for move in judged where values.indices.contains(move.number - first) {
      let lead = move.played.value?.lead
      values[move.number - first] = lead.map { move.side == model.sideOfGraph ? $0 : -$0 }
    }
    let turn =
      model.isAnalyzed ? model.advice.analysis.turningPoint(of: review.record.game)?.number : nil
    // A trial is not part of the graph.
    let last = review.isTrying ? nil : review.viewed.game.moveNumber - 1
    func place(of number: Int?) -> Int? {
      number.flatMap { values.indices.contains($0 - first) ? $0 - first : nil }
    }
    turningPoint = place(of: turn)
    viewed = place(of: last)
    self.values = values
    self.model = model
  }

  /// Returns the rows of the graph, below its title or the analysis's progress.
  ///
  /// Beside a small board, the side's name replaces the title.
  func rows(in layout: Layout, _ text: LiveText) -> [Row] {
    let title = model.advice.isAnalyzing ? text.common.analyzing(model) : text.graphTitle(model)
    let hasTitle = layout.shape == .medium
    let name = Row(hasTitle ? "" : text.common.name(model.sideOfGraph) + " ", .dim)
    // Leaves room for the name, the sign, and the longest number.
    let places = places(in: min(60, layout.panelColumns - name.count - 7))
    let marked = model.review.isReviewing ? places.first { $0 >= viewed ?? .max } : nil
    let lead = viewed.flatMap { values[$0] }
    let bars = ValueBars(style: layout.style, rows: layout.graphRows / 2, values: values)
    let rows = bars.places.map { row -> Row in
      let isNext = row.distance == 0
      let sign = row.isAbove ? "+ " : "- "
      let head = row == bars.places.first ? name : Row.blank(name.count)
      let isLed = isNext && ((lead ?? 0) >= 0) == row.isAbove
      let columns = places.flatMap { place in
        bars.bar(
          values[place], at: row, isSeen: place == marked, isTurningPoint: place == turningPoint)
      }
      return head + Row(isNext ? sign : "  ", .dim) + columns
        + Row(isLed ? lead.map { "  " + $0.signed } ?? "" : "", .dim)
    }
    return hasTitle ? [Row(title, .dim)] + rows : rows
  }

  /// Returns the moves that get a column, spread evenly if there are too many.
  ///
  /// The viewed position and the turning point always get one.
  private func places(in columns: Int) -> [Int] {
    guard values.count > columns else { return Array(values.indices) }
    var places = (1...columns).map { $0 * values.count / columns - 1 }
    for place in [turningPoint, viewed].compactMap(\.self) {
      if let column = places.firstIndex(where: { $0 >= place }) { places[column] = place }
    }
    return places
  }
}

extension TableModel {
  /// The only human's side, or Black.
  var sideOfGraph: Disk { soleHumanSide ?? .dark }
}

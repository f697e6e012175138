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

  /// The lead that fills a row: by then it matters little how many disks they are (R11.6).
  private static let fullLead = 24

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

  /// Returns what the graph is about, or how far the analysis is, and the rows of the graph.
  func rows(in layout: LiveLayout, _ text: LiveText) -> [[TextRun]] {
    let title = model.advice.isAnalyzing ? text.common.analyzing(model) : text.graphTitle
    // Beside the bars stand the sign and the longest number.
    let places = places(in: min(60, layout.panelColumns - 7))
    let lead = seen.flatMap { worths[$0] }
    let label = lead.map { "  " + $0.signed } ?? ""
    let isLabelAbove = (lead ?? 0) >= 0
    let rows = [true, false].map { isAbove in
      [TextRun(isAbove ? "+ " : "- ", .dim)]
        + places.map { bar($0, isAbove: isAbove) }
        + [TextRun(isLabelAbove == isAbove ? label : "", .dim)]
    }
    return [[TextRun(title, .dim)]] + rows
  }

  /// Returns the moves that have a column: all, or as many as there are columns, the moment that is
  /// seen among them.
  private func places(in columns: Int) -> [Int] {
    guard worths.count > columns else { return Array(worths.indices) }
    var places = (1...columns).map { $0 * worths.count / columns - 1 }
    if let seen, let column = places.firstIndex(where: { $0 >= seen }) { places[column] = seen }
    return places
  }

  /// Returns the bar of a move in the row above zero, or in the one below.
  private func bar(_ place: Int, isAbove: Bool) -> TextRun {
    guard let worth = worths[place] else { return TextRun(" ") }
    let isSeen = model.study.isLookingBack && place == seen
    guard worth != 0 else {
      return TextRun(isAbove ? Self.blocks[1] : " ", isSeen ? .strong : .dim)
    }
    guard (worth > 0) == isAbove else { return TextRun(" ") }
    let eighths = min(abs(worth), Self.fullLead) * 8
    let height = max(1, (eighths + Self.fullLead / 2) / Self.fullLead)
    var face = Face(ink: isAbove ? .good : .bad)
    if isSeen { face = .strong }
    // There are no blocks that hang from above, so those are the ground around one that stands.
    guard !isAbove else { return TextRun(Self.blocks[height], face) }
    face.isReversed = true
    return TextRun(Self.blocks[8 - height], face)
  }

  /// Blocks of so many eighths of a row.
  ///
  /// Only boards that are drawn with such characters leave a panel room for the graph.
  private static let blocks = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
}

extension JudgedMove {
  /// What the game after the move is worth to Black, or nil if the computer cannot say.
  fileprivate var leadOfBlack: Int? {
    played.worth.map { side == .dark ? $0.lead : -$0.lead }
  }
}

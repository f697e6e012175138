import Adapters
import Domain
import RoomAdapters
import Rooms
import UseCases

/// The text of the panel (C6.7, C6.36, C6.39).
extension LiveText {
  /// Returns the name of a player, or `you` for the only human.
  func player(_ mode: Mode, of model: TableModel, isShort: Bool) -> String {
    switch mode {
    case .manual where model.soleHumanSide != nil: language("you", ja: "あなた")
    case .manual: language("human", ja: "人")
    case .computer(let level) where !isShort && level != .random:
      language("computer, level \(level)", ja: "コンピュータ レベル\(level)")
    case .computer: common.shortMode(mode)
    }
  }

  /// The mark for the side to move, or for the winner.
  var mark: String { style.isSmooth ? "◂" : "<" }

  /// Returns the coach's note, or an empty string if no coach checks a human's moves.
  func coach(_ model: TableModel) -> String {
    let isTold = model.advice.isCoached && model.hasHuman && !model.isOver
    return isTold ? language("coach on", ja: "コーチ付き") : ""
  }

  var thinking: String { language("thinking", ja: "考え中") }

  func graphTitle(_ model: TableModel) -> String {
    let name = common.name(model.sideOfGraph)
    return model.soleHumanSide == nil
      ? language("\(name)'s expected lead at the end", ja: "予想最終石差 (\(name)から見て)")
      : language("your expected lead at the end", ja: "予想最終石差 (あなたから見て)")
  }

  /// Returns rows for up to three marked moves, costliest first.
  ///
  /// A row looks like `15 f4 ??  cost 14, best c6`. With one human, only that side's moves count.
  func mistakeRows(_ model: TableModel) -> [Row] {
    // During a review, they would look like moves in the viewed position.
    guard !model.advice.isAnalyzing, !model.review.isReviewing else { return [] }
    let marked = model.judged.filter { move in
      MoveGrade(loss: move.loss) != nil && model.advice.learners.contains(move.side)
    }
    return marked.sorted { ($1.loss, $0.number) < ($0.loss, $1.number) }
      .prefix(3).compactMap { move in
        MoveGrade(loss: move.loss).map { mark in
          let best = move.advice.best.square
          let number = move.number < 10 ? " \(move.number) " : "\(move.number) "
          let cost = language("cost \(move.loss), best \(best)", ja: "損\(move.loss)、最善 \(best)")
          return Row(number, .dim) + Row("\(move.played.square) ")
            + Row(mark.rawValue, mark.face).padded(to: 2) + Row("  " + cost, .dim)
        }
      }
  }

  /// Returns versions of the advice row, longest first.
  ///
  /// The longest may be `d8 -6  then a5 g3 f1   depth 12`. Each version shows less of the best line
  /// than the one before.
  func adviceRows(_ advice: Advice, _ model: TableModel) -> [Row] {
    let best = common.value(advice.best, model)
    let seen = seen(advice).map { "   \($0)" } ?? ""
    let then = "  " + language("then", ja: "続き")
    return (0...9).reversed().map { count in
      let steps = advice.line.dropFirst().prefix(count)
      let line = steps.isEmpty ? "" : "\(then) \(common.list(steps))"
      return Row(best, .accent) + Row(line) + Row(seen, .dim)
    }
  }

  /// Returns the depth of the search, or `exact` if all values are exact.
  private func seen(_ advice: Advice) -> String? {
    if let depth = advice.depth { return language("depth \(depth)", ja: "\(depth)手先") }
    let isExact = advice.moves.allSatisfy(\.isExact)
    // In Japanese, the value itself says that it is exact.
    return isExact ? language("exact", ja: nil) : nil
  }

  /// Returns versions of the hint row, longest first.
  ///
  /// Each step first narrows the gaps and then drops the next-to-last hint.
  func keyRows(_ hints: [KeyTable.Hint]) -> [Row] {
    var words = hints.map(words)
    var rows: [Row] = []
    while !words.isEmpty {
      rows += ["  ", " "].map { Row(words.joined(separator: Row($0))) }
      words.remove(at: words.count > 2 ? words.count - 2 : words.count - 1)
    }
    return rows
  }

  private func words(_ hint: KeyTable.Hint) -> Row {
    switch hint {
    case .arrows(let english, let ja):
      words(style.isSmooth ? "↑↓←→" : language("arrows", ja: "矢印"), language(english, ja: ja))
    case .enter(let english, let ja):
      words(style.isSmooth ? "↵" : "Enter", language(english, ja: ja))
    case .key(let key, let english, let ja):
      words(key == "ok" ? language("ok", ja: "はい") : key, language(english, ja: ja))
    case .word(let english, let ja): Row(language(english, ja: ja))
    }
  }

  private func words(_ key: String, _ does: String) -> Row {
    Row(key) + Row(" " + does, .dim)
  }
}

extension MoveGrade {
  var face: Face { self == .blunder ? Face(ink: .bad, isStrong: true) : Face(ink: .doubtful) }
}

import Adapters
import Domain
import RoomAdapters
import Rooms
import UseCases

/// The keys and the words that matter at a moment (C6.39).
extension LiveText {
  /// A key or a word, and what it does.
  struct KeyHint: Hashable {
    let key: String
    /// What it does; empty if the word says that itself.
    var does = ""
  }

  /// Returns the keys, in their order; where there is little room, those in the midst are left out.
  ///
  /// - Parameter hasCursor: whether there is a cursor on the board, which Esc puts away before it
  ///   ends an earlier moment or an analysis.
  func keys(_ model: TableModel, hasCursor: Bool) -> [KeyHint] {
    let help = KeyHint(key: "?", does: language("help", ja: "説明"))
    let moves = KeyHint(key: "PgUp PgDn", does: language("moves", ja: "前後の手"))
    let play = KeyHint(key: enter, does: language("play", ja: "置く"))
    let square = KeyHint(key: arrows, does: language("square", ja: "マス"))
    if let alert = model.alert {
      guard model.askedSquare != nil else { return keys(answering: alert) }
      return hasCursor
        ? [play, square, escape(.question, hasCursor)] : keys(answering: alert) + [square]
    }
    if let lesson = model.advice.lesson, model.endings.first == .moment {
      let goesOn =
        lesson.isAnswered && !hasCursor
        ? KeyHint(key: enter, does: language("next", ja: "次へ"))
        : KeyHint(key: language("next", ja: "次の悪手"))
      let hint = KeyHint(key: language("hint", ja: "ヒント"))
      // What is awaited is a hint, or refuses one.
      return [square] + (model.isThinking ? [] : [hint]) + [goesOn, escape(.moment, hasCursor)]
    }
    if let ending = model.endings.first {
      let ends = escape(ending, hasCursor)
      guard ending == .moment else { return [ends, moves, help] }
      let tryOut = KeyHint(key: enter, does: language("try", ja: "試す"))
      let canTry = hasCursor && !model.picks.isEmpty
      return canTry ? [moves, square, tryOut, ends] : [moves, ends, square, help]
    }
    if model.isOver { return afterEnd(model) + [moves] }
    var keys: [KeyHint] = []
    if !model.picks.isEmpty {
      keys += [square, play]
    } else if model.isTurning, !hasCursor {
      keys += [square, KeyHint(key: enter, does: language("all at once", ja: "一度に返す"))]
    } else if model.hasPerson {
      keys += [square, KeyHint(key: enter, does: language("plan", ja: "予定"))]
    }
    if !model.study.record.steps.isEmpty { keys.append(moves) }
    return keys + [help]
  }

  /// Returns Esc with what it ends, unless it puts the cursor away first (C6.13).
  private func escape(_ ending: Table.Ending, _ hasCursor: Bool) -> KeyHint {
    if hasCursor, !ending.comesBeforeCursor {
      return KeyHint(key: "Esc", does: language("no cursor", ja: "カーソルを消す"))
    }
    return KeyHint(key: "Esc", does: words(ending))
  }

  private func words(_ ending: Table.Ending) -> String {
    switch ending {
    case .question: language("cancel", ja: "いいえ")
    case .planned: language("drop planned", ja: "予定を取り消す")
    case .moment: language("return", ja: "現在へ")
    case .analysis: language("stop", ja: "中止")
    }
  }

  private func keys(answering alert: TableAlert) -> [KeyHint] {
    switch alert {
    case .game(.pass): [KeyHint(key: enter, does: language("pass", ja: "パス"))]
    case .game(.confirmation), .play:
      [
        KeyHint(key: enter, does: words(.question)),
        KeyHint(key: language("ok", ja: "はい"), does: language("yes", ja: "はい")),
      ]
    }
  }

  /// Returns what can be done after the end.
  private func afterEnd(_ model: TableModel) -> [KeyHint] {
    let analyze = model.offersAnalysis ? [KeyHint(key: language("analyze", ja: "分析"))] : []
    let again = KeyHint(key: language("again", ja: "もう一局"))
    let learn = model.hasLost ? [KeyHint(key: language("learn", ja: "復習"))] : []
    return [again] + learn + analyze + [KeyHint(key: language("quit", ja: "終了"))]
  }

  private var arrows: String { style.isSmooth ? "↑↓←→" : language("arrows", ja: "矢印") }

  private var enter: String { style.isSmooth ? "↵" : "Enter" }

  /// Returns the rows of the keys that matter now, the longest first: with less and less space
  /// between them, and then without those before the last.
  func keyRows(_ model: TableModel, hasCursor: Bool) -> [[TextRun]] {
    var keys = keys(model, hasCursor: hasCursor)
    var rows: [[TextRun]] = []
    while !keys.isEmpty {
      rows += ["  ", " "].map { Array(keys.map(words).joined(separator: [TextRun($0)])) }
      keys.remove(at: keys.count > 2 ? keys.count - 2 : keys.count - 1)
    }
    return rows
  }

  private func words(_ hint: KeyHint) -> [TextRun] {
    hint.does.isEmpty
      ? [TextRun(hint.key)] : [TextRun(hint.key), TextRun(" \(hint.does)", .dim)]
  }
}

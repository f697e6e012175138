import Adapters
import Domain
import RoomAdapters
import Rooms
import UseCases

/// The text of the live front end (C6).
struct LiveText {
  let style: LiveStyle
  let language: Language
  /// The sentences shared by all front ends.
  ///
  /// They name the sides if only color distinguishes disks, or if letters represent disks in
  /// Japanese.
  var common: GameText {
    let names = GameText(language)
    // In Japanese, a letter does not name a side.
    let needsNames = language == .japanese && style.glyphs == .ascii
    return GameText(language) { [style] side in
      style.hasGrounds || needsNames
        ? "\(style.disk(side)) \(names.name(side))" : style.disk(side)
    }
  }

  /// Returns the message, short enough to fit beside the board (R4.1).
  func message(_ model: TableModel) -> String {
    let names = GameText(language)
    return GameText(language) { [style, language] side in
      language(style.disk(side), ja: "\(style.disk(side)) \(names.name(side))")
    }.message(model)
  }

  /// Returns the rows of a printed board, whose disks differ even without color.
  func board(_ model: TableModel) -> [String] {
    let disk = style.hasColor ? \.description : style.disk
    return TableDrawing(board: model.board, picks: model.marked, disk: disk).rows
  }

  /// The messages for a terminal that is too small, longest first (C1.4).
  ///
  /// Each mentions `--plain`.
  var tooSmall: [Row] {
    let words =
      language == .japanese
      ? ["端末が狭すぎます (広げるか --plain)", "狭すぎます (--plain)", "--plain"]
      : ["Terminal too small; enlarge it or use --plain", "Too small; use --plain", "--plain"]
    return words.map { Row($0) }
  }

  /// Returns the text for the notice row when there is no notice.
  ///
  /// This is the alert, the review, the analysis, the result, or a tip before the first move.
  func standing(_ view: LiveView, in layout: Layout) -> String {
    let model = view.model
    if let alert = model.alert { return self.alert(alert, model) }
    if model.review.isReviewing { return reviewing(view) }
    if model.advice.isAnalyzing { return common.analyzing(model) }
    if let result = model.result { return common.ending(result, model) }
    return model.review.record.steps.isEmpty
      ? common.beginning(model, pick: view.mark(in: layout), hasArrows: true) : ""
  }

  /// The note that a review pauses a game between two computers.
  private var gameWaits: String { language("; the game is paused", ja: "対局は一時停止中です。") }

  private func reviewing(_ view: LiveView) -> String {
    let model = view.model
    if let lesson = model.advice.lesson { return common.question(lesson, model) }
    let happened = common.happened(model).map { language(": \($0)", ja: "。\($0)") } ?? ""
    let position = common.position(model).capitalizedFirst + happened
    let waits = model.hasHuman || model.review.record.game.turn == nil ? "" : gameWaits
    let told = language(language.sentence(position + waits), ja: "\(position)。\(waits)")
    let way = language(" Esc returns to the current position.", ja: "Esc で現在の局面に戻ります。")
    return view.cancelTarget() == .game(.review) ? told + way : told
  }

  private func alert(_ alert: TableAlert, _ model: TableModel) -> String {
    switch alert {
    case .game(.pass(let side)):
      let title = language("Pass", ja: "パス")
      return language.sentence("\(title): \(common.cannotPlace(side))")
    case .game(.confirmation(let question)):
      return asked(.game(question), model)
    case .play(let square): return asked(.play(square), model)
    }
  }

  private func asked(_ question: Table.Question, _ model: TableModel) -> String {
    common.question(question, model) + common.consequence(of: question, model)
      + common.warning(model)
  }

  /// Returns the row below a page, with the page number and keys.
  func belowPage(_ place: Pages.Place) -> String {
    let words = language("Press any key to continue.", ja: "何かキーを押すと続きます。")
    guard place.count > 1 else { return words }
    let placed = "\(place.number)/\(place.count)  \(words)"
    guard place.number > 1 else { return placed }
    return placed + language(" PgUp: back.", ja: "PgUp で戻ります。")
  }

  /// Returns the prompt, which names Enter's action unless a cursor or page handles Enter.
  func prompt(_ view: LiveView) -> String {
    view.shownCursor == nil && view.pages.isEmpty ? common.prompt(view.model) : common.plainPrompt
  }

  /// Returns up to four queued moves, such as `[d3 c3] `.
  func queued(_ moves: [QueuedMove]) -> String {
    guard !moves.isEmpty else { return "" }
    let rest = moves.count > 4 ? " ..." : ""
    return "[\(common.list(moves.prefix(4).map(\.step)))\(rest)] "
  }

  func refusal(_ refusal: TableRefusal) -> String {
    let text = common.refusal(refusal) + tip(refusal)
    return language.sentence(refusal.beginsAsTyped ? text : text.capitalizedFirst)
  }

  /// Returns a tip with a command to type instead, or an empty string.
  private func tip(_ refusal: TableRefusal) -> String {
    switch refusal {
    case .ignored(_, .game(.thinking(let side))):
      let command = common.takeover(of: side)
      return language("; type '\(command)' to take over", ja: "(\(command) で交代)")
    case .ignored(_, .game(.gameOver)), .notPlayed(_, .game(.gameOver), dropping: _):
      return language("; type 'again' for another", ja: "(「もう一局」で次の対局)")
    default: return ""
    }
  }

  func counts(_ model: TableModel) -> String {
    language(
      "Black \(model.dark.count), White \(model.light.count)",
      ja: "黒\(model.dark.count)、白\(model.light.count)")
  }
}

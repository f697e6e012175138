import Domain
import UseCases

/// The engine's advice on the position, and the player's request for it.
struct AdviceState: Sendable {
  /// The request that the player waits for.
  var request: Query?
  /// The latest advice, with the query that it answers.
  var found: (query: Query, advice: Advice)?
  /// The position on which the engine found nothing, so it is not asked again.
  var failed: Record?

  /// Forgets what another position leaves behind.
  mutating func follow(_ position: Record?) {
    if request?.record != position { request = nil }
    if found?.query.record != position { found = nil }
  }
}

extension Command {
  static let advice: [Command] = [
    Command(
      "hint",
      help: Help("hint", in: .advice) { $0("show the best move", ja: "最善手を表示する") },
      isHinted: { model in
        model.moment == .coachAsks || model.moment == .yourTurn && model.advice.request == nil
      },
      action: { $0.requestHint() }),
    Command(
      switching: "values",
      help: Help("values", in: .advice) {
        $0("show each move's value (values off: hide)", ja: "評価値を表示する (values off: 隠す)")
      },
      action: { $0.showValues($1) }),
  ]
}

extension Escape {
  /// Stops all that the player waits for: a hint, a tried square, an analysis.
  static let search = Escape(
    isDue: { $0.isSearching },
    hint: { $0.language("stop", ja: "やめる") },
    action: { model in
      model.advice.request = nil
      model.analysis.isRunning = false
      model.study?.exercises?.tried = nil
      return []
    })
}

extension Model {
  /// True while the player waits for the engine.
  var isSearching: Bool {
    advice.request != nil || attemptQuery != nil || analysisQuery != nil
  }

  /// The query that the player waits for.
  var requestQuery: Query? { advice.request }

  /// The position that advice is about, or `nil` where none is given.
  ///
  /// A human's turn or a studied position, but no exercise, whose answer it would give away.
  var positionToAdvise: Record? {
    guard let study else { return session.sideToPick == nil ? nil : session.record }
    let position = study.viewed.afterDuePass
    return study.exercises == nil && position.game.turn != nil ? position : nil
  }

  /// The query for the values that are shown all the time.
  ///
  /// A failed search is not repeated.
  var valuesQuery: Query? {
    guard settings.now.showsValues, let position = positionToAdvise, advice.found == nil,
      advice.failed != position
    else { return nil }
    return Query(record: position, question: .everyMove)
  }

  /// Asks the engine for a human's best move, and the coach nothing more.
  ///
  /// The values that are on tell it, too.
  fileprivate mutating func requestHint() -> [Effect] {
    let effects = thinkAgain()
    if study?.exercises != nil, question == nil { return requestHintOfExercise() }
    guard openQuestion == nil, let position = positionToAdvise else {
      refuse(refusalOfHint)
      return effects
    }
    if let found = advice.found {
      reply(language.hint(found.advice, on: position))
      return effects
    }
    advice.request = requestOfHint(on: position)
    return effects
  }

  private var refusalOfHint: String {
    switch momentOfGame {
    case .question, .coachAsks: answerFirst
    case .yourPass: language.mustPass(by: sideToPass == you ? nil : sideToPass)
    case .end: language.gameIsOver
    case .study, .analysis, .judged, .trial:
      language.lastPosition(isTrying: study?.isTrying == true)
    default: language.noMoveToChoose
    }
  }

  /// The query for a hint, which keeps the values that are on.
  private func requestOfHint(on position: Record) -> Query {
    Query(record: position, question: settings.now.showsValues ? .everyMove : .bestMove)
  }

  /// Switches the values on or off, or over.
  fileprivate mutating func showValues(_ isOn: Bool?) -> [Effect] {
    let isOn = isOn ?? !settings.now.showsValues
    if isOn, Layout(window, hasValues: true).shape == .small {
      refuse(language.noRoomForValues)
      return []
    }
    if !isOn || advice.found?.query.question == .bestMove { advice.found = nil }
    advice.failed = nil
    reply(isOn ? language.valuesOn : language.valuesOff)
    let effects = set(\.showsValues, to: isOn)
    if let request = advice.request { advice.request = requestOfHint(on: request.record) }
    return effects
  }

  /// Follows the engine's answer to a request, or to the values that are on.
  mutating func followAdvice(_ answer: Advice?, on query: Query) {
    let isRequest = advice.request == query
    guard isRequest || query == valuesQuery else { return }
    if isRequest { advice.request = nil }
    guard let answer else {
      advice.failed = query.record
      if isRequest { refuse(language.noAdvice) }
      return
    }
    guard query.record == positionToAdvise else { return }
    let advised = judgedAdvice.map(answer.agreeing) ?? answer
    advice.found = (query, advised)
    guard isRequest else { return }
    reply(language.hint(advised, on: query.record))
    cursor.wait(on: advised.best.square)
  }

  /// The advice of the analysis on the viewed position, with which other advice agrees (R11.7).
  private var judgedAdvice: Advice? { study.flatMap(judgedMove)?.advice }

  /// The advice that is shown, or `nil`: that of the analysis only on a mistake.
  private var shownAdvice: Advice? {
    if let found = advice.found?.advice { return found }
    guard let study, study.exercises == nil else { return nil }
    return judgedMove(in: study).flatMap { $0.grade == nil ? nil : $0.advice }
  }

  /// The best square of the advice that is shown, or `nil`.
  var bestSquare: Square? { shownAdvice?.best.square ?? solvedSquare }

  /// The values on the board, as leads of the side to move.
  var shownValues: [Square: Int] {
    guard let (query, advice) = advice.found, query.question == .everyMove else { return [:] }
    var values: [Square: Int] = [:]
    for move in advice.moves { values[move.square] = move.value?.lead }
    return values
  }

  /// The rows of the panel about the best move and the line behind it.
  var adviceRows: [Row] {
    guard let advice = shownAdvice else {
      guard advice.request != nil else { return [] }
      return [Row("\(indicator) \(language.searches)", .accent)]
    }
    let best = Row("\(advice.best.square)", .accent)
    let value = Row(advice.best.value.map { " \($0.lead.signed)" } ?? "", .strong)
    let line = advice.line.dropFirst().prefix(5).map(\.description).joined(separator: " ")
    let depth = advice.depth.map { language.depth($0) } ?? language.exact
    return [best + value + Row("  \(line)  \(depth)", .dim)]
  }
}

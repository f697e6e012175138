import Domain
import Rooms
import UseCases

/// The engine's advice on the position, and the player's request for it.
struct AdviceState: Sendable {
  /// The request that the player waits for.
  var request: Query?
  /// The latest advice, with the query that it answers.
  var found: (query: Query, advice: Advice)?
  /// The position on which the engine found nothing, so it is not asked again.
  var failed: Record?

  /// Forgets what another position leaves behind, or one where a computer is to move.
  mutating func follow(_ session: Session) {
    let isOver = session.sideToPick == nil
    if isOver || request?.record != session.record { request = nil }
    if isOver || found?.query.record != session.record { found = nil }
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
  static let request = Escape(
    isDue: { $0.advice.request != nil },
    hint: { $0.language("stop", ja: "やめる") },
    action: { model in
      model.advice.request = nil
      return []
    })
}

extension Model {
  /// The query that the player waits for.
  var requestQuery: Query? { advice.request }

  /// The query for the values that are shown all the time.
  ///
  /// A failed search is not repeated.
  var valuesQuery: Query? {
    guard settings.now.showsValues, session.sideToPick != nil, advice.found == nil,
      advice.failed != session.record
    else { return nil }
    return Query(record: session.record, question: .everyMove)
  }

  /// Asks the engine for a human's best move, and the coach nothing more.
  ///
  /// The values that are on tell it, too.
  fileprivate mutating func requestHint() -> [Effect] {
    let effects = thinkAgain()
    guard moment == .yourTurn else {
      refuse(refusalOfHint)
      return effects
    }
    if let found = advice.found {
      tell(language.hint(found.advice, on: session.record))
      return effects
    }
    advice.request = requestOfHint
    return effects
  }

  private var refusalOfHint: String {
    switch momentOfGame {
    case .question, .coachAsks: answerFirst
    case .yourPass: language.mustPass(by: sideToPass == you ? nil : sideToPass)
    case .end: language.gameIsOver
    default: language.noMoveToChoose
    }
  }

  /// The query for a hint, which keeps the values that are on.
  private var requestOfHint: Query {
    Query(record: session.record, question: settings.now.showsValues ? .everyMove : .bestMove)
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
    tell(isOn ? language.valuesOn : language.valuesOff)
    let effects = set(\.showsValues, to: isOn)
    if advice.request != nil { advice.request = requestOfHint }
    return effects
  }

  /// Follows the engine's answer to a request, or to the values that are on.
  mutating func followAdvice(_ answer: Advice?, on query: Query) {
    let isRequest = advice.request == query
    if isRequest { advice.request = nil }
    guard let answer else {
      advice.failed = query.record
      if isRequest { refuse(language.noAdvice) }
      return
    }
    guard isRequest || settings.now.showsValues else { return }
    advice.found = (query, answer)
    guard isRequest else { return }
    tell(language.hint(answer, on: query.record))
    cursor.wait(on: answer.best.square)
  }

  /// The best square of the advice that is shown, or `nil`.
  var bestSquare: Square? { advice.found?.advice.best.square }

  /// The values on the board, as leads of the side to move.
  var shownValues: [Square: Int] {
    guard let (query, advice) = advice.found, query.question == .everyMove else { return [:] }
    var values: [Square: Int] = [:]
    for move in advice.moves { values[move.square] = move.value?.lead }
    return values
  }

  /// The rows of the panel about the best move and the line behind it.
  var adviceRows: [Row] {
    guard let advice = advice.found?.advice else {
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

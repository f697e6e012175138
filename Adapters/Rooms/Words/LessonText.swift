import Adapters
import Domain
package import Rooms
import UseCases

/// What a lesson asks and tells, and what the coach says (C3.46, C3.47).
extension GameText {
  /// Returns the lines of an event of a lesson or of the coach.
  func lines(_ event: LessonEvent, _ view: TableModel) -> [String] {
    switch event {
    case .begun: view.advice.lesson.map { [beginning(of: $0, view)] } ?? []
    case .asked, .tried: []
    case .nothingToAsk: [nothingToAsk(view)]
    case .refuted(let attempt): [refutation(of: attempt)]
    case .solved(let attempt, let explanation):
      [confirmation(of: attempt)] + (explanation.map { reasons(in: $0, view) } ?? [])
    case .hinted(let explanation): hint(in: explanation, view)
    case .ended(let lesson): [end(of: lesson)]
    case .explained(let explanation): reasons(in: explanation, view)
    }
  }

  /// Returns the question of a lesson, such as `Lesson 1/4, move 43: you played h4 ??, which cost
  /// about 36 disks. Which square is better? (hint, next, go)`; once it is answered, without what
  /// it asks.
  package func question(_ lesson: Lesson, _ view: TableModel) -> String {
    let mistake = lesson.mistake
    let square = mistake.played.square
    let cost = cost(of: mistake)
    let mark = MoveMark(loss: mistake.loss).map { " \($0.rawValue)" } ?? ""
    let place = "\(lesson.place + 1)/\(lesson.mistakes.count)"
    let played =
      view.onlyPerson == mistake.side
      ? "you played \(square)\(mark)" : "\(disk(mistake.side)) played \(square)\(mark)"
    let asked =
      lesson.isAnswered
      ? language("(next, go)", ja: "(次の悪手、go でやめる)")
      : language(
        "Which square is better? (hint, next, go)", ja: "もっと良いマスは? (ヒント、次の悪手、go でやめる)")
    return language(
      "Lesson \(place), move \(mistake.number): \(played), which cost \(cost). \(asked)",
      ja: "復習 \(place) \(mistake.number)手目: \(square)\(mark) は\(cost)の損でした。\(asked)")
  }

  /// Returns the question of a lesson with the board before the mistake.
  func asked(_ view: TableModel, board: (TableModel) -> [String]) -> [String] {
    view.advice.lesson.map { board(view) + [question($0, view)] } ?? []
  }

  /// Returns which question of a lesson is asked, such as `lesson 1/4, move 43`.
  package func place(of lesson: Lesson) -> String {
    let place = "\(lesson.place + 1)/\(lesson.mistakes.count)"
    let number = lesson.mistake.number
    return language("lesson \(place), move \(number)", ja: "復習 \(place)、\(number)手目")
  }

  private func beginning(of lesson: Lesson, _ view: TableModel) -> String {
    let count = lesson.mistakeCount
    let asked = lesson.mistakes.count
    let least = Lesson.leastLoss
    let moves = count == 1 ? "1 move" : "\(count) moves"
    let isYours = view.onlyPerson != nil
    let subject = isYours ? "\(count) of your moves" : moves
    let whose = isYours ? "あなたの" : ""
    let cost = language(
      "\(subject) cost \(least) disks or more", ja: "\(whose)\(least)石以上損した手は\(count)手です")
    let rest = language("; here are the \(asked) costliest", ja: "。損の大きい\(asked)手を復習します")
    return language.sentence(count > asked ? cost + rest : cost)
  }

  private func nothingToAsk(_ view: TableModel) -> String {
    let least = Lesson.leastLoss
    return view.onlyPerson == nil
      ? language("No move cost \(least) disks or more.", ja: "\(least)石以上の損はありません。")
      : language(
        "None of your moves cost \(least) disks or more.", ja: "あなたに\(least)石以上の損はありません。")
  }

  private func refutation(of attempt: Attempt) -> String {
    let square = attempt.square
    let mistake = attempt.mistake
    let loss = attempt.loss ?? mistake.loss
    let cost = estimate(disks(loss), isExact: attempt.isExact)
    if square == mistake.played.square {
      return language("\(square) is what was played.", ja: "\(square) は打った手です。")
    }
    return loss < mistake.loss
      ? language(
        "\(square) is better, and still costs \(cost).", ja: "\(square) は実戦の手より良いですが、まだ\(cost)の損です。"
      )
      : language("\(square) is no better: it costs \(cost).", ja: "\(square) も\(cost)の損です。")
  }

  private func confirmation(of attempt: Attempt) -> String {
    let square = attempt.square
    let best = attempt.mistake.advice.best.square
    if square == best {
      return language("Right: \(square) is the best square.", ja: "正解。\(square) が最善です。")
    }
    let loss = attempt.loss ?? 0
    guard loss > 0 else {
      return language(
        "Right: \(square) is as good as \(best), the best square.",
        ja: "正解。\(square) は最善の \(best) と同じくらい良い手です。")
    }
    return language(
      "Right: \(square) is close enough; \(best) is better by \(disks(loss)).",
      ja: "正解。\(square) は良い手です。最善の \(best) との差は\(disks(loss))です。")
  }

  private func hint(in explanation: Explanation?, _ view: TableModel) -> [String] {
    guard let lesson = view.advice.lesson else { return [] }
    let best = lesson.mistake.advice.best.square
    guard lesson.hint == .square else {
      // That the end can be counted helps nobody who cannot do it.
      let reasons = explanation?.reasons ?? []
      return [kind(reasons.first { !$0.isCertain } ?? reasons.first)]
    }
    return [language("The best square is \(best).", ja: "最善は \(best) です。")]
      + (explanation.map { reasons(in: $0, view) } ?? [])
  }

  /// Returns where to look for a better move.
  package func kind(_ reason: Reason?) -> String {
    switch reason {
    case .certain: language("The rest can be counted to the end.", ja: "最後まで読み切れる局面です。")
    case .corner: language("Look at the corners.", ja: "隅に注目してください。")
    case .forGood:
      language("Look for disks that can never turn.", ja: "もう返されない石に注目してください。")
    case .pass: language("Look at who must pass.", ja: "どちらがパスになるかに注目してください。")
    case .choice:
      language("Count the squares from which each side can choose.", ja: "お互いの置けるマスの数に注目してください。")
    case nil:
      language(
        "No reason fits into words; 'hint' again names the square.",
        ja: "言葉にできる理由はありません。もう一度ヒントで最善のマスを表示します。")
    }
  }

  private func end(of lesson: Lesson) -> String {
    let solved = lesson.solvedCount
    let count = lesson.mistakes.count
    return language(
      "Lesson over: \(solved) of \(count) solved.", ja: "復習終了: \(count)問中\(solved)問正解。")
  }

  func coach(_ isCoached: Bool) -> String {
    let least = Lesson.leastLoss
    return isCoached
      ? language(
        "The coach asks before you play what costs \(least) disks or more.",
        ja: "\(least)石以上の損になる手は、打つ前に確認します。")
      : language("The coach is off.", ja: "コーチを終了しました。")
  }

  /// Returns the reasons of an explanation, as sentences.
  private func reasons(in explanation: Explanation, _ view: TableModel) -> [String] {
    reasons(
      explanation.reasons, played: explanation.played, best: explanation.best,
      person: view.onlyPerson
    ).map(whole)
  }

  /// Returns a reason as a sentence, also if it ends with moves in parentheses.
  private func whole(_ reason: String) -> String {
    reason.hasSuffix(")") ? reason + language(".", ja: "。") : language.sentence(reason)
  }

  /// Returns what the coach asks about a square.
  func warning(of square: Square, _ view: TableModel) -> String {
    let ask = language(" Play it?", ja: "打ちますか?")
    guard let explanation = view.advice.explanation else { return "\(square)?\(ask)" }
    let warnings = explanation.reasons.lazy.compactMap {
      warning($0, played: explanation.played, person: view.onlyPerson)
    }
    let cost = cost(of: explanation.mistake)
    let costs = language("\(square) costs \(cost).", ja: "\(square) は\(cost)の損です。")
    return (warnings.first.map { whole($0) + language(" ", ja: "") } ?? "") + costs + ask
  }
}

extension Explanation {
  /// Why the mistake was one.
  fileprivate var reasons: [Reason] { Reason.contrasts(played: played, best: best) }
}

extension Reason {
  fileprivate var isCertain: Bool { if case .certain = self { true } else { false } }
}

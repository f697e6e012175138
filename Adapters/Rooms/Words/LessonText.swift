import Adapters
import Domain
package import Rooms
import UseCases

/// The sentences of lessons and the coach (C3.46, C3.47).
extension GameText {
  /// Returns the messages about a lesson event, without the exercise.
  func announcements(of event: LessonEvent, _ view: TableModel) -> [Announcement] {
    switch event {
    case .begun: [.line(view.advice.lesson.map { beginning(of: $0, view) } ?? ""), .nothing]
    case .asked, .tried: [.nothing]
    case .nothingToAsk(let sides): [.notice(nothingToAsk(of: sides, view))]
    case .refuted(let attempt): [.notice(refutation(of: attempt))]
    case .solved(let attempt):
      [.answer([confirmation(of: attempt)] + newReasons(against: attempt.mistake, view)), .nothing]
    case .hinted: announcements(of: hint(view))
    case .ended(let lesson): [.line(end(of: lesson, view)), .nothing]
    }
  }

  /// Returns the reason against a mistake, unless a hint has already given it.
  private func newReasons(against mistake: JudgedMove, _ view: TableModel) -> [String] {
    view.advice.lesson?.hint == .square ? [] : reasons(against: mistake, view)
  }

  private func announcements(of hints: [String]) -> [Announcement] {
    hints.count > 1 ? [.answer(hints), .nothing] : [.notice(hints.joined())]
  }

  /// Returns the text of an exercise.
  ///
  /// For example: `Lesson 1/4, move 43: you played h4 ??, which cost about 36 disks. Which square
  /// is better? (hint, next, go)`. An answered exercise has no question.
  package func question(_ lesson: Lesson, _ view: TableModel) -> String {
    let mistake = lesson.mistake
    let square = mistake.played.square
    let cost = cost(of: mistake)
    let mark = MoveGrade(loss: mistake.loss).map { " \($0.rawValue)" } ?? ""
    let place = "\(lesson.place + 1)/\(lesson.mistakes.count)"
    let played =
      view.soleHumanSide == mistake.side
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

  /// Returns the board before the mistake, and the text of the exercise.
  func asked(_ view: TableModel, board: (TableModel) -> [String]) -> [String] {
    view.advice.lesson.map { board(view) + [question($0, view)] } ?? []
  }

  /// Returns the place in a lesson, such as `lesson 1/4, move 43`.
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
    let isYours = lesson.mistakes.allSatisfy { $0.side == view.soleHumanSide }
    let subject = isYours ? "\(count) of your moves" : moves
    let whose = isYours ? "あなたが" : ""
    let cost = language(
      "\(subject) cost \(least) disks or more", ja: "\(whose)\(least)石以上損をした手が\(count)手ありました")
    let rest = language(
      "; here \(asked == 1 ? "is" : "are") \(asked) of them", ja: "。そのうち\(asked)手を復習します")
    return language.sentence(count > asked ? cost + rest : cost)
  }

  private func nothingToAsk(of sides: [Disk], _ view: TableModel) -> String {
    let least = Lesson.leastLoss
    if view.judged.contains(where: { $0.loss >= least && sides.contains($0.side) }) {
      return language(
        "Every move that cost \(least) disks or more came after the game was lost.",
        ja: "\(least)石以上の損は、負けが決まってからの手だけです。")
    }
    return sides != view.soleHumanSide.map { [$0] }
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
      return language("\(square) is the move that was played.", ja: "\(square) は実戦の手です。")
    }
    return loss < mistake.loss
      ? language(
        "\(square) is better, but still costs \(cost).", ja: "\(square) は実戦の手より良いですが、まだ\(cost)の損です。"
      )
      : language(
        "\(square) is no better: it costs \(cost).", ja: "\(square) でも良くなりません。\(cost)の損です。")
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

  private func hint(_ view: TableModel) -> [String] {
    guard let lesson = view.advice.lesson else { return [] }
    guard lesson.hint == .square else { return [kind(of: lesson.mistake.reason)] }
    let best = lesson.mistake.advice.best.square
    return [language("The best square is \(best).", ja: "最善は \(best) です。")]
      + reasons(against: lesson.mistake, view)
  }

  private func end(of lesson: Lesson, _ view: TableModel) -> String {
    let solved = lesson.solvedCount
    let count = lesson.mistakes.count
    let over = language(
      "Lesson over: \(solved) of \(count) solved.", ja: "復習終了: \(count)問中\(solved)問正解。")
    let taught = taught(by: lesson, human: view.soleHumanSide)
    return over + (taught.map { language(" ", ja: "") + $0 } ?? "")
  }

  func coach(_ isCoached: Bool) -> String {
    let least = Lesson.leastLoss
    return isCoached
      ? language(
        "The coach asks before you play a move that costs \(least) disks or more.",
        ja: "\(least)石以上の損になる手は、打つ前に確認します。")
      : language("The coach is off.", ja: "コーチを終了しました。")
  }

  /// Returns the reason against a mistake, or an empty array.
  func reasons(against mistake: JudgedMove, _ view: TableModel) -> [String] {
    reason(against: mistake, human: view.soleHumanSide).map { [language.sentence($0)] } ?? []
  }

  /// Returns the coach's question about a square.
  func warning(of square: Square, _ view: TableModel) -> String {
    let ask = language(" Play it?", ja: "打ちますか?")
    guard let mistake = view.advice.mistakeAsked else { return "\(square)?\(ask)" }
    let cost = cost(of: mistake)
    return language("\(square) costs \(cost).", ja: "\(square) は\(cost)の損です。") + ask
  }

  /// Returns a space and the coach's reason, or an empty string.
  package func warning(_ view: TableModel) -> String {
    guard let mistake = view.advice.mistakeAsked, let reason = warning(against: mistake) else {
      return ""
    }
    return " " + language.sentence(reason)
  }
}

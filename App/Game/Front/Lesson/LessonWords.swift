import Domain

/// The sentences of exercises.
extension Language {
  /// Returns the title of the panel, with the question until it is answered.
  func title(of exercises: Exercises, you: Disk?) -> String {
    let lesson = exercises.lesson
    let count = lesson.mistakes.count
    if exercises.isOver {
      let solved = lesson.solvedCount
      return self("Lesson over: \(solved) of \(count) found", ja: "練習終了: \(count)問中\(solved)問正解")
    }
    let exercise = self(
      "Exercise \(lesson.place + 1) of \(count)", ja: "問題 \(lesson.place + 1)/\(count)")
    if exercises.isSolved { return self("\(exercise): solved", ja: "\(exercise): 正解") }
    let mistake = lesson.mistake
    let who = mistake.side == you ? self("You", ja: "あなた") : name(mistake.side)
    let played = marked(mistake)
    let cost = cost(of: mistake)
    return self(
      "\(exercise). \(who) played \(played): \(cost). Which square is better?",
      ja: "\(exercise)。\(who)の \(played) は\(cost)の損でした。もっと良いマスは？")
  }

  /// Returns the question or the result in few words.
  func brief(_ exercises: Exercises) -> String {
    let lesson = exercises.lesson
    if exercises.isOver { return "\(lesson.solvedCount)/\(lesson.mistakes.count): Enter" }
    if exercises.isSolved { return self("solved: Enter", ja: "正解: Enter") }
    switch exercises.reply {
    case .wrong(let attempt):
      let loss = attempt.loss ?? lesson.mistake.loss
      return self("\(attempt.square) -\(loss): better?", ja: "\(attempt.square) -\(loss): 良い手は?")
    case .hint where lesson.hint == .square:
      let best = lesson.mistake.advice.best.square
      return self("best: \(best)", ja: "最善: \(best)")
    case .none, .hint, .right:
      let played = marked(lesson.mistake)
      return self("\(played): better?", ja: "\(played): 良い手は?")
    }
  }

  /// Returns what the player has learned about the exercise last.
  func text(of exercises: Exercises, you: Disk?) -> String {
    if exercises.isOver { return summary(of: exercises.lesson) }
    let mistake = exercises.lesson.mistake
    switch exercises.reply {
    case .none:
      let played = mistake.played.square
      return self(
        "Choose a better square than \(played), or type 'hint'.",
        ja: "\(played) より良いマスを選ぶか、hint と入力してください。")
    case .hint where exercises.lesson.hint == .kind: return kind(of: mistake.reason)
    case .hint:
      let best = self(
        "The best square is \(mistake.advice.best.square).",
        ja: "最善は \(mistake.advice.best.square) です。")
      return with(reasonAgainst: mistake, you: you, best)
    case .wrong(let attempt): return refutation(of: attempt)
    case .right(let attempt):
      return with(reasonAgainst: mistake, you: you, confirmation(of: attempt))
    }
  }

  private func with(reasonAgainst mistake: JudgedMove, you: Disk?, _ text: String) -> String {
    guard let reason = reason(against: mistake, you: you) else { return text }
    return self("\(text) \(reason).", ja: "\(text)\(reason)。")
  }

  private func refutation(of attempt: Attempt) -> String {
    let square = attempt.square
    if square == attempt.mistake.played.square {
      return self(
        "\(square) is the move to improve on. Try another.", ja: "\(square) は実戦の手です。ほかのマスを選んでください。")
    }
    let loss = attempt.loss ?? attempt.mistake.loss
    let cost = cost(loss, isExact: attempt.isExact)
    let verdict =
      loss < attempt.mistake.loss
      ? self("is better, but costs", ja: "少し良い手ですが") : self("costs", ja: "")
    return self(
      "\(square) \(verdict) \(cost). Try another, or type 'hint'.",
      ja: "\(square) は\(verdict)\(cost)の損です。ほかのマスを選ぶか、hint と入力してください。")
  }

  private func confirmation(of attempt: Attempt) -> String {
    let square = attempt.square
    let best = attempt.mistake.advice.best.square
    let loss = attempt.loss ?? 0
    if square == best { return self("Right: \(square) is best.", ja: "正解。\(square) が最善です。") }
    if loss == 0 {
      return self("Right: \(square) is as good as \(best).", ja: "正解。\(square) は \(best) と同じ値です。")
    }
    let disks = cost(loss, isExact: true)
    return self(
      "Right: \(square) is close enough. \(best) is better by \(disks).",
      ja: "正解。\(square) は良い手です。最善の \(best) との差は\(disks)です。")
  }

  /// Returns the end of a lesson, with what most of its mistakes have in common.
  private func summary(of lesson: Lesson) -> String {
    let solved = lesson.solvedCount
    let count = lesson.mistakes.count
    let found = self("You found \(solved) of \(count).", ja: "\(count)問中\(solved)問正解です。")
    let end = self("Press Enter to return.", ja: "Enter で対局に戻ります。")
    return [found, common(in: lesson), end].compactMap(\.self).joined(separator: self(" ", ja: ""))
  }

  /// Returns the most frequent kind of mistake, if there are two of it.
  private func common(in lesson: Lesson) -> String? {
    let kinds = lesson.mistakes.compactMap { $0.reason.map(common) }
    let counts = kinds.map { kind in (kind: kind, count: kinds.count { $0 == kind }) }
    // Prefers the kind that occurred first.
    guard let most = counts.max(by: { $0.count < $1.count }), most.count > 1 else { return nil }
    let number = ["", "", "Two", "Three", "Four", "Five"][min(most.count, 5)]
    return self("\(number) mistakes \(most.kind).", ja: "悪手のうち\(most.count)手は\(most.kind)。")
  }

  /// Returns what mistakes of a kind have in common, behind `Two mistakes`.
  package func common(_ reason: MistakeReason) -> String {
    switch reason {
    case .winsAtOnce: self("missed a win at once", ja: "すぐに勝てる局面でした")
    case .certain: self("could be counted out", ja: "最後まで読み切れる局面でした")
    case .cornerLost: self("gave up a corner", ja: "隅を取られる手でした")
    case .cornerTaken: self("missed a corner", ja: "隅を逃す手でした")
    case .stableDisks: self("were about stable disks", ja: "確定石の違いでした")
    case .choices: self("left few legal moves", ja: "置けるマスの数の違いでした")
    case .besideCorner: self("were beside an empty corner", ja: "空いている隅の隣でした")
    }
  }

  var nothingToPractice: String {
    self("There is nothing to practice in this game.", ja: "この対局に練習する悪手はありません。")
  }

  var isSolved: String {
    self("Solved already. Press Enter for the next.", ja: "もう正解しました。Enter で次へ進みます。")
  }

  var lessonIsOver: String {
    self("The lesson is over. Press Enter to return.", ja: "練習は終わりです。Enter で対局に戻ります。")
  }

  func notLegalHere(_ square: Square) -> String {
    self(
      "\(square) is not legal here. Try a square with a dot.",
      ja: "\(square) には置けません。点のあるマスを選んでください。")
  }

  var tryOneSquare: String {
    self("Try one square with a dot.", ja: "点のあるマスを一つ選んでください。")
  }
}

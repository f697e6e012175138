import TerminalInput

/// A question that the player must answer with yes or no.
struct Question: Sendable {
  /// The words of a question in one language.
  struct Words {
    /// The question in a few words, for the panel.
    let title: String
    /// The question with what it means, for the notice.
    let text: String
    /// The question where hints and notice have no rows of their own.
    let brief: String
    /// The words of the key row for yes.
    let yes: String
    /// The words of the key row for no.
    let no: String
    /// The keys and what they do, for the refusal of anything else.
    let answers: String
  }

  let words: @Sendable (Language) -> Words
  /// Carries out what was asked about.
  let agree: @Sendable (inout Model) -> [Effect]
  /// Goes on as if nothing had been asked.
  let decline: @Sendable (inout Model) -> [Effect]
}

extension Command {
  static let answers: [Command] = [
    Command("yes", "y", "ok", "はい") { $0.answer(true) },
    Command("no", "n", "cancel", "いいえ") { $0.answer(false) },
  ]
}

extension KeyRow {
  /// The keys that answer a question.
  static let question: [KeyRow] = [
    KeyRow(
      .enter, in: [.question, .coachAsks], hint: { $0.wordsOfQuestion?.no },
      action: { $0.decline() }),
    KeyRow(
      .text("y"), in: [.question, .coachAsks], hint: { $0.wordsOfQuestion?.yes },
      action: { model in
        model.begin(answer: "yes")
        return model.agree()
      }),
    KeyRow(.text("n"), in: [.question, .coachAsks]) { model in
      model.begin(answer: "no")
      return model.decline()
    },
  ]
}

extension Escape {
  static let question = Escape(
    isDue: { $0.openQuestion != nil },
    hint: { _ in nil },
    action: { $0.decline() })
}

extension Model {
  /// The question that the player must answer now, or `nil`.
  ///
  /// That of the coach comes last, because it is about a square only.
  var openQuestion: Question? { question ?? coach.asked.map(Question.coach) }

  /// The words of the open question, or `nil`.
  var wordsOfQuestion: Question.Words? { openQuestion?.words(language) }

  /// The sentence on how to answer the open question.
  var answerFirst: String { language.answerFirst(wordsOfQuestion?.answers) }

  /// Has the rest of a word and its Enter mean nothing more than the letter.
  fileprivate mutating func begin(answer: String) {
    restOfAnswer = String(answer.dropFirst())
  }

  fileprivate mutating func agree() -> [Effect] {
    let open = openQuestion
    question = nil
    return open?.agree(&self) ?? []
  }

  fileprivate mutating func decline() -> [Effect] {
    let open = openQuestion
    question = nil
    return open?.decline(&self) ?? []
  }

  /// Answers the open question with a typed word.
  fileprivate mutating func answer(_ agrees: Bool) -> [Effect] {
    guard openQuestion != nil else {
      refuse(language.nothingToAnswer)
      return []
    }
    return agrees ? agree() : decline()
  }
}

extension Language {
  /// Returns how to answer, with the keys of the question if they are known.
  func answerFirst(_ answers: String?) -> String {
    let answers = answers ?? self("y or n.", ja: "y か n です。")
    return self("Answer first: \(answers)", ja: "先に答えてください。\(answers)")
  }

  fileprivate var nothingToAnswer: String {
    self("There is no question to answer.", ja: "答える質問はありません。")
  }
}

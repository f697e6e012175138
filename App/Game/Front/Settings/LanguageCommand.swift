extension Command {
  /// The commands about the program.
  static let settings: [Command] = [
    Command(
      ["language"], form: "language ja",
      help: Help("language ja", in: .program) {
        $0("switch to Japanese (language en: English)", ja: "日本語にする (language en: 英語)")
      },
      action: { model, arguments in
        guard arguments.count == 1, let language = Language(rawValue: arguments[0]) else {
          return nil
        }
        return model.speak(language)
      }),
    Command(
      "quit", "q", "exit",
      help: Help("quit", in: .program) {
        $0("leave the program (Ctrl-C does, too)", ja: "終了する (Ctrl-C も)")
      },
      action: { _ in [.quit] }),
    Command("save") { model in
      model.reply(model.language.everyMoveIsSaved)
      return []
    },
  ]
}

extension Model {
  fileprivate mutating func speak(_ language: Language) -> [Effect] {
    let effects = set(\.language, to: language)
    // What was told before is in the other language.
    log = NoticeLog()
    let news = language("The language is English.", ja: "日本語で表示します。")
    tell(news)
    reply(news)
    return effects
  }
}

extension Language {
  fileprivate var everyMoveIsSaved: String {
    self("Every move is saved already.", ja: "一手ごとに保存されています。")
  }
}

import Domain
import Notations
import UseCases

/// The latest notices, which a player can read again.
struct NoticeLog: Hashable {
  private(set) var texts: [String] = []

  private static let most = 20

  /// Adds what a notice says anew.
  mutating func add(_ notice: Notice, after earlier: Notice) {
    if notice.news != earlier.news { add(notice.news) }
    if let reply = notice.reply, reply != earlier.reply { add(reply) }
    if let refusal = notice.refusal, refusal != earlier.refusal { add(refusal) }
  }

  private mutating func add(_ text: String) {
    texts = (texts + [text]).suffix(Self.most)
  }
}

extension Command {
  static let moveList: [Command] = [
    Command(
      "moves", "history", "mistakes", "list",
      help: Help("moves", in: .lookBack) {
        $0("list moves, mistakes, and latest messages", ja: "棋譜と悪手とこれまでの表示を見る")
      },
      action: { $0.openMoveList() })
  ]
}

extension Model {
  /// Opens a page with the moves, the position, the mistakes, and the latest notices.
  fileprivate mutating func openMoveList() -> [Effect] {
    let record = study?.record ?? session.record
    let steps = study?.line ?? session.record.steps
    let moves = steps.map(\.description).joined()
    // The mistakes would give an exercise away.
    let isAsked = study?.exercises.map { !$0.isOver } ?? false
    let mistakes = isAsked ? [] : mistakeLines(of: record, learners: shownPlayers.learners)
    let sections: [(title: String, lines: [String])] = [
      (language.moves, moves.isEmpty ? [] : [moves]),
      (language.position, [PositionText.encode(shownSession.game)]),
      (language.mistakes, mistakes), (language.notices, log.texts),
    ]
    let shown = sections.filter { !$0.lines.isEmpty }
    let lines = shown.flatMap { ["\($0.title):"] + $0.lines + [""] }.dropLast()
    page = Page(title: language.moveList, lines: Array(lines), in: window)
    return []
  }
}

extension Language {
  fileprivate var moveList: String {
    self("Moves and messages", ja: "棋譜とこれまでの表示")
  }

  fileprivate var moves: String { self("Moves", ja: "棋譜") }

  fileprivate var position: String { self("Position", ja: "局面") }

  fileprivate var mistakes: String { self("Mistakes", ja: "悪手") }

  fileprivate var notices: String { self("Notices", ja: "これまでの表示") }
}

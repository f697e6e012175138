package import Domain
import UseCases

extension Command {
  static let games: [Command] = [
    Command(
      "games",
      help: Help("games", in: .games) {
        $0("list past games and your wins", ja: "これまでの対局と勝ち数を見る")
      },
      action: { _ in [.readGames(.page)] }),
    Command(
      ["open"], form: "open 12",
      help: Help("open 12", in: .games) {
        $0("study past game 12 (open: the given file)", ja: "対局12を検討する (open: 指定のファイル)")
      },
      action: { $0.openGame($1) }),
  ]
}

extension Model {
  /// Follows the game to its end, for the farewell and the wins.
  mutating func followEnd(after event: Event) -> [Effect] {
    guard ending != nil else {
      wins = nil
      return []
    }
    switch event {
    case .diskFlipping, .placed, .modeSet, .resetAsked, .resetCanceled, .saveFailed: return []
    case .started, .moveShown, .passed, .reset: tell(endText)
    // What led to the end, such as a redo, is told as well.
    case .opened: tell(notice.news + language(" ", ja: "") + endText)
    }
    if lastGame?.record != session.record { lastGame = keptGame }
    return [.readGames(.wins)]
  }

  /// Follows the archived games that were read.
  mutating func follow(_ games: [ArchivedGame]?, for request: GamesRequest) -> [Effect] {
    switch request {
    case .page: openPage(of: games)
    case .open(let number): return open(games, number)
    case .wins:
      guard ending != nil, let level = players.opponent else {
        return []
      }
      let recent = Array((games ?? []).suffix(Wins.gamesLookedAt))
      let before = endText
      wins = Wins(against: level, in: recent)
      // The player may have done something in the meantime, which stays told.
      guard notice.news.hasSuffix(before) else { return [] }
      tell(notice.news.dropLast(before.count) + endText)
    }
    return []
  }

  /// Studies a past game by its number, or the given file.
  fileprivate mutating func openGame(_ arguments: [String]) -> [Effect]? {
    if question != nil { return refuseUnderQuestion() }
    switch arguments.count {
    case 0 where givenGame != nil: return givenGame.map { open($0) }
    case 1: return Int(arguments[0]).map { [.readGames(.open(number: $0))] }
    default: return nil
    }
  }

  /// Studies the game of a file, which `open` finds again.
  ///
  /// - Parameter count: the number of games in the file, or `nil` if the player named one of them.
  package mutating func study(_ record: Record, from file: String, count: Int?) -> [Effect] {
    let study = Study(record, players: BySide { _ in .human }, from: .file(name: file))
    givenGame = study
    let effects = open(study)
    if let count, count > 1 { reply(language.firstGame(of: file, count)) }
    return effects
  }

  private mutating func open(_ games: [ArchivedGame]?, _ number: Int) -> [Effect] {
    // The question was asked after the games.
    if question != nil { return refuseUnderQuestion() }
    guard let game = games?.first(where: { $0.number == number }) else {
      refuse(language.noGame(number))
      return []
    }
    return open(Study(game))
  }

  private mutating func openPage(of games: [ArchivedGame]?) {
    guard let games, !games.isEmpty else {
      refuse(storage.isArchived ? language.noPastGames : language.gamesAreNotKept)
      return
    }
    let recent = Array(games.suffix(Wins.gamesLookedAt))
    let wins = Level.all.compactMap { Wins(against: $0, in: recent) }
    let number = games.last?.number ?? games.count
    let lines =
      wins.map(language.winsLine) + games.reversed().map(language.gameLine)
      + [language.howToOpen(number)]
    page = Page(title: language.pastGames, lines: lines, in: window)
  }

  /// The wins against the level, and the words that help after the end.
  private var endText: String {
    [wins.map(language.winsText), language.next(hasLost: hasLost, isYours: you != nil)].compactMap(
      \.self
    )
    .joined(separator: language(" ", ja: ""))
  }
}

extension Study {
  /// Creates a study of a past game.
  fileprivate init(_ archived: ArchivedGame) {
    self.init(
      archived.game.record, players: archived.game.players,
      from: .archive(number: archived.number))
  }
}

extension Language {
  fileprivate func winsText(_ wins: Wins) -> String {
    self(
      "You have won \(wins.won) of \(wins.count) games at level \(wins.level).",
      ja: "レベル\(wins.level)には\(wins.count)局中\(wins.won)勝です。")
  }

  fileprivate func winsLine(_ wins: Wins) -> String {
    self(
      "Level \(wins.level): you have won \(wins.won) of \(wins.count).",
      ja: "レベル\(wins.level): \(wins.count)局中\(wins.won)勝")
  }

  /// Returns what helps after the end, by whether the player has lost.
  fileprivate func next(hasLost: Bool?, isYours: Bool) -> String {
    let mistakes = self(isYours ? "your mistakes" : "the mistakes", ja: "悪手")
    let words =
      switch hasLost {
      case true?: self("'new' or 'easier'", ja: "new で次の対局、easier でレベルを下げます")
      case false?: self("'new' or 'harder'", ja: "new で次の対局、harder でレベルを上げます")
      case nil: self("'new'", ja: "new で次の対局を始めます")
      }
    return self(
      "Press Enter to find \(mistakes), or type \(words).", ja: "Enter で\(mistakes)を調べます。\(words)。")
  }

  fileprivate func firstGame(of file: String, _ count: Int) -> String {
    self(
      "\(file) has \(count) games. This is the first. Put ':2' behind its name for the second.",
      ja: "\(file) には\(count)局あります。これは最初の対局です。名前に :2 を付けると次を開きます。")
  }

  fileprivate func howToOpen(_ number: Int) -> String {
    self("Type 'open \(number)' to study a game.", ja: "open \(number) で対局を検討します。")
  }

  fileprivate func noGame(_ number: Int) -> String {
    self(
      "There is no game \(number). Type 'games' for a list.",
      ja: "対局\(number)はありません。games で一覧を表示します。")
  }

  fileprivate var pastGames: String { self("Past games", ja: "これまでの対局") }

  fileprivate var noPastGames: String {
    self("There are no past games yet.", ja: "これまでの対局はまだありません。")
  }

  fileprivate var gamesAreNotKept: String {
    self("Past games are not kept in this run.", ja: "この対局は記録に残りません。")
  }

  /// Returns the line of a past game: its number, day, counts, and players.
  fileprivate func gameLine(_ game: ArchivedGame) -> String {
    let number = game.number.map(String.init) ?? "-"
    let gap = String(repeating: " ", count: max(0, 4 - number.count))
    let board = game.game.record.game.board
    let counts = "\(board.count(of: .dark))-\(board.count(of: .light))"
    let end = Ending(game.game) == nil ? self(", unfinished", ja: "、途中") : ""
    return "\(gap)\(number)  \(game.date)  \(counts)\(end)  \(players(of: game))"
  }

  private func players(of game: ArchivedGame) -> String {
    let players = game.game.players
    let isSole = players.soleHuman != nil
    let words = Disk.sides.map { "\(name($0)) \(player(players[$0], isSole: isSole))" }
    return words.joined(separator: ", ")
  }

  private func player(_ player: Player, isSole: Bool) -> String {
    switch player {
    case .human: isSole ? you : human
    case .computer(let level): self.level(level.number)
    }
  }
}

import Adapters
import Domain
import UseCases

extension Command {
  /// The commands about the players and their levels.
  static let players: [Command] = [
    Command(
      "swap",
      help: Help("swap", in: .play) { $0("play the other side", ja: "黒と白を入れ替える") },
      action: { $0.swapSides() }),
    Command(
      ["level"], form: "level 4",
      help: Help("level 4, easier, harder", in: .play) {
        $0("set the computer's level, 0 to 9", ja: "レベルを決める (0〜9)")
      },
      action: { model, arguments in
        guard arguments.count == 1 else { return nil }
        return model.setLevel(arguments[0])
      }),
    Command(
      "easier", isHinted: { $0.moment == .end && $0.hasLost == true },
      action: { $0.changeLevel(by: -1) }),
    Command(
      "harder", isHinted: { $0.moment == .end && $0.hasLost == false },
      action: { $0.changeLevel(by: 1) }),
  ]
}

extension Command.Help {
  static let players = Command.Help("wc4, bm", in: .play) {
    $0(
      "White: computer at level 4; Black: you",
      ja: "白はレベル4のコンピュータ; 黒は自分で打つ")
  }
}

extension Model {
  /// True if the player has lost, or `nil` before the end or if tied.
  var hasLost: Bool? {
    // Without one human against a computer now, no level helps.
    guard you != nil, let ending = shownEnding, let loser = ending.winner?.flipped else {
      return nil
    }
    return ending.you.map { $0 == loser }
  }

  /// Sets who plays a side, from words such as `wc4` or `white computer 4`.
  ///
  /// - Returns: `nil` if the words say something else.
  mutating func setPlayers(_ words: [String]) -> [Effect]? {
    guard let choice = PlayerChoice(words.joined()) else { return nil }
    if study != nil, question != nil { return refuseUnderQuestion() }
    let setMode = Effect.send(.setMode(choice.side, choice.mode))
    switch choice.player {
    case .human, .computer(nil): return closeStudy() + [setMode]
    case .computer(let text?):
      guard let level = Level(text) else {
        refuse(language.noLevel(text))
        return []
      }
      return closeStudy() + set(level, of: choice.side) + [setMode]
    }
  }

  /// Has the player play the other side, in one choice and one save.
  fileprivate mutating func swapSides() -> [Effect] {
    guard let you else { return refuseWithoutOpponent() }
    if study != nil, question != nil { return refuseUnderQuestion() }
    let closing = closeStudy()
    settings.swapLevels()
    followLevels()
    let swap = choose { _ in
      Choice(
        input: { session in
          let modes = BySide(dark: session.modes.light, light: session.modes.dark)
          return .open(SavedGame(record: session.record, modes: modes))
        },
        follow: { model, _ in
          model.tell(model.language.youPlay(model.you ?? you.flipped))
          return []
        })
    }
    return closing + [.keep(settings)] + swap
  }

  fileprivate mutating func changeLevel(by step: Int) -> [Effect] {
    guard let side = you?.flipped else { return refuseWithoutOpponent() }
    let number = settings.now.levels[side].number + step
    guard Level(number) != nil else {
      refuse(step > 0 ? language.highestLevel : language.lowestLevel)
      return []
    }
    return setLevel("\(number)")
  }

  fileprivate mutating func setLevel(_ text: String) -> [Effect] {
    guard let side = you?.flipped else { return refuseWithoutOpponent() }
    guard let level = Level(text) else {
      refuse(language.noLevel(text))
      return []
    }
    let effects = set(level, of: side)
    reply(ending != nil ? language.levelOfNext(level) : language.level(level, of: side))
    return effects
  }

  private mutating func set(_ level: Level, of side: Disk) -> [Effect] {
    let effects = set(\.levels[side], to: level)
    followLevels()
    return effects
  }

  private mutating func refuseWithoutOpponent() -> [Effect] {
    refuse(language.noSoleOpponent)
    return []
  }
}

/// A side and its new player, as a player types them.
private struct PlayerChoice {
  enum Player {
    case human
    /// A computer at a typed level, or at that of the side.
    case computer(String?)
  }

  let side: Disk
  let player: Player

  var mode: Mode {
    if case .human = player { .manual } else { .computer }
  }

  /// Parses words without blanks, such as `wc4` or `whitecomputer4`.
  init?(_ text: String) {
    let sides: [(String, Disk)] = [
      ("black", .dark), ("white", .light), ("b", .dark), ("w", .light),
    ]
    guard let (name, side) = sides.first(where: { text.hasPrefix($0.0) }) else { return nil }
    self.side = side
    let rest = text.dropFirst(name.count)
    if ["human", "manual", "m"].contains(rest) {
      player = .human
      return
    }
    guard let word = ["computer", "c"].first(where: { rest.hasPrefix($0) }) else { return nil }
    let level = rest.dropFirst(word.count)
    guard level.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    player = .computer(level.isEmpty ? nil : String(level))
  }
}

extension Language {
  /// Returns the sentence for the new player of a side.
  func player(_ player: Player, of side: Disk, isYours: Bool) -> String {
    switch player {
    case .human:
      isYours
        ? youPlay(side)
        : self("A human plays \(name(side)).", ja: "\(name(side))は人が打ちます。")
    case .computer(let level):
      self(
        "The computer plays \(name(side)) at level \(level).",
        ja: "\(name(side))はコンピュータ (レベル\(level)) が打ちます。")
    }
  }

  fileprivate func youPlay(_ side: Disk) -> String {
    self("You play \(name(side)).", ja: "あなたが\(name(side))を打ちます。")
  }

  fileprivate func level(_ level: Level, of side: Disk) -> String {
    self(
      "\(name(side)) plays at level \(level) from its next move on.",
      ja: "\(name(side))は次の手からレベル\(level)です。")
  }

  fileprivate func levelOfNext(_ level: Level) -> String {
    self("Level \(level). Type 'new' to play.", ja: "レベル\(level)です。new で対局を始めます。")
  }

  fileprivate func noLevel(_ text: String) -> String {
    self("There is no level \(text). Levels are 0 to 9.", ja: "レベルは 0〜9 です。")
  }

  fileprivate var highestLevel: String {
    self("Level 9 is the highest.", ja: "レベル9が最も強いレベルです。")
  }

  fileprivate var lowestLevel: String {
    self("Level 0 is the lowest.", ja: "レベル0が最も弱いレベルです。")
  }

  fileprivate var noSoleOpponent: String {
    self(
      "This needs one human and one computer. Type 'wc4' to play against level 4.",
      ja: "人とコンピュータの対局で使えます。wc4 でレベル4と対局します。")
  }
}

import Adapters
import Domain
import Front
import Infrastructure
import TerminalInput
import TestSupport
import UseCases

/// A player who does anything at any time, and watches the rules of the front.
struct RandomPlayer {
  private(set) var actions: [String] = []
  /// The first rule that was broken, or `nil`.
  private(set) var broken: String?

  private var player: Player
  private var generator: SplitMix64
  /// Earlier queries, whose answers are late.
  private var queries: [Front.Query] = []

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    let modes: [BySide<Mode>] = [
      BySide(dark: .manual, light: .computer), BySide(dark: .computer, light: .manual),
      BySide(dark: .manual, light: .manual),
    ]
    var settings = Settings()
    settings.isCoached = generator.number(below: 2) == 0
    settings.showsValues = generator.number(below: 2) == 0
    let steps = Array(RandomGame(seed: seed)).count
    let start = RandomGame(seed: seed).steps.prefix(generator.number(below: steps))
    player = Player(
      start.map(\.description).filter { $0 != "--" }.joined(),
      modes: modes[generator.number(below: modes.count)], settings: SettingsInUse(settings))
    player.flipsByItself = generator.number(below: 2) == 0
    player.games = (0..<3).map { number in
      let game = Record(RandomGame(seed: seed + UInt64(number)))
      let players = BySide(modes[number], BySide { _ in Level.first })
      return ArchivedGame(
        number: number + 1, date: "2026-11-28", KeptGame(game, players: players))
    }
  }

  var screen: String { player.screen }

  /// Does something, and checks the rules.
  mutating func act() {
    let before = player
    if let query = player.model.query { queries = queries.suffix(4) + [query] }
    let action = Action(for: player, late: queries, using: &generator)
    actions.append("\(action)")
    action.perform(on: &player)
    broken =
      player.brokenRuleOfScreen ?? player.brokenRuleOfEngine
      ?? before.brokenRule(of: action, player) ?? before.brokenRuleOfStudy(action, player)
    if broken == nil, generator.number(below: 4) == 0 {
      broken = player.brokenRuleOfEscape ?? player.brokenRuleOfKeyRow
    }
  }
}

/// Something that happens to a player.
enum Action {
  case key(Key)
  case line(String)
  case interrupt
  case answer(Front.Query, Advice?)
  /// The engine answers all that it is asked.
  case answers(seed: UInt64)
  case computer(String)
  case flip
  case pauseEnds
  case resize(columns: Int, rows: Int)
  case fallBehind
  case catchUp
  case fail(String?)
  case failed(Failure)

  /// Chooses an action, more often one with which the game goes on.
  init(for player: Player, late: [Front.Query], using generator: inout SplitMix64) {
    let session = player.session
    let isPaused = player.model.isPaused
    let shown = isPaused ? player.model.shownSession : session
    let legal = shown.game.legalSquares.map(\.description)
    if isPaused, generator.number(below: 2) == 0 {
      self = Self.inStudy(&generator)
      return
    }
    switch generator.number(below: 24) {
    case 0..<5: self = .key(Self.keys[generator.number(below: Self.keys.count)])
    case 5..<8: self = .line(Self.words[generator.number(below: Self.words.count)])
    case 8..<11: self = .line(Self.square(legal, &generator))
    case 11:
      let count = 2 + generator.number(below: 4)
      self = .line((0..<count).map { _ in Self.square(legal, &generator) }.joined())
    case 12..<16:
      // A move that is on its way arrives in a study, too.
      let isGateOpen = !isPaused || generator.number(below: 8) == 0
      guard case .thought = session.wait, isGateOpen else {
        self = session.wait == nil ? .pauseEnds : .flip
        return
      }
      let legal = session.game.legalSquares.map(\.description)
      self = .computer(legal[generator.number(below: legal.count)])
    case 16, 17: self = .flip
    case 18: self = .pauseEnds
    case 19, 20:
      let isLate = generator.number(below: 4) == 0
      let query = isLate ? late.first : player.model.query
      guard let query else {
        self = .catchUp
        return
      }
      self = .answer(query, Self.advice(on: query, &generator))
    case 21:
      let sizes = [(80, 24), (24, 11), (23, 30), (40, 12), (60, 13), (36, 11), (120, 40), (1, 1)]
      let (columns, rows) = sizes[generator.number(below: sizes.count)]
      self =
        generator.number(below: 2) == 0
        ? .resize(columns: columns, rows: rows)
        : .resize(
          columns: 20 + generator.number(below: 80), rows: 8 + generator.number(below: 30))
    case 22: self = player.isBehind ? .catchUp : .fallBehind
    default:
      switch generator.number(below: 4) {
      case 0: self = .fail("the disk is full")
      case 1: self = .fail(nil)
      case 2: self = .failed(.archiving(SaveFailure("the disk is full")))
      default: self = .interrupt
      }
    }
  }

  /// Returns what is often done in a study.
  private static func inStudy(_ generator: inout SplitMix64) -> Action {
    switch generator.number(below: 8) {
    case 0: .answers(seed: generator.next())
    case 1..<4: .line(studyWords[generator.number(below: studyWords.count)])
    default: .key(studyKeys[generator.number(below: studyKeys.count)])
    }
  }

  private static let studyKeys: [Key] = [
    .enter, .enter, .escape, .left, .left, .right, .up, .down, .tab, .pageUp, .pageUp, .pageDown,
    .home, .end, .text("y"), .text("n"),
  ]

  private static let studyWords = [
    "study", "study 5", "go 99", "study -9223372036854775808", "undo 3",
    "redo 9223372036854775807", "analyze", "learn", "learn white", "learn black", "hint", "hint",
    "play", "continue", "moves", "open 1", "open 2", "open 3", "open 4", "open", "new", "values",
    "wc4", "swap", "pass",
  ]

  private static let keys: [Key] = [
    .enter, .enter, .escape, .escape, .left, .right, .up, .down, .tab, .backTab, .text(" "),
    .text("?"), .text("y"), .text("n"), .text("d"), .text("３"), .text("は"), .text("undo"),
    .pasted("d3"), .pasted("新しい c4"), .backspace, .delete, .older, .newer, .home, .end, .pageUp,
    .pageDown, .wordLeft, .wordRight, .eraseToStart, .eraseToEnd, .eraseWord, .eraseNextWord,
    .insertErased, .redraw, .cursorReport(row: 1, column: 2),
  ]

  private static let words = [
    "pass", "--", "パス", "undo", "u", "redo", "undo 2", "redo 2", "hint", "hint", "values",
    "values on", "values off", "coach", "coach on", "coach off", "easier", "harder", "level 4",
    "level 11", "swap", "wc4", "wm", "bm", "bc", "white human", "new", "new", "reset", "games", "?",
    "help", "rules", "y", "n", "yes", "no", "はい", "いいえ", "language ja", "language en",
    "language en", "save", "resign", "study", "study 5", "open 1", "open 2", "analyze", "learn",
    "play", "moves",
    "nonsense", "z9", "a1", "", "   ", "# nothing",
  ]

  /// Returns a legal square, or now and then any.
  private static func square(_ legal: [String], _ generator: inout SplitMix64) -> String {
    if !legal.isEmpty, generator.number(below: 5) > 0 {
      return legal[generator.number(below: legal.count)]
    }
    return Square(x: generator.number(below: 8), y: generator.number(below: 8))?.description ?? "a1"
  }

  private static func advice(
    on query: Front.Query, _ generator: inout SplitMix64, fails: Bool = true
  ) -> Advice? {
    if fails, generator.number(below: 6) == 0 { return nil }
    var lead = generator.number(below: 40) - 10
    var moves: [ValuedMove] = []
    for square in query.record.game.legalSquares {
      moves.append(ValuedMove(square, value: .exact(lead)))
      lead -= generator.number(below: 10)
    }
    guard let best = moves.first else { return nil }
    let others = query.question == .everyMove ? Array(moves.dropFirst()) : []
    return Advice(best: best, others: others, depth: generator.number(below: 2) == 0 ? nil : 8)
  }

  func perform(on player: inout Player) {
    switch self {
    case .key(let key): player.press(key)
    case .line(let line): player.type(line)
    case .interrupt: player.receive(.interrupt)
    case .answer(let query, let advice): player.receive(.answer(query, advice))
    case .answers(let seed): Self.answerAll(SplitMix64(seed: seed), for: &player)
    case .computer(let square): player.computerPlays(square)
    case .flip: player.flip()
    case .pauseEnds: player.wait()
    case .resize(let columns, let rows): player.resize(columns: columns, rows: rows)
    case .fallBehind: player.fallBehind()
    case .catchUp: player.catchUp()
    case .fail(let reason): player.fail(because: reason)
    case .failed(let failure): player.receive(.failed(failure))
    }
  }

  /// Has the engine answer, until the front asks nothing new.
  private static func answerAll(_ generator: SplitMix64, for player: inout Player) {
    var generator = generator
    var last: Front.Query?
    while let query = player.model.query, query != last {
      last = query
      player.receive(.answer(query, advice(on: query, &generator, fails: false)))
    }
  }
}

extension Record {
  /// Creates the record of a whole game.
  fileprivate init(_ game: RandomGame) {
    self.init()
    for step in game.steps { make(step) }
  }
}

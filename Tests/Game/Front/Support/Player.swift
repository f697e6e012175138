import Adapters
import Domain
import Front
import Synchronization
import TerminalInput
import UseCases

/// A player at the front and its core, without time, threads, or a terminal.
///
/// It carries effects from the front to the core, and events back. Disks flip at once, unless
/// `flipsByItself` is false.
struct Player {
  private(set) var model: Model
  /// The game as the core has it, which the front may not know yet.
  private(set) var session: Session
  /// The effects so far, but for the inputs and choices that the core handled.
  private(set) var effects: [Effect] = []
  /// The inputs that reached the core, those of choices too.
  private(set) var inputs: [Input] = []
  /// The archived games, or `nil` without an archive.
  var games: [ArchivedGame]? = []
  var flipsByItself = true
  /// True while what the core tells is on its way to the front.
  private(set) var isBehind = false
  private var pending: [Message] = []
  private let desk = Desk()

  init(
    _ moves: String = "", from start: Game = Game(),
    modes: BySide<Mode> = BySide(dark: .manual, light: .computer),
    settings: SettingsInUse = SettingsInUse(), storage: Storage = .usual(path: "/home/ann/game"),
    in window: Window = Window(style: Style(palette: .none, isASCII: true))
  ) {
    session = Session(SavedGame(record: Record(played: moves, from: start), modes: modes))
    model = Model(session, settings: settings, storage: storage, in: window)
    let origin: Event.Origin = moves.isEmpty ? .new : .resumed
    receive(.game(.started(origin), session, by: nil))
  }

  /// Types a line and sends it with Enter.
  mutating func type(_ line: String) {
    press(.text(line), .enter)
  }

  mutating func press(_ keys: Key...) {
    for key in keys { receive(.key(key)) }
  }

  mutating func resize(columns: Int, rows: Int) {
    var window = model.window
    window.columns = columns
    window.rows = rows
    receive(.resized(window))
  }

  /// Has the computer that thinks play a square.
  mutating func computerPlays(_ square: String) {
    guard let wait = session.wait, let square = Square(square) else { return }
    change(by: nil) { session, ports in session.end(wait, with: .square(square), ports) }
    deliver()
  }

  /// Shows the next disk of a move.
  mutating func flip() {
    guard let wait = session.wait else { return }
    change(by: nil) { session, ports in session.end(wait, with: .timeIsUp, ports) }
    deliver()
  }

  /// Ends the pause that the front waits for.
  mutating func wait() {
    if let pause = model.pause { receive(.ended(pause)) }
  }

  /// Answers the front's query with values for all legal squares, the best first.
  ///
  /// The first of `squares` is best, and each other one is `loss` disks worse than the one before.
  mutating func engineAnswers(_ squares: String..., lead: Int = 0, loss: Int = 7, depth: Int? = 12)
  {
    guard let query = model.query else { return }
    let named = squares.compactMap { Square($0) }
    let others = query.record.game.legalSquares.filter { !named.contains($0) }
    let moves = (named + others).enumerated().map { number, square in
      ValuedMove(square, value: .exact(lead - number * loss))
    }
    guard let best = moves.first else { return }
    let advice = Advice(best: best, others: Array(moves.dropFirst()), depth: depth)
    receive(.answer(query, advice))
  }

  /// Tells the front that the engine found nothing.
  mutating func engineFails() {
    if let query = model.query { receive(.answer(query, nil)) }
  }

  /// Opens a study of a given game, as the program does at its start.
  mutating func studies(_ record: Record, from file: String, count: Int? = nil) {
    for effect in model.study(record, from: file, count: count) { perform(effect) }
    deliver()
  }

  /// Returns whether the screen shows a text, which may be broken into rows.
  func shows(_ text: String) -> Bool { words.contains(text) }

  /// The words on the screen, row by row.
  var words: String { screen.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// Makes all saves fail with a reason, or succeed again.
  func fail(because reason: String?) {
    desk.failure.withLock { $0 = reason.map { SaveFailure($0) } }
  }

  /// Holds back what the core tells, until `catchUp()`.
  mutating func fallBehind() { isBehind = true }

  /// Lets the front receive what the core has told.
  mutating func catchUp() {
    isBehind = false
    deliver()
  }

  /// The screen as text.
  var screen: String { model.frame().text }

  /// The last game that the core saved, or `nil`.
  var saved: SavedGame? { desk.saves.withLock { $0.last } }

  var saveCount: Int { desk.saves.withLock(\.count) }

  mutating func receive(_ message: Message) {
    handle(message)
    deliver()
  }

  private mutating func handle(_ message: Message) {
    for effect in model.update(message) { perform(effect) }
  }

  private mutating func perform(_ effect: Effect) {
    switch effect {
    case .send(let input):
      send(input, by: nil)
    case .choose(let choice):
      guard let input = choice.input(session) else { return tell(.nothing(choice)) }
      if choice.archives(session) { archive() }
      send(input, by: choice)
    case .readGames(let request): tell(.games(games, for: request))
    case .keep, .redraw, .quit: effects.append(effect)
    }
  }

  private mutating func send(_ input: Input, by choice: Choice?) {
    inputs.append(input)
    var outcome = Outcome.accepted
    change(by: choice) { session, ports in outcome = session.handle(input, ports) }
    if case .ignored(let reason) = outcome { tell(.ignored(input, reason)) }
  }

  private mutating func change(
    by choice: Choice?, _ body: (inout Session, Ports) -> some Any
  ) {
    let wasOver = session.game.turn == nil
    let ports = Ports(repository: desk, presenter: desk)
    _ = body(&session, ports)
    if flipsByItself { PlaceDisk.finishAnimation(in: &session, ports) }
    if !wasOver, session.game.turn == nil { archive() }
    for (event, session) in desk.takeEvents() { tell(.game(event, session, by: choice)) }
  }

  /// Archives the game as one at level 0, so that it counts for no wins at level 1.
  private mutating func archive() {
    let levels = BySide(dark: Level.all[0], light: Level.all[0])
    let game = KeptGame(session.record, players: BySide(session.modes, levels))
    guard let games, !game.record.steps.isEmpty, game.record.start == Game() else { return }
    guard games.last?.game.record != game.record else { return }
    self.games?.append(ArchivedGame(number: games.count + 1, date: "2026-11-28", game))
  }

  private mutating func tell(_ message: Message) { pending.append(message) }

  /// Hands on what the core has told, in its order.
  private mutating func deliver() {
    while !isBehind, !pending.isEmpty { handle(pending.removeFirst()) }
  }
}

/// The ports of a player's core.
private final class Desk: Presenter, GameRepository {
  let failure = Mutex<SaveFailure?>(nil)
  let saves = Mutex<[SavedGame]>([])
  private let events = Mutex<[(Event, Session)]>([])

  func takeEvents() -> [(Event, Session)] {
    events.withLock { events in
      defer { events = [] }
      return events
    }
  }

  func present(_ event: Event, in session: Session) {
    events.withLock { $0.append((event, session)) }
  }

  func load() throws(LoadFailure) -> SavedGame? { saves.withLock { $0.last } }

  func save(_ saved: SavedGame) throws(SaveFailure) {
    if let failure = failure.withLock(\.self) { throw failure }
    saves.withLock { $0.append(saved) }
  }
}

extension Record {
  /// Creates a record from moves as text, such as `d3c3`, where passes may be left out.
  init(played moves: String, from start: Game = Game()) {
    self.init(start: start)
    let characters = moves.map(String.init)
    for index in stride(from: 0, to: characters.count - 1, by: 2) {
      guard let step = Step(characters[index] + characters[index + 1]) else { continue }
      if step != .pass { pass() }
      make(step)
    }
  }
}

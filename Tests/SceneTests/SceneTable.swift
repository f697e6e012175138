import Adapters
import Domain
import Infrastructure
import LiveFront
import ReversiApp
import TestSupport
import UseCases

/// The game of a scene, on virtual time: the command line is read as the program reads it, and its
/// ports have doubles.
struct SceneTable {
  let options: Options
  let repository: FakeGameRepository
  let computer: SceneComputer
  let environment: TerminalEnvironment
  let columns: Int
  let rows: Int
  let time = VirtualTime()

  /// Makes the table of a scene.
  ///
  /// - Throws: what is wrong with a setting.
  init(_ scene: Scene, _ options: Options) throws {
    self.options = options
    repository = FakeGameRepository(
      try Self.saved(scene), isLasting: options.save != .nowhere,
      failingSaves: scene[.failingSaves].flatMap { Int($0) } ?? 0)
    computer = SceneComputer(scene[.computer], seed: options.seed)
    let size = (scene[.terminal] ?? "80x24").split(separator: "x").compactMap { Int($0) }
    (columns, rows) = (size[0], size[1])
    var variables = ["TERM": "xterm-256color", "LANG": "C.UTF-8", "NO_COLOR": "1"]
    for pair in scene[.environment]?.split(separator: " ") ?? [] {
      let parts = pair.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      variables[parts[0]] = parts[1].isEmpty ? nil : parts[1]
    }
    environment = TerminalEnvironment { [variables] in variables[$0] }
  }

  private static func saved(_ scene: Scene) throws -> SavedGame? {
    let rows = scene.settings.filter { $0.key.hasPrefix("row ") }
    guard scene[.saved] != nil || scene[.moves] != nil || !rows.isEmpty else { return nil }
    let pairs = rows.map { (Int($0.key.dropFirst(4)) ?? 0, $0.value) }
    return try TestSupport.saved(
      scene[.saved] ?? "x00", Dictionary(uniqueKeysWithValues: pairs)
    ).played(scene[.moves] ?? "")
  }

  /// Makes the loop of the game, as the program does.
  func loop(presenter: any Presenter, isAtTerminal: Bool) throws -> GameLoop {
    let ports = Ports(repository: repository, presenter: presenter)
    var pace = options.pace(isAtTerminal: isAtTerminal)
    // The time of a scene passes like that of a person, although it is virtual.
    if pace.patience == .usual { pace.patience = .ending(after: .seconds(2)) }
    return GameLoop(
      session: try session(modes: options.players, isAtTerminal: isAtTerminal, ports), ports: ports,
      computer: computer.computer, timeline: time.timeline, pace: pace)
  }

  /// Starts the session that the command line asks for, with the players that it names.
  func session(
    modes: BySide<ModeChoice?>, isAtTerminal: Bool = true, _ ports: Ports
  ) throws -> Session {
    try LoadGame.start(
      with: beginning, isCoached: options.isCoached && isAtTerminal, level: options.level,
      modes: modes, ports)
  }

  /// Returns what a person who leaves is told, with the game that is kept beside theirs.
  @Sendable func farewell(to record: Record, besides other: Variation?) -> Farewell {
    let text = GameText(environment.language(options.language))
    let isSaved = options.given == nil && repository.isLasting
    return text.farewell(text.farewell(isSaved ? "FILE" : nil), losing: other)
  }

  private var beginning: LoadGame.Beginning {
    get throws {
      if case .game(let start, let moves)? = options.given {
        let record = try Record(start: start, steps: moves)
        return .given(SavedGame(record: record, modes: Modes()))
      }
      return options.isNew ? .new : .saved
    }
  }

  /// Does what a note of a scene tells to do, or finds what it tells is so; returns it as it is,
  /// behind `wrong: ` if it tells neither.
  func carryOut(_ note: String) throws -> String {
    if note == "the next save fails" {
      repository.failSaves(1)
    } else if let square = note.split(separator: "the computer answers ").first, square != note {
      try computer.answer(String(square))
    } else if note.hasPrefix("saved: ") {
      return saved
    } else if note.hasPrefix("saves: ") {
      return "saves: \(repository.saves.count)"
    } else if note.hasPrefix("asked: ") {
      return "asked: \(computer.asked)"
    } else if note.hasPrefix("time: ") {
      return "time: \(time.now.sinceStart)"
    } else {
      return "wrong: \(note)"
    }
    return note
  }

  private var saved: String {
    guard let saved = repository.saved else { return "saved: nothing" }
    return "saved: \(SavedGameText.encode(saved).prefix { $0 != "\n" })"
  }
}

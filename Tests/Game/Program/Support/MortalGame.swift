import Adapters
import Domain
import Foundation
import Front
import Infrastructure
import ProgramSupport
import TestSupport
import Testing
import UseCases

/// A game that one program after the other plays, each of which is killed.
struct MortalGame {
  let home: Home
  private let seed: UInt64
  private var chance: SplitMix64
  /// What the file had after the last kill.
  private var board = PlayedBoard()
  /// The steps that the deed before has undone, the next one last.
  private var undone: [Record.Step] = []
  /// The levels that the settings may have, the last of which was chosen last.
  private var levels = [BySide(dark: 1, light: 1)]
  /// The games that ended or were replaced, each as often as it did.
  private var kept: [Record] = []
  /// The games whose replacement a kill prevented.
  private var almostKept: [Record] = []

  /// The most bytes of one deed after which a program is killed.
  private static let bytes = 1500

  /// Begins with nothing saved, or with a random game, near whose end games end.
  init(seed: UInt64) throws {
    home = try Home()
    self.seed = seed
    chance = SplitMix64(seed: seed)
    guard seed % 3 != 0 else { return }
    let steps = RandomGame(seed: seed).steps
    let left = 2 + chance.number(below: seed % 3 == 1 ? 8 : steps.count - 1)
    board = PlayedBoard(computers: []).after(steps.dropLast(left)) ?? board
    board.computers = [[], [.dark], [.light]][chance.number(below: 3)]
    let modes = BySide<Mode>(
      dark: board.computers.contains(.dark) ? .computer : .manual,
      light: board.computers.contains(.light) ? .computer : .manual)
    let text = SavedGameText.encode(SavedGame(record: board.record, modes: modes))
    try home.folder.write(text, to: Home.game)
    try home.folder.write("black 1\nwhite 1\n", to: Home.settings)
  }

  /// Plays some deeds, and kills the program in the midst of the last one.
  mutating func playUntilKilled() async throws {
    let flip = ["0", "0", "0.002"][chance.number(below: 3)]
    let game = try home.start("--flip", flip, "--delay", "0", rows: 40)
    if chance.number(below: 8) == 0 {
      await game.writes(chance.number(below: 2000)) { $0.hasStarted }
      return try await kill(game, in: [board])
    }
    try await waitForTurn(game)
    for _ in 0..<chance.number(below: 6) {
      let deed = nextDeed()
      game.type(deed.keys)
      let screen = try await game.shows("\(deed) (seed \(seed))", where: deed.isDone)
      try finish(deed, in: #require(PlayedBoard(screen)))
    }
    let deed = nextDeed()
    let start = game.all.bytes.count
    game.type(deed.keys)
    await game.writes(start + chance.number(below: Self.bytes), or: deed.isDone)
    // Between two writes of the program there is a save.
    for _ in 0..<chance.number(below: 300) { await Task.yield() }
    try await kill(game, in: [board] + deed.states)
    if case .newGame = deed.kind { noteReplacement() }
  }

  /// Starts the program once more, and requires that the archive has what it must have.
  mutating func end() async throws {
    let game = try home.start("--flip", "0", "--delay", "0", rows: 40)
    try await waitForTurn(game)
    game.type("quit\r")
    #expect(try await game.ended().end == .status(0))
    let lines = try (home.text(of: Home.games) ?? "").split(separator: "\n")
    let games = try lines.map { try record(of: $0) }
    for game in Set(kept) {
      let count = games.count { $0 == game }
      let most = kept.count { $0 == game } + almostKept.count { $0 == game }
      // At a start, a game that begins the last one that ended is taken for that one (G10.7).
      let isBeginning = games.contains {
        $0 != game && $0.game.turn == nil && $0.begins(with: game)
      }
      #expect(count <= most && (count > 0 || isBeginning), "\(count) of \(game) (seed \(seed))")
    }
    for game in games {
      #expect(kept.contains(game) || almostKept.contains(game), "\(game) (seed \(seed))")
    }
  }

  private mutating func nextDeed() -> Deed {
    let deed = Deed(on: board, undone: undone, using: &chance)
    guard let computer = board.computers.first, let last = levels.last else { return deed }
    var next = last
    switch deed.kind {
    case .level(let level): next[computer] = level
    case .swap: next = BySide { last[$0.flipped] }
    default: return deed
    }
    levels.append(next)
    return deed
  }

  /// Takes over the state to which a deed has led.
  private mutating func finish(_ deed: Deed, in next: PlayedBoard) throws {
    switch deed.kind {
    case .undo: undone += board.record.steps.dropFirst(next.record.steps.count).reversed()
    case .redo: undone.removeLast(next.record.steps.count - board.record.steps.count)
    default: undone = []
    }
    if case .newGame = deed.kind, board.record.game.turn != nil { kept.append(board.record) }
    // A level is written behind the frame that shows it, and before the next deed.
    if deed.level == nil { levels = levels.suffix(1) }
    note(next)
    board = next
  }

  /// Waits until the next program shows the game, and a human is to move.
  private mutating func waitForTurn(_ game: TerminalSession) async throws {
    let screen = try await game.shows("goes on from \(board) (seed \(seed))") { [board] screen in
      screen.hasStarted && PlayedBoard(screen)?.goesOn(from: board) == true
    }
    let next = try #require(PlayedBoard(screen))
    note(next)
    board = next
    undone = []
  }

  /// Notes the end of a game.
  private mutating func note(_ next: PlayedBoard) {
    if next.record.game.turn == nil, next.record != board.record { kept.append(next.record) }
  }

  /// Notes whether a new game that was asked for has begun.
  private mutating func noteReplacement() {
    guard let before = boardAtKill, before.record.game.turn != nil else { return }
    if board.goesOn(from: before) {
      almostKept.append(before.record)
    } else {
      kept.append(before.record)
    }
  }

  /// The board before the deed in which the last program was killed.
  private var boardAtKill: PlayedBoard?

  /// Kills the program, and requires that the file has what was shown last, or what comes next.
  private mutating func kill(_ game: TerminalSession, in states: [PlayedBoard]) async throws {
    game.send(SIGKILL)
    let all = try await game.ended()
    try #require(all.end == .signal(SIGKILL))
    let text = try home.text(of: Home.game)
    let saved = try #require(text.map(PlayedBoard.init(saved:)) ?? PlayedBoard())
    if let shown = PlayedBoard(all.lastFrame) {
      let place = states.firstIndex { shown.goesOn(from: $0) }
      let reached = try #require(place, "\(all.screen) is none of \(states) (seed \(seed))")
      let isLater = states.dropFirst(reached + 1).contains { saved.goesOn(from: $0) }
      try #require(
        saved.goesOn(from: shown) || isLater, "\(saved)\n\(all.screen) (seed \(seed))")
    } else {
      try #require(saved.goesOn(from: states[0]), "\(saved) before a frame (seed \(seed))")
    }
    try checkSettings()
    note(saved)
    boardAtKill = board
    board = saved
  }

  /// Requires whole settings with the level that was chosen last, or is being chosen.
  private mutating func checkSettings() throws {
    guard let text = try home.text(of: Home.settings) else { return }
    let settings = try #require(Settings(text), "\(text) (seed \(seed))")
    let found = BySide { settings.levels[$0].number }
    try #require(levels.contains(found), "\(found) is none of \(levels) (seed \(seed))")
    levels = [found]
  }

  private func record(of line: Substring) throws -> Record {
    let columns = line.split(separator: "\t")
    try #require(columns.count == 4, "\(line) (seed \(seed))")
    let text = "\(columns[3])"
    let steps = stride(from: 0, to: text.count, by: 2).map { text.dropFirst($0).prefix(2) }
    let board = PlayedBoard().after(steps.compactMap { Record.Step(String($0)) })
    let record = try #require(board?.record, "\(line) (seed \(seed))")
    try #require(record.description == text)
    return record
  }
}

extension Record {
  fileprivate func begins(with other: Record) -> Bool { steps.starts(with: other.steps) }
}

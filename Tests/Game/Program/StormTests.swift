import Foundation
import Front
import GameSupport
import Infrastructure
import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// Storms of keys, sizes, and signals, as many as `REVERSI_STORMS` says.
@Suite(.startsPrograms, .watched) struct StormTests {
  /// A way to leave the program, from whatever it shows.
  enum WayOut: CaseIterable, Sendable {
    case quit
    case interrupts
    case terminate
    case quitSignal
    case hangUpSignal
    case hangUp

    var end: Run.End {
      switch self {
      case .quit, .interrupts: .status(0)
      case .terminate: .signal(SIGTERM)
      case .quitSignal: .signal(SIGQUIT)
      case .hangUpSignal, .hangUp: .signal(SIGHUP)
      }
    }
  }

  @Test(arguments: RunOptions.storms)
  func `G1.12 G1.8 R8.11 after a storm of keys, sizes, and signals the terminal is as it was`(
    seed: UInt64
  ) async throws {
    var chance = SplitMix64(seed: seed)
    let home = try Home()
    let flip = ["0", "0.01"][chance.number(below: 2)]
    let game = try home.start("--flip", flip, "--delay", "0.01")
    try await game.shows("Your turn")
    for _ in 0..<chance.number(below: 60) {
      Gust(using: &chance).strike(game)
      // Some gusts come at once, and some after the program has answered.
      for _ in 0..<chance.number(below: 200) { await Task.yield() }
    }
    let way = WayOut.allCases[chance.number(below: WayOut.allCases.count)]
    await leave(game, by: way)
    let all = try await game.ended()
    #expect(all.end == way.end, "\(all.screen) (seed \(seed))")
    if way != .hangUp {
      #expect(game.settings == game.settingsAtStart, "\(way) (seed \(seed))")
      #expect(all.screen.isReleased, "\(way)\n\(all.screen) (seed \(seed))")
    }
    try check(home, seed)
  }

  /// Leaves the program, whatever it shows.
  private func leave(_ game: TerminalSession, by way: WayOut) async {
    switch way {
    case .quit:
      // Enter runs no line in a window that is too small.
      game.resize(columns: 80, rows: 24)
      await ask(game) { game.type("\u{1B}[201~\r\rquit\r") }
    case .interrupts: await ask(game) { game.send(SIGINT) }
    case .terminate: game.send(SIGTERM)
    case .quitSignal: game.send(SIGQUIT)
    case .hangUpSignal: game.send(SIGHUP)
    case .hangUp: game.hangUp()
    }
  }

  /// Asks until the program has left, because the first time may only send or clear a line.
  private func ask(_ game: TerminalSession, _ action: () -> Void) async {
    while game.all.end == nil {
      action()
      for _ in 0..<1000 { await Task.yield() }
    }
  }

  /// Requires that the next program can read all files.
  private func check(_ home: Home, _ seed: UInt64) throws {
    if let text = try home.text(of: Home.game) {
      #expect(PlayedBoard(saved: text) != nil, "\(text) (seed \(seed))")
    }
    if let text = try home.text(of: Home.settings) {
      #expect(Settings(text) != nil, "\(text) (seed \(seed))")
    }
    let games = try home.text(of: Home.games) ?? ""
    #expect(games.isEmpty || games.hasSuffix("\n"), "\(games) (seed \(seed))")
    for line in games.split(separator: "\n") {
      #expect(line.split(separator: "\t").count == 4, "\(line) (seed \(seed))")
    }
    #expect(try home.folder.allNames.allSatisfy { !$0.contains(".bad-") }, "seed \(seed)")
  }
}

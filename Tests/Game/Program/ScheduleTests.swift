import Adapters
import Domain
import Front
import GameSupport
import Infrastructure
import Program
import RawTerminal
import Synchronization
import TestSupport
import Testing
import UseCases

/// What runs first of what is ready at once must not matter.
struct ScheduleTests {
  /// An undo that is sent while a computer's move is on its way to the screen.
  @Test(arguments: 0..<60)
  func `G7.1 G3.26 undo and redo lose no move of a computer, in any order of jobs`(
    seed: UInt64
  ) throws {
    let time = VirtualTime(seed: seed)
    let engine = Engine(on: time, isHeld: true)
    let disk = GameDisk()
    let game = try PlayedGame(
      "--flip", "0", "--delay", "0", "--seed", "1", on: disk, time: time, computer: engine)
    game.play { game in
      await game.reachDecision(on: "undo", of: engine, before: seed % 20)
      await game.settle()
      #expect(SavedGameText.record(of: disk["game"]) == "", "seed \(seed)\n\(game.screen)")
      engine.releases?.yield()
      let wasPlayed = game.screen.contains("Undone: d3 c3.")
      #expect(wasPlayed || game.screen.contains("Undone: d3."), "seed \(seed)\n\(game.screen)")
      game.terminal.keys.type("redo\r")
      await game.settle()
      #expect(SavedGameText.record(of: disk["game"]) == "d3c3", "seed \(seed)\n\(game.screen)")
      #expect(game.screen.contains("2 c3"), "seed \(seed)\n\(game.screen)")
      if wasPlayed {
        #expect(game.screen.contains("Redone: d3 c3."), "seed \(seed)\n\(game.screen)")
        #expect(engine.levels == [1], "seed \(seed)")
      }
    }
  }

  /// A swap that is sent while a computer's move is on its way to the screen.
  @Test(arguments: 0..<60)
  func `G4.11 G3.26 swap loses no move of a computer, in any order of jobs`(seed: UInt64) throws {
    let time = VirtualTime(seed: seed)
    let disk = GameDisk()
    let engine = Engine(on: time, isHeld: true)
    let game = try PlayedGame(
      "--flip", "0", "--delay", "0", "--seed", "1", on: disk, time: time, computer: engine)
    game.play { game in
      await game.reachDecision(on: "swap", of: engine, before: seed % 20)
      await game.settle(rounds: 100)
    }
    let isShown = game.terminal.hasShown("White plays c3")
    let moves = SavedGameText.record(of: disk["game"])
    #expect(moves.hasPrefix(isShown ? "d3c3" : "d3"), "seed \(seed)\n\(game.screen)")
    #expect(game.terminal.hasShown("You play White."), "seed \(seed)")
  }

  /// A resize between keys that draw.
  @Test(arguments: 0..<60)
  func `G1.8 after a resize the screen is as after Ctrl-L, in any order of jobs`(
    seed: UInt64
  ) throws {
    let time = VirtualTime(seed: seed)
    let game = try PlayedGame("--flip", "0", "--white", "human", time: time)
    game.play { game in
      await game.settle()
      game.terminal.keys.type("d3\r\t\t")
      for _ in 0..<seed % 20 { await Task.yield() }
      let size = seed.isMultiple(of: 2) ? (columns: 60, rows: 20) : (columns: 100, rows: 30)
      game.terminal.resize(columns: size.columns, rows: size.rows)
      game.game.respond(to: .resize)
      game.terminal.keys.type("\t\t")
      await game.settle()
      let screen = game.screen
      await game.press("\u{c}")
      await game.settle()
      #expect(game.screen == screen, "seed \(seed)")
    }
  }

  /// Keys at random, in a random order of jobs.
  @Test(arguments: 0..<8)
  func `G3.26 G13.8 the screen ends with the game that the core saved`(seed: UInt64) throws {
    let time = VirtualTime(seed: seed)
    let engine = Engine(on: time, thought: .milliseconds(300), search: .milliseconds(700))
    let disk = GameDisk()
    let words = [
      "d3", "c4", "e3", "f5", "undo", "redo", "hint", "values", "coach", "new", "y", "n", "swap",
      "wc4", "bm", "wm", "level 2", "", "pass", "games", "help",
    ]
    let chance = Mutex(SplitMix64(seed: seed))
    let game = try PlayedGame(
      "--flip", "0.1", "--delay", "0.5", on: disk, time: time, computer: engine)
    game.play { game in
      for _ in 0..<60 {
        let (word, pause) = chance.withLock { chance in
          (words[chance.number(below: words.count)], chance.number(below: 900))
        }
        await game.type(word)
        await game.pass(.milliseconds(pause))
      }
      // Two humans wait for each other.
      await game.press("\u{1b}")
      await game.pass(.seconds(1))
      await game.press("\u{1b}")
      await game.pass(.seconds(1))
      for side in ["bm", "wm"] { await game.type(side) }
      await game.settle()
      await game.press("\u{1b}")
      await game.settle()
      let moves = SavedGameText.record(of: disk["game"])
      #expect(game.counts == SavedGameText.counts(of: disk["game"]), "\(moves)\n\(game.screen)")
      #expect(engine.mostAdvising <= 1)
    }
  }
}

extension PlayedGame {
  /// Waits until nothing more is drawn, or for a number of seconds.
  ///
  /// In a random order of jobs, some seconds may pass before a job that is ready.
  func settle(rounds: Int = .max) async {
    var quietRounds = 0
    var left = rounds
    while quietRounds < 100, left > 0 {
      let before = terminal.writes.count
      await pass(.seconds(1))
      quietRounds = terminal.writes.count == before ? quietRounds + 1 : 0
      left -= 1
    }
  }

  /// Plays d3 and sends a word, some steps before the computer moves.
  fileprivate func reachDecision(on word: String, of engine: Engine, before steps: UInt64) async {
    await type("d3")
    await shows("White thinks")
    await press(word)
    await shows("reversi> \(word)")
    terminal.keys.type("\r")
    for _ in 0..<steps { await Task.yield() }
    engine.releases?.yield()
  }

  /// The numbers behind the names of both sides in the panel.
  var counts: [Int] {
    ["Black", "White"].compactMap { name in
      let row = terminal.screen.lines.first { $0.contains("\(name) ") && !$0.contains("plays") }
      let words = row?.split(separator: " ").map(String.init) ?? []
      guard let place = words.firstIndex(of: name), place + 1 < words.count else { return nil }
      return Int(words[place + 1])
    }
  }
}

extension SavedGameText {
  /// The moves of a saved game, or an empty text without any.
  static func record(of text: String?) -> String {
    (try? decode(Array((text ?? "").utf8)))?.record.description ?? ""
  }

  static func counts(of text: String?) -> [Int] {
    guard let saved = try? decode(Array((text ?? "").utf8)) else { return [] }
    return Disk.sides.map { saved.record.game.board.count(of: $0) }
  }
}

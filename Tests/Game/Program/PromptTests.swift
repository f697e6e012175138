import Adapters
import Domain
import Front
import Infrastructure
import Program
import RawTerminal
import TestSupport
import Testing
import UseCases

/// The game at a terminal without a screen.
struct PromptTests {
  /// A game that ends after nine moves, with the last one to come.
  private static let almostOver = "e6f4e3f6g5d6e7f5"
  private static let line = "2026-11-28\t(manual - computer 3)\t13-0\t\(almostOver)c5"

  @Test(arguments: [("--plain", "xterm"), ("--flip=1", "dumb"), ("--flip=1", "")])
  func `G14.1 C1.8 C2.11 a prompt of plain lines leaves the terminal as it is`(
    argument: String, term: String
  ) throws {
    let game = try PlainPlay(
      argument, typing: ["d3", .pause(.seconds(9)), "foo", "quit"], at: term)
    #expect(game.play() == .done)
    #expect(game.terminal?.modes == [] && game.terminal?.writes == [])
    let text = game.output[.output]
    #expect(text.utf8.allSatisfy { $0 == 10 || (32..<127).contains($0) })
    #expect(text.hasPrefix("x's turn\n    a b c d"), "\(game.said)")
    #expect(text.hasSuffix("  8 - - - - - - - - 8\n    a b c d e f g h\nreversi> reversi> "))
    #expect(text.contains("o is thinking\no plays "), "\(game.said)")
    #expect(game.output[.diagnostics].split(separator: "\n").count == 2, "\(game.said)")
  }

  @Test func `G14.5 without a saved game the player is Black against level 1, and is saved`() throws
  {
    let disk = GameDisk()
    let computer = PlainEngine("c3")
    let game = try PlainPlay(
      "--plain", typing: ["d3", .pause(.seconds(5)), "white"], at: "xterm", on: disk,
      computer: computer)
    #expect(game.play() == .done)
    #expect(computer.levels.map(\.number) == [1])
    #expect(game.said.contains("o is computer"), "\(game.said)")
    #expect(SavedGameText.record(of: disk["game"]) == "d3c3")
    #expect(disk["settings"] == "black 1\nwhite 1\ncoach off\nvalues off\n")
  }

  @Test func `G14.5 a damaged game is told and set aside, and the first game begins`() throws {
    let disk = GameDisk(["game": "a letter\n", "settings": "white eleven\n"])
    let game = try PlainPlay("--plain", typing: ["white"], at: "xterm", on: disk)
    game.play()
    #expect(game.output[.diagnostics].contains("game.bad-1"), "\(game.said)")
    #expect(game.output[.diagnostics].contains("settings.bad-1"), "\(game.said)")
    #expect(game.said.contains("o is computer"), "\(game.said)")
    #expect(disk["game.bad-1"] == "a letter\n")
  }

  @Test func `G14.5 a second window says that it is not saved`() throws {
    let disk = GameDisk(["game": SavedGameText.of("")])
    disk.hold(true)
    let game = try PlainPlay("--plain", typing: ["d3", "reset", "ok"], at: "xterm", on: disk)
    #expect(game.play() == .done)
    #expect(
      game.output[.diagnostics].contains(
        "Your game is open in another window. This one is not saved."))
    #expect(disk["game"] == SavedGameText.of(""))
    #expect(disk.games == [])
  }

  @Test func `G14.6 a game that ends is archived once`() throws {
    let disk = GameDisk(["game": SavedGameText.of(Self.almostOver), "settings": "white 3\n"])
    try PlainPlay("--plain", typing: ["c5"], at: "xterm", on: disk).play()
    #expect(disk.games == [Self.line])
    let next = disk.afterKill()
    let game = try PlainPlay("--plain", typing: ["reset", "ok", "d3"], at: "xterm", on: next)
    game.play()
    #expect(next.games == [Self.line])
    #expect(SavedGameText.record(of: next["game"]) == "d3", "\(game.said)")
  }

  @Test func `G14.6 a kill between the last move and its line leaves the line to the next start`()
    throws
  {
    let disk = GameDisk([
      "game": SavedGameText.of(Self.almostOver + "c5"), "settings": "white 3\n",
    ])
    try PlainPlay("--plain", at: "xterm", on: disk).play()
    #expect(disk.games == [Self.line])
  }

  @Test(arguments: [(["reset", "ok"], []), ([], ["--new"])])
  func `G14.6 a game is archived before the one that replaces it is saved`(
    lines: [String], arguments: [String]
  ) throws {
    let disk = GameDisk([
      "game": SavedGameText.of(Self.almostOver), "settings": "black 1\nwhite 3\n",
    ])
    disk.fill(true)
    let game = try PlainPlay(
      ["--plain"] + arguments, typing: lines.map(Lines.Keystroke.init(stringLiteral:)), at: "xterm",
      on: disk)
    game.play()
    #expect(disk.games == ["2026-11-28\t(manual - computer 3)\t*\t\(Self.almostOver)"])
    #expect(disk["game"] == SavedGameText.of(Self.almostOver), "\(game.said)")
  }

  @Test func `G14.6 a game that cannot be archived is told and replaced`() throws {
    let disk = GameDisk(["game": SavedGameText.of("d3")])
    disk.refuseAppending(true)
    let game = try PlainPlay("--plain", typing: ["reset", "ok"], at: "xterm", on: disk)
    game.play()
    #expect(game.output[.diagnostics].contains("not kept in 'games'"), "\(game.said)")
    #expect(SavedGameText.record(of: disk["game"]) == "")
  }

  @Test func `G14.5 --new keeps the players and levels`() throws {
    let disk = GameDisk(["game": SavedGameText.of("d3"), "settings": "black 2\nwhite 3\n"])
    let game = try PlainPlay(
      "--plain", "--new", typing: ["white", "bc", "black"], at: "xterm", on: disk)
    game.play()
    #expect(game.said.contains("o is computer"), "\(game.said)")
    #expect(game.said.contains("x is computer"), "\(game.said)")
    #expect(SavedGameText.record(of: disk["game"]) == "")
  }

  @Test func `G14.13 a computer is asked at the level of the settings, or of an option`() throws {
    let disk = GameDisk(["settings": "black 2\nwhite 3\n"])
    let computer = PlainEngine("c3", "c4")
    let game = try PlainPlay(
      "--plain", "--white", "computer:4",
      typing: ["d3", .pause(.seconds(5)), "bc", .pause(.seconds(7))], at: "xterm", on: disk,
      computer: computer)
    game.play()
    #expect(computer.levels.map(\.number) == [4, 2, 4], "\(game.said)")
    #expect(disk["settings"] == "black 2\nwhite 3\n")
  }

  @Test func `C1.8 G14.14 the prompt is English, whatever the language of the screen`() throws {
    let disk = GameDisk(["settings": "language ja\n"])
    let game = try PlainPlay(
      "--plain", "--language", "ja", at: "xterm", on: disk, environment: ["LANG": "ja_JP.UTF-8"])
    game.play()
    #expect(game.said.contains("x's turn"), "\(game.said)")
    #expect(game.said.utf8.allSatisfy { $0 < 128 }, "\(game.said)")
  }

  @Test func `G14.9 a signal ends the game, and a stop stops its clock`() throws {
    let game = try PlainPlay("--plain", at: "xterm")
    var ends = 0
    game.game.respond(to: .interrupt { ends += 1 })
    game.game.respond(to: .end { ends += 1 })
    game.game.respond(to: .resize)
    #expect(ends == 2)
    var before: VirtualTime.Instant?
    game.game.respond(
      to: .suspend {
        before = game.clock.now
        _ = game.time.run { try? await game.time.sleep(for: .seconds(5)) }
        #expect(game.clock.now == before)
        return true
      })
    #expect(game.clock.now == before)
    _ = game.time.run { try? await game.time.sleep(for: .seconds(1)) }
    #expect(game.clock.now.sinceStart == .seconds(1))
  }
}

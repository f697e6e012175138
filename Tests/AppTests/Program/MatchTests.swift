import Foundation
import TestSupport
import Testing

/// Whole games of two computers, as somebody sees them who writes a script for the shell (C4.9).
struct MatchTests {
  private let home: Home
  private let players = [
    "--black", "computer:1", "--white", "computer", "--one-color", "--opening", "0",
  ]

  init() throws {
    home = try Home()
  }

  @Test func `C4.8 C4.9 the games are those of scripts whose seeds count up`() async throws {
    var expected: [String] = []
    for seed in 7...9 {
      let script = try await home.run(players.prefix(4) + ["--seed", "\(seed)", "--result"])
      let line = try #require(script.out.split(separator: "\n").last)
      #expect(line.split(separator: "\t", omittingEmptySubsequences: false).count == 4)
      expected.append(String(line))
    }
    let wins = { winner in expected.count { $0.hasPrefix(winner) } }
    expected.append("x \(wins("x")), o \(wins("o")), tied \(wins("-"))\n")
    let run = try await home.run(players + ["--seed", "7", "--games", "3"])
    #expect(run == Run(out: expected.joined(separator: "\n")))
  }

  @Test func `C4.8 at a terminal there is no result to print`() async throws {
    let run = try await home.startAtTerminal(["--result"]).ended()
    let message = "reversi: --result works in scripts only. Try 'reversi --help'.\n"
    #expect(run == Run(err: message, end: .status(2)))
  }

  @Test func `C4.9 without a seed the games differ each time`() async throws {
    let arguments = players + ["--games", "2"]
    #expect(try await home.run(arguments) != home.run(arguments))
  }

  @Test
  func `C4.9 at a terminal no input is read, nothing is saved, and the lines are the progress`()
    async throws
  {
    let run = try await home.startAtTerminal(players + ["--games", "1", "--new"]).ended()
    let lines = run.out.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].contains("\t") && lines[1].hasPrefix("x "))
    #expect((run.err, run.end) == ("", .status(0)))
    #expect(try home.folder.names == [])
  }

  @Test func `C4.9 the progress is shown if only standard error is a terminal`() async throws {
    let script = "exec \"$0\" \(players.joined(separator: " ")) --games 3 2>&1 >\"$HOME/out\""
    let run = try await home.startAtTerminal(shell: script).ended()
    #expect(run.out.hasPrefix("\r0 of 3 games: x 0, o 0, tied 0\r"))
    #expect(run.out.hasSuffix(" \r"))
    let lines = try home.folder.text(of: "out").split(separator: "\n")
    #expect(lines.count == 4 && lines[3].hasPrefix("x "))
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `C4.9 C5.7 a signal ends a match that would take years`(signal: Int32) async throws {
    let child = try home.start(players + ["--games", "1000000000"], reaction: (signal, 1))
    #expect(await child.ended().end == .signal(signal))
  }
}

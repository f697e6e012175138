import Foundation
import ProgramSupport
import TestTraits
import Testing

/// Whole games of two computers, as somebody sees them who writes a script for the shell (C4.9).
@Suite(.startsPrograms) struct MatchTests {
  private let home: Home
  private let players = [
    "--black", "computer:1", "--white", "computer", "--opening", "0",
  ]

  init() throws {
    home = try Home()
  }

  @Test
  func `C4.9 C4.13 with a seed the games are the same each time, and their tally is the last line`()
    async throws
  {
    let arguments = players + ["--seed", "7", "--games", "4"]
    let run = try await home.run(arguments)
    let lines = run.out.split(separator: "\n")
    #expect(lines.count == 5 && lines[4].hasPrefix("computer 1 wins "))
    #expect(lines.prefix(4).allSatisfy { $0.split(separator: "\t").count == 7 })
    #expect(try await home.run(arguments) == run)
  }

  @Test(arguments: [["--white", "computer:1"], ["--white", "computer", "--level", "1"]])
  func `C4.10 a player against itself has a seed for each game`(white: [String]) async throws {
    let match = ["--black", "computer:1", "--opening", "2", "--seed", "7", "--games", "4"]
    let lines = try await home.run(match + white).out.split(separator: "\n").dropLast()
    #expect(lines.map { $0.split(separator: "\t")[4] } == ["7", "8", "9", "10"])
    #expect(Set(lines.map { $0.split(separator: "\t")[3] }).count == 4)
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

  @Test func `C4.9 at a terminal no input is read, and nothing is saved`() async throws {
    let run = try await home.startAtTerminal(players + ["--games", "2", "--new"]).ended()
    let lines = run.out.split(separator: "\n")
    #expect(lines.count == 3 && lines[0].contains("\t") && lines[2].hasPrefix("computer 1 wins "))
    #expect((run.err, run.end) == ("", .status(0)))
    #expect(try home.folder.names == [])
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `C4.9 C5.7 a signal ends a match that would take years`(signal: Int32) async throws {
    let child = try home.start(players + ["--games", "1000000000"], reaction: (signal, 1))
    #expect(await child.ended().end == .signal(signal))
  }
}

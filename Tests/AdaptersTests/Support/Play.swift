import Adapters
import TestSupport
import UseCases

typealias Played = PlainTable.Played

/// What the plain front tells of d3 at the start, to the end of the showing.
enum Told {
  static let d3 = "x plays d3, flips d4\nx 4, o 1\no's turn"
}

/// Plays a script of lines on virtual time.
func play(
  _ script: String, from saved: SavedGame? = nil,
  computer: any Computer = ScriptedComputer(), boards: BoardPolicy = .asked,
) throws -> Played {
  let lines = script.split(separator: "\n", omittingEmptySubsequences: false)
  return try PlainTable(saved, computer: computer, boards: boards)
    .play(script.isEmpty ? [] : lines.map { .text(String($0)) })
}

import Adapters
import TestSupport
import UseCases

typealias Played = PlainTable.Played

/// What the plain front tells of d3 at the start, and of c3 after it, to the end of the showing.
enum Told {
  static let d3 = "x plays d3, flips d4\nx 4, o 1\no's turn"
  static let c3 = "o plays c3, flips d4\nx 3, o 3\nx's turn"
}

/// Plays a script of lines on virtual time.
func play(
  _ script: String, from saved: SavedGame? = nil,
  computer: any Computer = ScriptedComputer(), pace: Pace = .ofTables,
  boards: BoardPolicy = .asked, isStrict: Bool = false, printsResult: Bool = false
) throws -> Played {
  let lines = script.split(separator: "\n", omittingEmptySubsequences: false)
  return try PlainTable(
    saved, computer: computer, pace: pace, boards: boards, isStrict: isStrict,
    printsResult: printsResult
  )
  .play(script.isEmpty ? [] : lines.map { .text(String($0)) })
}

/// Plays what is typed at a terminal, and returns what was written, also in the time afterwards.
func type(
  _ keystrokes: Lines.Keystroke..., from saved: SavedGame? = nil,
  computer: any Computer = ScriptedComputer(), boards: BoardPolicy = .asked,
  language: Language = .english, afterwards: Duration? = nil
) throws -> String {
  try PlainTable(saved, computer: computer, boards: boards, language: language)
    .type(keystrokes, afterwards: afterwards)
}

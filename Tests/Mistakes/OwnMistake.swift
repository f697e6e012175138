import Adapters
import Domain
import Notations
import RoomAdapters
import Rooms
import UseCases

/// A move that has cost much, and how the game goes on after it, and after the best one.
package struct OwnMistake: Sendable {
  /// The game before the move.
  let before: Game
  /// The side that a person plays who is told of it, or nil if that is both or neither.
  let person: Disk?
  /// The steps from the move on.
  let played: [Record.Step]
  /// What the move is worth.
  let playedWorth: Advice.Worth
  /// The steps from the best move on.
  let best: [Record.Step]
  /// What the best move is worth.
  let bestWorth: Advice.Worth

  /// The mistake as a line of fields with tabs between them.
  var line: String {
    [
      PositionText.encode(before), person?.description ?? "-", text(played), text(playedWorth),
      text(best), text(bestWorth),
    ].joined(separator: "\t")
  }

  private func text(_ steps: [Record.Step]) -> String {
    steps.map(\.description).joined()
  }

  private func text(_ worth: Advice.Worth) -> String {
    switch worth {
    case .about(let lead): "~\(lead)"
    case .exactly(let lead): "=\(lead)"
    }
  }
}

import Adapters
import Domain
import RoomAdapters
import Rooms
import TestSupport
import Testing
import UseCases

struct ClassicReaderTests {
  /// Returns what the original app reads of a file, or nil if it would refuse it.
  ///
  /// This follows the description of its format: the first character is the turn, the next two are
  /// the players, the rest of the line is not looked at, and eight lines of eight symbols follow.
  private func readAsOriginal(_ text: String) -> [Substring]? {
    text.wholeMatch(of: /([xo-][01][01]).*\n((?:[xo-]{8}\n){8})/).map { [$0.1, $0.2] }
  }

  @Test func `R9.3 R10.6 the original reads every game that is saved with levels and moves`() throws
  {
    for seed in UInt64(1)...200 {
      let steps = RandomGame(seed: seed).steps
      let record = try Record(steps: steps.prefix(Int(seed) % steps.count + 1))
      let modes = Modes(dark: .manual, light: .computer(seed % 2 == 0 ? .four : .random))
      let text = SavedGameText.encode(SavedGame(record: record, modes: modes))
      #expect(text.contains(" moves="), "seed \(seed)")
      let (turn, board) = (record.game.turn?.description ?? "-", "\(record.game.board)")
      #expect(readAsOriginal(text) == ["\(turn)01", "\(board)\n"], "seed \(seed)")
    }
  }
}

import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// The original app as a reader, written from the description of its format: the first character is
/// the turn, the next two are the players, the rest of the line is not looked at, and eight lines of
/// eight symbols follow.
private struct ClassicReader: Equatable {
  let turn: Character
  let players: [Int]
  let rows: [[Character]]

  init(turn: Character, players: [Int], rows: [[Character]]) {
    (self.turn, self.players, self.rows) = (turn, players, rows)
  }

  /// Reads a file; returns nil if the original would refuse it.
  init?(_ text: String) {
    var lines = text.split(separator: "\n")[...]
    guard var header = lines.popFirst(), let turn = header.popFirst(), "xo-".contains(turn) else {
      return nil
    }
    players = header.prefix(2).compactMap { ["0": 0, "1": 1][$0] }
    guard players.count == 2, lines.count == 8 else { return nil }
    self.turn = turn
    rows = lines.map(Array.init)
    guard rows.allSatisfy({ $0.count == 8 && $0.allSatisfy("xo-".contains) }) else { return nil }
  }
}

struct ClassicReaderTests {
  @Test func `R9.3 R10.6 the original reads every game that is saved with levels and moves`() throws
  {
    for seed in UInt64(1)...200 {
      let steps = RandomGame(seed: seed).filter { $0.game.turn != nil }
        .map { $0.square.map(Record.Step.move) ?? .pass }
      let record = try Record(steps: steps.prefix(Int(seed) % steps.count + 1))
      let modes = Modes(dark: .manual, light: .computer(seed % 2 == 0 ? .four : .random))
      let saved = SavedGame(record: record, modes: modes)
      let rows = record.game.board.description.split(separator: "\n").map(Array.init)
      let expected = ClassicReader(
        turn: record.game.turn.map { Character($0.description) } ?? "-", players: [0, 1], rows: rows
      )
      let text = SavedGameText.encode(saved)
      #expect(text.contains(" moves="), "seed \(seed)")
      #expect(ClassicReader(text) == expected, "seed \(seed)")
    }
  }

  @Test func `R7.4 the reader refuses what is not the classic format`() {
    let start = Boards.start
    for text in ["", "y00\n\(start)", "x0\n\(start)", "x02\n\(start)", "x00\n\(start)--------\n"] {
      #expect(ClassicReader(text) == nil)
    }
  }
}

public import Adapters
package import Domain
public import Rooms
import UseCases

/// The messages about errors, game files, and saving.
extension GameText {
  /// Returns the message for a file with several games, of which the first is loaded.
  package func games(_ count: Int, in file: String) -> String {
    language(
      "\(file) has \(count) games; this is number 1.",
      ja: "\(file) には\(count)局あります。これは1局目です。")
  }

  /// Returns the last message, given the path of the saved game, if any.
  package func farewell(_ path: String?) -> Farewell {
    guard let path else {
      return Farewell(sentence: language("The game is not saved.", ja: "対局は保存されていません。"))
    }
    return Farewell(sentence: language("The game is saved in \(path).", ja: "対局の保存先: \(path)"))
  }

  /// Returns the last message for an unsaved game, with its moves.
  package func farewell(losing record: Record) -> Farewell {
    // Moves alone do not restore a game that began from another position.
    let remedy =
      record.start == Game()
      ? "To save it, run 'reversi --save FILE --moves MOVES'."
      : "To save the next one, use --save FILE."
    return Farewell(
      transcript: history(record),
      sentence: language(
        "This game was not saved. \(remedy)",
        ja: "この対局は保存していません。--save FILE で保存できます。"))
  }

  /// Returns the message about a failed load, a failed save, or missing advice, or `nil`.
  public func trouble(_ event: Table.Event) -> String? {
    switch event {
    case .started(.instead(of: let failure)): cannotLoad(failure)
    case .game(let event): trouble(event)
    case .advice(.notGiven):
      language("The computer has no advice.", ja: "コンピュータは助言できません。")
    default: nil
    }
  }
}

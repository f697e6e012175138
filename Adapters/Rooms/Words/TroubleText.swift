public import Adapters
package import Domain
public import Rooms
import UseCases

/// What a player is told about the saved game, and about input that cannot be read.
extension GameText {
  /// Returns what a player is told who loads the first of several games in a file.
  package func games(_ count: Int, in file: String) -> String {
    language(
      "\(file) has \(count) games; this is number 1.",
      ja: "\(file) には\(count)局あります。これは1局目です。")
  }

  /// Returns what a player who leaves is told, with the path of the saved game or nil if there is
  /// none.
  package func farewell(_ path: String?) -> Farewell {
    guard let path else {
      return Farewell(sentence: language("The game is not saved.", ja: "対局は保存されていません。"))
    }
    return Farewell(sentence: language("The game is saved in \(path).", ja: "対局の保存先: \(path)"))
  }

  /// Returns what a player who leaves is told, with the moves that are saved nowhere.
  package func farewell(losing record: Record) -> Farewell {
    Farewell(
      transcript: history(record),
      sentence: language(
        "This game is not saved; --save FILE keeps it.",
        ja: "この対局は保存していません。--save FILE で保存できます。"))
  }

  /// Returns what a player is told about trouble with the saved game, or with a computer; nil for
  /// any other event.
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

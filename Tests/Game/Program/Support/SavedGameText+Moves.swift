import Adapters
import Domain
import UseCases

extension SavedGameText {
  /// Returns the saved game after moves such as `d3c3`.
  static func of(_ moves: String, _ modes: BySide<Mode> = BySide(dark: .manual, light: .computer))
    -> String
  {
    encode(SavedGame(record: record(after: moves), modes: modes))
  }

  private static func record(after moves: String) -> Record {
    var record = Record()
    let characters = moves.map(String.init)
    for index in stride(from: 0, to: characters.count - 1, by: 2) {
      if let step = Record.Step(characters[index] + characters[index + 1]) { record.make(step) }
    }
    return record
  }
}

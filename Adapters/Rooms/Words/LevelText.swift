import Adapters
import Rooms
import UseCases

/// How the range of levels is said.
extension Language {
  /// All levels, such as `0 to 6`.
  package var levels: String { range(Level.all) }

  /// The levels at which a computer looks ahead, each behind a command, such as `wc1 to wc6`.
  package func thinkingLevels(after command: String) -> String {
    range(Level.all.filter { $0 != .random }, after: command)
  }

  private func range(_ levels: [Level], after command: String = "") -> String {
    let ends = [levels.first, levels.last].compactMap { $0.map { "\(command)\($0)" } }
    return ends.joined(separator: self(" to ", ja: "〜"))
  }
}

import Adapters
import Rooms
import UseCases

/// The range of levels, in words.
extension Language {
  /// The range of all levels, such as `0 to 9`.
  package var levels: String { range(Level.all) }

  /// Returns the range of levels that look ahead, such as `wc1 to wc9`.
  package func thinkingLevels(after command: String) -> String {
    range(Level.all.filter { $0 != .random }, after: command)
  }

  private func range(_ levels: [Level], after command: String = "") -> String {
    let ends = [levels.first, levels.last].compactMap { $0.map { "\(command)\($0)" } }
    return ends.joined(separator: self(" to ", ja: "〜"))
  }
}

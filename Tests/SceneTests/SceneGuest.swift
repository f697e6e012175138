import Domain
import Synchronization
import UseCases

/// The engine of a scene, which chooses squares as its computer does; at `ends` it has ended.
final class SceneGuest: Guest {
  let name: String
  private let computer: any Computer
  /// How many squares it chooses before it ends.
  private let rest: Mutex<Int>

  /// Reads its name and who it is, such as `Rex c3 e6 ends` or `Rex tireless c3`.
  init(_ setting: String) {
    let words = setting.split(separator: " ").map(String.init)
    name = words[0]
    let chosen = words.dropFirst().prefix { $0 != "ends" }
    computer = SceneComputer(chosen.joined(separator: " "), seed: nil).computer
    rest = Mutex(words.last == "ends" ? chosen.count : .max)
  }

  func chooseSquare(for record: Record) async throws -> Square {
    let isThere = rest.withLock { count in
      count -= 1
      return count >= 0
    }
    guard isThere else { throw ComputerFailure.ended }
    return try await computer.chooseSquare(for: record, at: .random)
  }
}

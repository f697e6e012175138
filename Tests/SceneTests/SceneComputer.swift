import Domain
import Infrastructure
import Rooms
import Synchronization
import TestSupport
import UseCases

/// Who the computer of a scene is.
final class SceneComputer: Sendable {
  /// The computer of a setting; without one it never answers.
  private let computer: any Adviser
  private let isSet: Bool
  private let answers = Mutex(0)
  private let unanswered = Unanswered()

  /// Makes the computer that a setting describes.
  init(_ setting: String?) {
    isSet = setting != nil
    let words = setting?.split(separator: " ").map(String.init) ?? []
    func number(_ name: String) -> Int? {
      words.firstIndex(of: name).flatMap { Int(words[$0 + 1]) }
    }
    computer =
      switch words.first {
      case "critic":
        Critic(
          lead: number("lead") ?? 4, less: number("less") ?? 3, isExact: words.contains("exactly"),
          tellsLine: words.contains("line"), depth: number("ahead"))
      case "judge": SceneJudge(Array(words.dropFirst()))
      case "tireless": TirelessComputer(words.last ?? "")
      case "stubborn": StubbornComputer()
      default: ScriptedComputer(words)
      }
  }

  /// Returns the computer, which is that of level 0 if nothing but a seed describes it.
  func computer(seed: UInt64?) -> any Adviser {
    guard let seed, !isSet else { return Pending(computer, unanswered) }
    return RandomComputer(seed: seed)
  }

  /// What it has not answered yet, in a sentence each.
  var waits: String { unanswered.sentences }

  /// The side and the level of each question to a computer of which the squares are set, or how
  /// often a stubborn one was asked.
  var asked: String {
    if let stubborn = computer as? StubbornComputer { return "\(stubborn.timesAsked)" }
    guard let scripted = computer as? ScriptedComputer else { return "not known" }
    let questions = zip(scripted.asked, scripted.levels).map { game, level in
      "\(game.turn.map { "\($0)" } ?? "-") at level \(level)"
    }
    return questions.isEmpty ? "nobody" : questions.joined(separator: ", ")
  }

  /// Lets a stubborn computer answer the next of its questions, even if it was called off.
  ///
  /// - Throws: an error if the text is no square.
  func answer(_ text: String) throws {
    let number = answers.withLock { count in
      defer { count += 1 }
      return count
    }
    (computer as? StubbornComputer)?.answer(number, try square(text))
  }
}

import Adapters
import Domain
import LiveFront
import RoomAdapters
import Rooms
import TestSupport
import UseCases

/// Something that must be true of what the fronts show of a step, in a sentence.
struct FrontPromise: Sendable {
  let name: String
  let isKept: @Sendable (ShownStep) -> Bool

  /// Returns the first promise that is not kept, with what is shown, or nil.
  static func breach(of step: ShownStep, among promises: [Self] = all) -> String? {
    promises.first { !$0.isKept(step) }.map {
      "\($0.name): \(step.events)\n--- plain\n\(step.plain.joined(separator: "\n"))"
        + "\n--- live\n\((step.told + step.block).joined(separator: "\n"))"
    }
  }

  static let all = [
    FrontPromise(name: "both fronts name the same squares") { step in
      // What is seen at an earlier moment, and what squares are worth, the live front shows on the
      // board.
      let isShown = step.events.contains {
        switch $0 {
        case .reviewed, .advice(.given(_, for: .values)), .started: true
        case .lesson(.begun), .lesson(.asked): true
        default: false
        }
      }
      return isShown || step.plain.squares == step.told.squares
    },
    FrontPromise(name: "somebody stops thinking only who was thinking") { step in
      let stopped = step.before.thinkingSide.map { step.after.modes[$0] == .manual } ?? false
      let isHeard = step.events.contains {
        if case .game(.modeSet) = $0 { true } else { false }
      }
      let isTold = step.plain.contains { $0.contains("stopped thinking") }
      return isTold == (stopped && isHeard)
    },
    FrontPromise(name: "both fronts tell that somebody stops thinking, unless an alert is up") {
      step in
      guard step.view.alert == nil else { return true }
      return step.plain.contains { $0.contains("stopped thinking") }
        == step.told.contains { $0.contains("Thinking stopped.") }
    },
    FrontPromise(name: "both fronts tell the end of a game") { step in
      guard step.news.contains(.end), let result = step.view.result else { return true }
      let words = result.winner.map { "\($0) won" } ?? "Tied"
      return step.plain.contains(words) && step.told.contains { $0.hasPrefix(words) }
    },
    FrontPromise(name: "an alert that is up is seen, and only then an answer is asked for") {
      step in
      let title = step.view.alert.map { alert in
        if case .game(.pass) = alert { "Pass" } else { "Confirmation" }
      }
      let prompt = step.block.last { !$0.isEmpty } ?? ""
      guard let title else {
        let isFree = step.view.isOver && step.view.cancelTargets.isEmpty
        if step.view.advice.lesson?.isAnswered == true { return prompt.hasPrefix("[Enter] next>") }
        return prompt.hasPrefix(isFree ? "[Enter] again>" : "reversi>")
      }
      let isAsked = step.events.contains { if case .coach(.asked) = $0 { true } else { false } }
      let isTold = step.news.contains { if case .alert = $0 { true } else { false } } || isAsked
      let isPrinted = step.plain.contains { $0.hasPrefix("\(title): ") }
      return prompt.hasPrefix("[Enter]") && isPrinted == isTold
    },
    FrontPromise(name: "the live front shows the counts") { step in
      zip(["Black", "White"], [step.view.dark.count, step.view.light.count]).allSatisfy {
        name, count in
        step.block.contains { $0.contains("\(name) \(count < 10 ? " " : "")\(count) ") }
      }
    },
    FrontPromise(name: "numbers on squares are what is known of the moment that is seen") { step in
      let values = step.after.currentAdvice?.values?.moves ?? []
      let legal = step.after.viewed.game.legalSquares
      // The only person sees the own lead, also where the other side is to move (C3.18).
      let people = Disk.sides.filter { step.after.modes[$0] == .manual }
      let isOther = people.count == 1 && people.first != step.after.viewed.game.turn
      let known = values.compactMap { move in
        move.value.map { (move.square.description, isOther ? -$0.lead : $0.lead) }
      }
      return values.allSatisfy { legal.contains($0.square) }
        && numbers(on: step.after) == Dictionary(known) { first, _ in first }
    },
  ]

  /// Returns the numbers on the squares of the live board, by the square.
  private static func numbers(on table: Table) -> [String: Int] {
    let style = LiveStyle(columns: 80, rows: 24, glyphs: .unicode, palette: .full)
    let rows = OpenScreen.still(style, at: table).block
    return SquareSet.all.reduce(into: [:]) { numbers, square in
      // A square has four columns and two rows, below the letters and right of the numbers.
      let text = rows[1 + 2 * square.y].dropFirst(3 + 4 * square.x).prefix(4)
      numbers[square.description] = Int(text.filter { "+-0123456789".contains($0) })
    }
  }
}

extension [String] {
  /// The names of squares in the lines.
  fileprivate var squares: Set<String> {
    reduce(into: []) { names, line in
      let words = line.split { !$0.isLetter && !$0.isNumber }
      names.formUnion(words.filter { Square(String($0)) != nil }.map(String.init))
    }
  }
}

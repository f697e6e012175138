import Adapters
import Domain
import RoomAdapters
import Rooms
import TestSupport
import UseCases

/// What a key does that the live front names among those that matter now, in a sentence.
struct KeyHintPromise: Sendable {
  /// The key or the word, and what it is said to do.
  let hint: String
  /// What is typed.
  let keys: String
  let isKept: @Sendable (SessionStage.Played) -> Bool

  /// Returns the first promise about a key in the row that is not kept, with and without a cursor
  /// on the board, or nil.
  static func breach(of table: Table, among promises: [Self] = all) -> String? {
    for first in ["", Keys.up] {
      guard let shown = SessionStage(table).type("", behind: first)?.shown else {
        return "nothing is shown"
      }
      for promise in promises where shown.lines.contains(where: { promise.isSaid(in: $0) }) {
        // What the key does it does to the square on which the cursor is already.
        let keys =
          promise.keys.hasPrefix(first) ? String(promise.keys.dropFirst(first.count)) : promise.keys
        guard let played = SessionStage(table).type(keys, behind: first),
          promise.isKept(played)
        else {
          let cursor = first.isEmpty ? "" : " with a cursor"
          return "'\(promise.hint)'\(cursor) is not what it does\n"
            + shown.lines.joined(separator: "\n")
        }
      }
    }
    return nil
  }

  private func isSaid(in row: String) -> Bool {
    row.split(separator: "  ").contains { String($0.drop { $0 == " " }).trimmed == hint }
  }

  static let all = [
    KeyHintPromise(hint: "Esc return", keys: Keys.escape) {
      $0.before.look != nil && $0.after.look == nil && $0.isSameGame
    },
    KeyHintPromise(hint: "Esc drop planned", keys: Keys.escape) {
      !$0.before.waiting.isEmpty && $0.after.waiting.isEmpty && $0.isSameGame
        && $0.after.look == $0.before.look
    },
    KeyHintPromise(hint: "Esc stop", keys: Keys.escape) {
      $0.before.isAnalyzing && !$0.after.isAnalyzing && $0.isSameGame
        && $0.after.look == $0.before.look
    },
    KeyHintPromise(hint: "Esc no cursor", keys: Keys.escape) {
      $0.shownBefore.bracketed != nil && $0.shown.bracketed == nil && $0.after == $0.before
    },
    KeyHintPromise(hint: "Enter cancel", keys: Keys.enter) {
      $0.before.question != nil && $0.after.question == nil && $0.isSameGameWithPlanned
    },
    KeyHintPromise(hint: "Esc cancel", keys: Keys.escape) {
      $0.before.question != nil && $0.after.question == nil && $0.isSameGameWithPlanned
    },
    KeyHintPromise(hint: "ok yes", keys: "ok\r") {
      // To the coach yes is the square about which it asks.
      if case .play(let square)? = $0.before.question {
        return $0.after.record.steps.starts(with: $0.before.record.steps + [.move(square)])
      }
      return $0.before.question != nil && $0.after.question == nil
        && $0.after.record.steps.isEmpty
    },
    KeyHintPromise(hint: "Enter pass", keys: Keys.enter) {
      // What is planned behind it is played at once.
      $0.after.record.steps.starts(with: $0.before.record.steps + [.pass])
    },
    KeyHintPromise(hint: "arrows square", keys: Keys.up) { $0.shown.bracketed != nil },
    KeyHintPromise(hint: "Enter play", keys: Keys.up + Keys.enter) { played in
      // A coach may look at the square first, or ask about it, unless it asks about it already.
      if let square = played.after.coachedSquare {
        return played.before.question != .play(square) && played.isSameGame
      }
      guard case .move? = played.after.record.steps.last else { return false }
      return played.after.record.steps.count == played.before.seen.steps.count + 1
    },
    KeyHintPromise(hint: "Enter try", keys: Keys.up + Keys.enter) {
      // A move of the game leads to a moment of it, the last one to the present.
      $0.isSameGame && $0.after.seen.steps.count > $0.before.seen.steps.count
    },
    KeyHintPromise(hint: "Enter plan", keys: Keys.up + Keys.enter) {
      $0.after.waiting.count == $0.before.waiting.count + 1 && $0.isSameGame
    },
    KeyHintPromise(hint: "Enter all at once", keys: Keys.enter) {
      $0.before.showing != nil && $0.after.showing == nil && $0.isSameGame
    },
    KeyHintPromise(hint: "PgUp PgDn moves", keys: "\u{1B}[5~") {
      let length = $0.before.seen.steps.count
      return $0.isSameGame
        && ($0.after.seen.steps.count < length && $0.after.look != nil
          || !$0.before.seen.steps.contains { $0 != .pass } && $0.after.seen == $0.before.seen)
    },
    KeyHintPromise(hint: "again", keys: "again\r") {
      $0.after.record.steps.isEmpty && $0.after.question == nil && $0.after.modes == $0.before.modes
    },
    KeyHintPromise(hint: "analyze", keys: "analyze\r") { $0.after.isAnalyzing },
    KeyHintPromise(hint: "learn", keys: "learn\r") {
      $0.after.isAnalyzing || $0.after.lesson != nil || $0.before == $0.after
    },
    KeyHintPromise(hint: "hint", keys: "hint\r") {
      $0.after.asked == .hint || $0.after.lesson?.hint != $0.before.lesson?.hint
        || $0.before.lesson?.hint == .square
    },
    KeyHintPromise(hint: "next", keys: "next\r") {
      $0.after.lesson?.place != $0.before.lesson?.place && $0.isSameGame
    },
    KeyHintPromise(hint: "Enter next", keys: Keys.enter) {
      $0.after.lesson?.place != $0.before.lesson?.place && $0.isSameGame
    },
    KeyHintPromise(hint: "quit", keys: "quit\r") { $0.hasEnded },
    KeyHintPromise(hint: "? help", keys: "?") {
      $0.after == $0.before && $0.shown.lines.contains { $0.contains("help all") }
    },
  ]
}

extension SessionStage.Played {
  /// Whether the steps, what was taken back, and who plays are as before.
  fileprivate var isSameGame: Bool {
    after.record == before.record && after.undone == before.undone
      && after.modes == before.modes
  }

  /// Whether nothing but planned moves, and passes before them, has been added to the game: they
  /// are played as soon as nothing holds them.
  fileprivate var isSameGameWithPlanned: Bool {
    let steps = after.record.steps
    guard steps.starts(with: before.record.steps), after.modes == before.modes else { return false }
    let added = steps.dropFirst(before.record.steps.count).filter(\.isMove)
    return before.waiting.map(\.step).filter(\.isMove).starts(with: added)
  }
}

extension Table {
  /// The square at which the coach looks, or about which it asks.
  fileprivate var coachedSquare: Square? {
    if case .play(let square)? = question { return square }
    guard waiting.count > planned.count, case .move(let square)? = waiting.first?.step else {
      return nil
    }
    return square
  }
}

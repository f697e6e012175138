import Adapters
import Domain
import Synchronization
import TestSupport
import UseCases

/// Reads what is printed, looks at what is saved at that moment, and notes the first thing that
/// should not have happened.
final class Witness: TextOutput {
  fileprivate struct Notes {
    var state = WitnessState(SavedGame())
    var transcript = ""
    var problem: String?
    var isStarting = true
    var saveHasFailed = false
  }

  private let notes = Mutex(Notes())
  private let saved: @Sendable () -> SavedGame?

  /// Makes a witness who can look at what is saved.
  init(saved: @escaping @Sendable () -> SavedGame?) {
    self.saved = saved
  }

  var transcript: String { notes.withLock(\.transcript) }
  /// What should not have happened, or nil.
  var problem: String? { notes.withLock(\.problem) }
  var state: WitnessState { notes.withLock(\.state) }

  /// Hears which moves are planned after some were added.
  func hear(_ planned: [PlannedMove]) {
    notes.withLock { notes in
      notes.transcript += "*** planned \(planned.map(\.step.description).joined())\n"
      if !notes.state.plan(planned) { notes.note("planned \(planned)") }
    }
  }

  /// Hears that planned moves were dropped.
  func hear(dropped moves: [PlannedMove]) {
    notes.withLock { notes in
      notes.transcript += "*** not played \(moves.map(\.step.description).joined())\n"
      if !notes.state.drop(moves) { notes.note("dropped \(moves)") }
    }
  }

  /// Hears which moment is looked at, by the number of steps that have led to it.
  func hear(lookingAt count: Int?) {
    notes.withLock { notes in
      if !notes.state.look(at: count) { notes.note("looked at \(count ?? 0)") }
    }
  }

  /// Notes if other moves are planned than those of which the witness knows, or if the first should
  /// have been played.
  func check(_ planned: [PlannedMove]) {
    notes.withLock { notes in
      if notes.state.paper.planned != planned {
        notes.note("planned are \(planned), not \(notes.state.paper.planned)")
      }
      if notes.state.mustPlayPlanned { notes.note("\(planned[0]) has not been played") }
    }
  }

  /// Notes that the program was killed and starts again.
  func restart() {
    let saved = saved() ?? SavedGame()
    notes.withLock { notes in
      notes.transcript += "*** killed\n"
      notes.state = WitnessState(saved)
      notes.isStarting = true
      notes.saveHasFailed = false
    }
  }

  func write(_ text: String, to stream: TextStream) {
    let saved = saved()
    notes.withLock { notes in
      notes.transcript += text
      guard stream == .output else {
        notes.saveHasFailed = notes.saveHasFailed || text.hasPrefix("reversi: Cannot save: ")
        let words = text.split(separator: " ").dropFirst()
        let step = words.first.flatMap {
          $0 == "--" ? .pass : Square("\($0)").map(Record.Step.move)
        }
        if let step, !notes.state.refuse(step) { notes.note("refused \(step)") }
        return
      }
      let lines = text.split(separator: "\n").map(String.init)
      let before = notes.state.paper
      let expected =
        notes.isStarting
        ? notes.state.beginTurn() : notes.state.take(lines[0], before: Array(lines.dropFirst()))
      notes.isStarting = false
      let isChange = !notes.state.paper.isSaved(as: before) || lines[0] == "New game."
      // The best line there follows, if the move was judged.
      let isJudged = notes.state.isLookingBack && lines.dropLast() == expected?[...]
      if expected != lines, !isJudged {
        notes.note("printed \(lines), expected \(expected ?? ["nothing like it"])")
      }
      if isChange, !notes.saveHasFailed, saved != notes.state.paper.saved {
        notes.note("\(lines[0]) was not saved before it was announced")
      }
      // What departs is told before the move with which it was saved.
      if !lines[0].hasPrefix("Left ") { notes.saveHasFailed = false }
    }
  }
}

extension Witness.Notes {
  fileprivate mutating func note(_ problem: String) {
    guard self.problem == nil else { return }
    self.problem = "\(problem), after\n\(transcript.suffix(1000))"
  }
}

extension WitnessState {
  /// Takes the first line of an event, and those behind it, and returns all lines that it must
  /// have, or nil if there must be no such event; how many it has tells a hint from values.
  mutating func take(_ line: String, before rest: [String]) -> [String]? {
    let words = line.split(separator: " ").map(String.init)
    switch line {
    case "New game.": return reset()
    case "Reset cancelled.", "The game goes on.": return cancel()
    case "Confirmation: do you really want to reset the game? [cancel/ok]":
      ask(.reset)
      return [line]
    case "Confirmation: do you really want to start another game? [cancel/ok]":
      ask(.again)
      return game.turn == nil ? nil : [line]
    case "Passes of computers need no answer now.": return chooseAutoPass()
    case "Values are kept up as the game goes on.", "Values are not kept up any more.":
      return [line]
    default: break
    }
    guard dropped.isEmpty else { return ["(not played: \(dropped))"] }
    if words.count == 4, words[0] == "x", words[2] == "o" { return endMove() }
    if words.count == 2, words[1] == "turn" { return pass() }
    if line.hasPrefix("Took back ") {
      return takeBack(line.dropLast().split(separator: " ").dropFirst(2).map(String.init))
    }
    if line.hasPrefix("Before move ") || line == "This is the present again." {
      return showMoment()
    }
    if line.hasPrefix("This is the game of ") { return exchange() }
    if line.hasPrefix("Left ") {
      return depart(from: line.dropLast().split(separator: " ").dropFirst().map(String.init))
    }
    if line.hasPrefix("Played "), line.hasSuffix(" again.") {
      return redo(words.dropFirst().dropLast().map { String($0) })
    }
    if line.hasPrefix("Analyzing: ") { return beginAnalysis() }
    if line == "Analysis stopped." { return stopAnalysis() }
    if line.contains("  best ") { return judge(line, before: rest) }
    let squares = words.compactMap(Square.init)
    if !words.isEmpty, squares.count == words.count {
      return advice(squares, lines: 1 + rest.count)
    }
    guard let side = Disk(words[0]), words.count >= 3 else { return nil }
    if words[1] == "plays" { return place(String(words[2].dropLast()), by: side) }
    if words[2] == "thinking" { return thinkAbout(side) }
    let mode = words.dropFirst(2).joined(separator: " ")
    let modes = Mode.samples + [.guest("Rex"), .computer(.ofGuest)]
    return modes.first { "\($0)" == mode }.flatMap { set(side, to: $0) }
  }
}

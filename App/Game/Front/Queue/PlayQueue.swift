import Adapters
import Domain
import UseCases

extension Escape {
  static let queue = Escape(
    isDue: { !$0.queue.steps.isEmpty },
    hint: { $0.language.dropHint($0.queue.steps) },
    action: { model in
      model.tell(model.dropQueue())
      return []
    })
}

extension Model {
  /// Has steps wait for their turn, which may have come already.
  mutating func enqueue(_ steps: [Record.Step]) -> [Effect] {
    guard queue.add(steps) else {
      refuse(language.queueIsFull)
      return []
    }
    return playQueue()
  }

  /// Follows the game, and plays the next step if it is due.
  mutating func followQueue(_ event: Event) -> [Effect] {
    switch event {
    case .placed(let move): followQueue(.move(move.square))
    case .passed: followQueue(.pass)
    default: break
    }
    return playQueue()
  }

  private mutating func followQueue(_ step: Record.Step) {
    if queue.takeAnswered(step) == nil { queue.crossOut(step) }
  }

  /// Plays the next step if it is due.
  ///
  /// A transcript also passes where its moves leave that out.
  mutating func playQueue() -> [Effect] {
    guard let next = queue.next, isDue(next) else { return [] }
    if sideToPass != nil, next.step != .pass { return pass() }
    queue.removeNext()
    guard case .move(let square) = next.step, !next.isOfTranscript else { return send(next) }
    return playUnlessCostly(square)
  }

  /// Returns whether the game waits for a step, and nothing is asked.
  ///
  /// A square that was typed alone waits until the player passes.
  private func isDue(_ next: Queue.Entry) -> Bool {
    guard !isPaused, session.wait == nil, openQuestion == nil, coach.weighed == nil else {
      return false
    }
    return sideToPass == nil || next.step == .pass || next.isOfTranscript
  }

  /// Sends a step, unless a step or a choice is not answered yet.
  mutating func send(_ entry: Queue.Entry) -> [Effect] {
    guard queue.sent == nil, !queue.isHeld else {
      queue.putBack(entry)
      return []
    }
    queue.send(entry)
    let make = Effect.send(Input(entry.step))
    guard entry.isOfTranscript, entry.step != .pass else { return [make] }
    return [make, .send(.finishAnimation)]
  }

  /// Drops the steps that wait, and the square that the coach weighs or asks about.
  ///
  /// - Returns: a sentence about them, or an empty one if there were none.
  mutating func dropQueue() -> String {
    let square = coach.giveBack()
    let dropped = (square.map { [.move($0)] } ?? []) + queue.drop()
    return dropped.isEmpty ? "" : language.notPlayed(dropped)
  }

  /// Drops what waited before a choice, and tells it behind the choice's own news.
  mutating func dropHeld() {
    let square = coach.giveBack()
    let dropped = (square.map { [.move($0)] } ?? []) + queue.endHold()
    if !dropped.isEmpty { tell("\(notice.news) \(language.notPlayed(dropped))") }
  }

  /// Tells news, and what was dropped because of it.
  mutating func tellAndDropQueue(_ news: String) {
    let dropped = dropQueue()
    tell(dropped.isEmpty ? news : "\(news) \(dropped)")
  }

  /// The row of the panel with the steps that wait, or an empty one.
  var queueRow: Row {
    guard !queue.steps.isEmpty else { return Row() }
    return Row(language.then(queue.steps), .accent)
  }
}

extension Language {
  fileprivate func dropHint(_ steps: [Record.Step]) -> String {
    self("drop \(list(steps))", ja: "\(list(steps)) をやめる")
  }

  func notPlayed(_ steps: [Record.Step]) -> String {
    self("Not played: \(list(steps)).", ja: "打ちませんでした: \(list(steps))。")
  }

  fileprivate func then(_ steps: [Record.Step]) -> String {
    self("Then: \(list(steps))", ja: "次に: \(list(steps))")
  }

  fileprivate var queueIsFull: String {
    self("At most \(Queue.most) moves can wait.", ja: "先に入力できるのは\(Queue.most)手までです。")
  }

  private func list(_ steps: [Record.Step]) -> String {
    let first = steps.prefix(4).map(\.description).joined(separator: " ")
    return steps.count > 4 ? first + " ..." : first
  }
}

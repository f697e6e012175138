import Adapters
import Domain
import UseCases

/// The moves and passes that wait for their turn (R12).
struct Queue: Hashable {
  /// A step that waits.
  struct Entry: Hashable {
    let step: Record.Step
    /// The number in a transcript, or `nil` if the step was typed alone.
    ///
    /// The moves of a transcript are shown at once and dismiss passes.
    var number: Int?

    var isOfTranscript: Bool { number != nil }
  }

  /// The number of steps that can wait at most.
  static let most = 120

  private var entries: [Entry] = []
  /// The steps that end with the choice on its way, if it is carried out.
  private var held: [Entry] = []
  /// True while a choice is on its way, before which nothing is played.
  private(set) var isHeld = false
  /// The step that the game has not answered yet.
  ///
  /// The others wait for the answer, or they would come out of order.
  private(set) var sent: Entry?

  var steps: [Record.Step] { (held + entries).map(\.step) }

  /// The next step, unless a step or a choice is on its way.
  var next: Entry? { sent == nil && !isHeld ? entries.first : nil }

  /// Adds steps, which are a transcript if there are several.
  ///
  /// - Returns: `false` if there is no room for them.
  mutating func add(_ steps: [Record.Step]) -> Bool {
    guard held.count + entries.count + steps.count <= Self.most else { return false }
    let isTranscript = steps.count > 1
    entries += steps.enumerated().map { index, step in
      Entry(step: step, number: isTranscript ? index + 1 : nil)
    }
    return true
  }

  /// Adds a step again that was sent too early.
  mutating func putBack(_ entry: Entry) {
    if isHeld {
      held.insert(entry, at: 0)
    } else {
      entries.insert(entry, at: 0)
    }
  }

  mutating func removeNext() { entries.removeFirst(min(1, entries.count)) }

  mutating func send(_ entry: Entry) { sent = entry }

  /// Takes the step that the game has answered, or `nil` if none was sent.
  mutating func takeAnswered(_ step: Record.Step) -> Entry? {
    guard let entry = sent, entry.step == step else { return nil }
    sent = nil
    return entry
  }

  /// Removes the first step if the game has just played it by itself.
  ///
  /// The computer's moves take the places of a transcript's, and a pass that of any pass.
  mutating func crossOut(_ step: Record.Step) {
    guard let first = entries.first, first.step == step else { return }
    if first.isOfTranscript || step == .pass { entries.removeFirst() }
  }

  mutating func drop() -> [Record.Step] {
    defer {
      entries = []
      held = []
    }
    return steps
  }

  /// Holds the steps that wait back until a choice is answered.
  mutating func hold() {
    held = entries
    entries = []
    isHeld = true
  }

  /// Drops the steps that waited before the choice, which has replaced their game.
  mutating func endHold() -> [Record.Step] {
    defer {
      held = []
      isHeld = false
    }
    return held.map(\.step)
  }

  /// Lets all steps wait again after a choice that came to nothing.
  mutating func restore() {
    entries = held + entries
    held = []
    isHeld = false
  }
}

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
    let make = Effect.send(.make(entry.step))
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

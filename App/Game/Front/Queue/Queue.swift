import Adapters
import Domain
import UseCases

/// The moves and passes that wait for their turn (R12).
struct Queue: Hashable {
  /// The number of steps that can wait at most.
  static let most = 120

  private(set) var steps: [Record.Step] = []
  /// True for the steps of both sides, where a computer's moves take their places.
  private var isTranscript = false

  /// True if the next steps are shown at once and dismiss passes.
  var showsAtOnce: Bool { isTranscript }

  /// Adds steps, which are a transcript if there are several.
  ///
  /// - Returns: `false` if there is no room for them.
  mutating func add(_ new: [Record.Step]) -> Bool {
    guard steps.count + new.count <= Self.most else { return false }
    if new.count > 1 { isTranscript = true }
    if steps.isEmpty { isTranscript = new.count > 1 }
    steps += new
    return true
  }

  /// Adds a step again that was sent too early.
  mutating func putBack(_ step: Record.Step) { steps.insert(step, at: 0) }

  mutating func takeFirst() -> Record.Step? {
    steps.isEmpty ? nil : steps.removeFirst()
  }

  /// Removes the first step if the game has just played it by itself.
  mutating func crossOut(_ step: Record.Step) {
    if steps.first == step { steps.removeFirst() }
  }

  mutating func drop() -> [Record.Step] {
    defer { steps = [] }
    return steps
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

  /// Follows the game, and plays the next steps that are due.
  mutating func followQueue(_ event: Event, since before: Session) -> [Effect] {
    switch event {
    case .placed(let move) where queue.showsAtOnce && before.thinkingSide == move.side:
      queue.crossOut(.move(move.square))
    case .passed: queue.crossOut(.pass)
    default: break
    }
    return playQueue()
  }

  /// Plays the next step if it is due.
  ///
  /// A transcript also passes where its moves leave that out, and is not shown disk by disk.
  mutating func playQueue() -> [Effect] {
    guard !queue.steps.isEmpty, isQueueDue else { return [] }
    if queue.showsAtOnce, sideToPass != nil { return pass() }
    guard let step = queue.takeFirst() else { return [] }
    guard queue.showsAtOnce, step != .pass else { return play(step) }
    return [.send(.make(step)), .send(.finishAnimation)]
  }

  /// True if the first step, or a pass before a transcript's move, is due.
  private var isQueueDue: Bool {
    switch momentOfGame {
    case .yourTurn, .yourPass: true
    case .computersPass: queue.showsAtOnce
    default: false
    }
  }

  /// Drops the steps that wait, and the square that the coach weighs or asks about.
  ///
  /// - Returns: a sentence about them, or an empty one if there were none.
  mutating func dropQueue() -> String {
    let square = coach.giveBack()
    let dropped = (square.map { [.move($0)] } ?? []) + queue.drop()
    return dropped.isEmpty ? "" : language.notPlayed(dropped)
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

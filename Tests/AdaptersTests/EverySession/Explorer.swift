import Adapters
import Domain
import RoomAdapters
import Rooms
import TestSupport
import UseCases

/// Visits every table that can be reached from an ending, with every probe, and compares each
/// step with the same step on paper.
///
/// Sessions that differ only in how they came about, which is their record, are one: the first one
/// found is examined, and what taking back makes of it is compared with its record on paper. So
/// their number stays small, although a position can be reached in many ways.
///
/// A confirmed reset leads to the start position, whose game is not explored further: its table
/// is compared, and that is all there is to it.
struct Explorer {
  /// What was seen on the way.
  struct Figures {
    var tables = 0
    var transitions = 0
    var depth = 0
    var brought = Brought()
  }

  /// What is wrong with a step, and the shortest way there.
  struct Breach: CustomStringConvertible {
    let problem: String
    let way: [String]

    var description: String { "\(problem): \(way.joined(separator: " → "))" }
  }

  private(set) var figures = Figures()
  private(set) var breach: Breach?

  /// What was tried on a table, so that the same is not tried again.
  private struct Tried {
    var failures: Set<String> = []
    /// What came of taking back.
    var returns: [Table] = []
  }

  private let ending: Game
  private let branches: Set<Branch>
  private let omission: Omission
  private let limit: Int
  private var tried = Tried()
  private let watch: (Step) -> Void
  private var tables: [Table]
  private var papers: [PaperSession]
  private var numbers: [Moment: UInt32]
  private var ways: [(from: UInt32, probe: Probe)] = []
  private var levels: [Int32] = [0]
  private var edges: [(from: UInt32, to: UInt32)] = []

  /// Makes an explorer of what can follow a game in which both sides are Manual, without some kinds
  /// of inputs, up to a number of tables; of each step that counts somebody hears.
  init(
    _ ending: Game, following branches: Set<Branch>, leavingOut omission: Omission = .none,
    upTo limit: Int = .max,
    watch: @escaping (Step) -> Void = { _ in }
  ) {
    self.ending = ending
    self.branches = branches
    self.omission = omission
    self.limit = limit
    let saved = SavedGame(game: ending)
    self.watch = watch
    tables = [Table(Session(saved))]
    papers = [PaperSession(saved)]
    numbers = [Moment(tables[0], countsMistakes: false): 0]
    ways = [(0, .restart)]
  }

  /// Visits every table up to the limit, or stops at the first step that is wrong.
  mutating func explore() {
    var number = 0
    while number < min(tables.count, limit), breach == nil {
      tried = Tried()
      let laboratory = Laboratory(tables[number], papers[number])
      for probe in laboratory.table.probes(ending: ending).filter(omission.leaves) {
        take(laboratory.step(probe), in: laboratory, from: UInt32(number))
      }
      number += 1
    }
    figures.tables = number
    figures.depth = Int(levels[number - 1])
  }

  private mutating func take(_ step: Step, in laboratory: Laboratory, from number: UInt32) {
    check(step, from: number)
    guard !step.isUnchanged else { return }
    if step.saves,
      follows(.failures) || tried.failures.insert(step.probe.row).inserted
    {
      let failing = laboratory.step(step.probe, savesFail: true)
      check(failing, from: number)
      // The next event, whatever it is, tries again.
      let next = Probe.input(.setMode(.dark, .manual))
      check(laboratory.after(failing).step(next), from: number, after: step.probe)
    }
    // The report of what was awaited before comes after all.
    if let late = step.before.wait, step.after.wait != late {
      check(laboratory.after(step).step(.end(of: late)), from: number, after: step.probe)
    }
    let isReturn = step.isUndo
    if isReturn, !tried.returns.contains(step.after) {
      tried.returns.append(step.after)
      checkReturn(in: laboratory.after(step), from: number, after: step.probe)
    }
    if step.isJudgment { checkJudged(in: laboratory.after(step), from: number, after: step.probe) }
    if case .input(.showValues) = step.probe, !follows(.values) {
      return checkValues(in: laboratory.after(step), from: number, after: step.probe)
    }
    if case .input(.learn) = step.probe, !follows(.lessons) {
      return checkLesson(in: laboratory.after(step), from: number, after: step.probe)
    }
    guard step.after.game != Game(), isFollowed(step) else { return }
    let next = visit(step, from: number)
    // The end must be reached by playing on, not by taking back.
    if !isReturn { edges.append((number, next)) }
  }

  private func follows(_ branch: Branch) -> Bool { branches.contains(branch) }

  private func isFollowed(_ step: Step) -> Bool {
    (step.probe != .input(.setMode(.light, .computerAt(.four))) || follows(.levels))
      && (step.after.queued.isEmpty || follows(.plans)
        || follows(.coach) && step.after.isOnlyWatched)
      && (step.after.review == nil || follows(.moments))
      && (!step.after.isTrying || follows(.trials))
      && (step.after.lesson == nil || follows(.lessons))
      && (!step.after.isCoached || follows(.coach))
  }

  /// Checks what becomes of a game from which steps were taken back: playing them again, and a move
  /// that departs from them.
  private mutating func checkReturn(
    in undone: Laboratory, from number: UInt32, after probe: Probe
  ) {
    for count in 1...2 {
      check(undone.step(.input(.redo(count))), from: number, after: probe)
    }
    let square = undone.table.game.legalSquares.first {
      .move($0) != undone.table.undone.last
    }
    guard let square else { return }
    check(undone.step(.input(.make(.move(square)))), from: number, after: probe)
  }

  /// Checks what is told of the earlier moment before a move that was judged (R11.7).
  private mutating func checkJudged(
    in judged: Laboratory, from number: UInt32, after probe: Probe
  ) {
    guard let move = judged.table.analysis.moves.last else { return }
    var laboratory = judged
    for input in [Table.Input.go(.before(move: move.number)), .ask(.hint), .ask(.values)] {
      let step = laboratory.step(.input(input))
      check(step, from: number, after: probe)
      laboratory = laboratory.after(step)
    }
    guard let wait = laboratory.table.wait else { return }
    check(laboratory.step(.end(of: wait)), from: number, after: probe)
  }

  /// Checks what becomes of values that are kept up.
  private mutating func checkValues(
    in kept: Laboratory, from number: UInt32, after probe: Probe
  ) {
    guard kept.table.run.showsValues, let wait = kept.table.wait else { return }
    for next in [Probe.end(of: wait), .report(.failed("lost"), after: wait)] {
      check(kept.step(next), from: number, after: probe)
    }
  }

  /// Checks the first steps of a lesson.
  private mutating func checkLesson(
    in begun: Laboratory, from number: UInt32, after probe: Probe
  ) {
    let squares = begun.table.viewed.game.legalSquares.map { Table.Input.play(.move($0)) }
    let inputs: [Table.Input] = [.ask(.hint), .go(.nextMistake), .go(.present), .askReset]
    for input in inputs + squares {
      check(begun.step(.input(input)), from: number, after: probe)
    }
  }

  private mutating func visit(_ step: Step, from: UInt32) -> UInt32 {
    let moment = Moment(step.after, countsMistakes: follows(.lessons))
    if let known = numbers[moment] { return known }
    let number = UInt32(tables.count)
    numbers[moment] = number
    tables.append(step.after)
    papers.append(step.paper)
    ways.append((from, step.probe))
    levels.append(levels[Int(from)] + 1)
    return number
  }

  private mutating func check(_ step: Step, from number: UInt32, after: Probe? = nil) {
    figures.transitions += 1
    if let difference = step.difference { fail(difference, step, number, after: after) }
    guard step.outcome == .accepted else { return }
    figures.brought.note(step)
    watch(step)
    for promise in Promise.onViews where !promise.isKept(step) {
      fail(promise.name, step, number, after: after)
    }
  }

  private mutating func fail(
    _ problem: String, _ step: Step, _ number: UInt32, after: Probe?
  ) {
    guard breach == nil else { return }
    var way = ([after, step.probe] as [Probe?]).compactMap { $0?.description }
    var current = number
    while current != 0 {
      way.insert(ways[Int(current)].probe.description, at: 0)
      current = ways[Int(current)].from
    }
    breach = Breach(problem: problem, way: ["\(ending)"] + way)
  }

  /// The tables from which the end cannot be reached without a reset; there must be none.
  func sessionsWithoutEnd() -> [Table] {
    var before = [[UInt32]](repeating: [], count: tables.count)
    for edge in edges { before[Int(edge.to)].append(edge.from) }
    var isReached = tables.map { $0.game.turn == nil && $0.animation == nil && $0.question == nil }
    var open = isReached.indices.filter { isReached[$0] }
    while let number = open.popLast() {
      for previous in before[number] where !isReached[Int(previous)] {
        isReached[Int(previous)] = true
        open.append(Int(previous))
      }
    }
    return zip(tables, isReached).filter { !$0.1 }.map(\.0)
  }
}

extension Table {
  /// Whether a computer is asked for advice, whoever wants it.
  fileprivate var asksComputer: Bool {
    if case .advice = wait { true } else { false }
  }

  /// Whether nothing is planned but the square at which the coach looks.
  fileprivate var isOnlyWatched: Bool {
    queued.isEmpty && !waiting.isEmpty
  }

  /// Whether a computer is asked what every move is worth.
  fileprivate var asksForValues: Bool {
    if case .advice(_, about: .everyMove) = wait { true } else { false }
  }
}

extension Step {
  fileprivate var isJudgment: Bool {
    events.contains { if case .advice(.moveJudged) = $0 { true } else { false } }
  }

  fileprivate var isUndo: Bool { if case .input(.undo) = probe { true } else { false } }
}

/// A table without its record.
private struct Moment: Hashable {
  let game: Game
  let modes: Modes
  let animation: FlipAnimation?
  /// Whether disks wait at an earlier moment, too; which of them does not matter there.
  let isHalfShown: Bool
  let question: Table.Question?
  let queued: [QueuedMove]
  let looked: Game?
  /// The steps behind the moment that is looked at, and whether it belongs to a trial.
  let following: [Record.Step]
  let isTrying: Bool
  let asked: Advice.Request?
  let showsValues: Bool
  let wantsValues: Bool
  let isAnalyzing: Bool
  /// Whether the analysis ends with the next report.
  let isLastMove: Bool
  /// The question of a lesson, and what was told of the best move.
  let lesson: [Int]
  let isCoached: Bool
  let mistakes: Int
  let knowsValues: Bool
  /// Whether the analysis is still to learn what the present position is worth.
  let isAppraising: Bool

  init(_ table: Table, countsMistakes: Bool) {
    game = table.game
    modes = table.modes
    animation = table.animation
    isHalfShown = table.session.animation != nil
    question = table.question
    queued = table.waiting
    looked = table.review?.viewed.game
    following = table.review?.following ?? []
    isTrying = table.isTrying
    asked = table.asked
    showsValues = table.run.showsValues
    isAnalyzing = table.isAnalyzing
    wantsValues = showsValues && asked == nil && !isAnalyzing && table.asksComputer
    let hints = [Lesson.Hint.none, .kind, .square]
    lesson =
      table.lesson.map {
        [$0.place, $0.mistakes.count, hints.firstIndex(of: $0.hint) ?? 0, $0.isAnswered ? 1 : 0]
      } ?? []
    isCoached = table.isCoached
    mistakes =
      countsMistakes && !table.isAnalyzing
      ? table.analysis.moves(of: table.record).count { $0.loss >= Lesson.leastLoss } : 0
    knowsValues = isCoached && !table.asksComputer
    let moves = table.record.steps.count { $0 != .pass }
    isAppraising = isAnalyzing && table.asksForValues
    isLastMove = isAnalyzing && table.analysis.moves.count == moves - 1
  }
}

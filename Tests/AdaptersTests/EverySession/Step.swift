import Adapters
import Domain
import RoomAdapters
import Rooms
import TestSupport
import UseCases

/// Everything that a probe has done to a table, and to the same table on paper.
///
/// An object, because each promise would copy a value of this size.
final class Step {
  let probe: Probe
  /// The table after.
  let after: Table
  /// The table after on paper.
  let paper: PaperSession
  /// What became of the probe; nil for a report that changed nothing.
  let outcome: Table.Outcome?
  /// Whether something was to be saved.
  let saves: Bool
  /// What was told, each event in the table to which it has led.
  let presented: [(event: Table.Event, table: Table)]
  /// What was told.
  var events: [Table.Event] { presented.map(\.event) }
  /// What is another thing on paper, or nil.
  let difference: String?
  /// Whether the table after is equal to the one before.
  let isUnchanged: Bool

  private let laboratory: Laboratory

  /// What is shown of the table after.
  private(set) lazy var viewAfter = isUnchanged ? viewBefore : TableModel(after)

  /// Compares what a probe has done, as a notebook has it, with what it does on paper.
  init(
    _ probe: Probe, in laboratory: Laboratory, after: Table, outcome: Table.Outcome?,
    _ notebook: Notebook, paper: PaperSession, expected: PaperReply
  ) {
    self.probe = probe
    self.laboratory = laboratory
    self.after = after
    self.outcome = outcome
    self.paper = paper
    let (told, notes) = (notebook.told, notebook.notes)
    presented = told
    saves = notes.contains { if case .saves = $0 { true } else { false } }
    isUnchanged = after == laboratory.table
    let isIgnored = expected.outcome != .accepted && expected.notes.isEmpty
    // What is presented last is what stays on the screen.
    let isShown = told.last.map { $0.table == after } ?? true
    difference =
      expected.difference(from: outcome, notes, in: told.dropLast().lazy.map(\.table))
      ?? (isIgnored
        ? isUnchanged ? nil : "what is ignored has changed the table"
        : paper.difference(from: after))
      ?? (isShown ? nil : "the table has changed after its last event")
  }

  var before: Table { laboratory.table }

  /// What is shown of the table before.
  var viewBefore: TableModel { laboratory.view }

  /// Whether the last disk of a move has turned, by itself or with the others.
  var endsAnimation: Bool { tells { if case .moveShown = $0 { true } else { false } } }

  /// Whether a pass was dismissed.
  var isDismissal: Bool { tells { if case .passed = $0 { true } else { false } } }

  /// The number of disks that were placed.
  ///
  /// There are two if a queued square follows a transcript's move, whose disks flip at once.
  var moves: Int { events.count { if case .game(.placed) = $0 { true } else { false } } }

  /// Whether it leads to another position without a move.
  var jumps: Bool {
    if before.review != nil { return true }
    return events.contains { event in
      switch event {
      case .started, .reviewed: true
      case .undone, .redone, .game(.reset): true
      case .lesson(.begun), .lesson(.asked): true
      default: false
      }
    }
  }

  private func tells(_ isWanted: (UseCases.Event) -> Bool) -> Bool {
    events.contains { if case .game(let event) = $0 { isWanted(event) } else { false } }
  }
}

/// The real use cases on a table, with doubles at the ports, and beside it the same on paper.
final class Laboratory {
  let table: Table
  let paper: PaperSession
  /// What is shown of the table.
  private(set) lazy var view = TableModel(table)

  init(_ table: Table, _ paper: PaperSession) {
    self.table = table
    self.paper = paper
  }

  /// Goes on behind a step.
  func after(_ step: Step) -> Laboratory { Laboratory(step.after, step.paper) }

  /// Applies a probe to the table, there and on paper.
  func step(_ probe: Probe, savesFail: Bool = false) -> Step {
    let notebook = Notebook(table.saved, savesFail: savesFail)
    var (after, paper) = (table, paper)
    let outcome = Self.apply(probe, to: &after, notebook.ports)
    // More than any step saves.
    paper.failures = savesFail ? [Bool](repeating: true, count: 40) : []
    let expected = paper.take(probe)
    paper.failures = []
    return Step(
      probe, in: self, after: after, outcome: outcome, notebook, paper: paper, expected: expected)
  }

  /// Applies a probe to the product, and returns what became of it.
  private static func apply(
    _ probe: Probe, to table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome? {
    switch probe {
    case .input(let input): return table.take(input, ports)
    case .report(let report, let wait):
      return table.take(report, after: wait, ports) ? .accepted : nil
    case .restart:
      let loaded = try? Table.start(ports)
      guard let loaded else { return nil }
      table = loaded
      return .accepted
    }
  }
}

extension PaperSession {
  /// Takes a probe.
  fileprivate mutating func take(_ probe: Probe) -> PaperReply {
    switch probe {
    case .input(let input): return take(input)
    case .report(let report, let wait): return take(report, after: wait)
    case .restart: return restart()
    }
  }
}

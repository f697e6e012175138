import Adapters
import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// The guide to inputs and events, held to what happens.
extension EverySessionTests {
  @Test func `the guide to inputs has a row for each of them, and for each wait`() throws {
    let inputs = try InputGuide.cases(of: "Input", in: "Adapters")
    let waits = try InputGuide.cases(of: "Wait", in: "UseCases")
    let rows = inputs.union(waits).union(["planned", "start"])
    #expect(Set(guide.events.keys) == rows)
  }

  @Test func `the guide to inputs names each event, by its subject`() throws {
    let subjects = try InputGuide.cases(of: "Event", in: "UseCases")
    #expect(Set(guide.subjects.keys) == subjects)
    var events: Set<String> = []
    for (subject, names) in guide.subjects {
      guard !names.isEmpty else { continue }
      let type = "\(subject.prefix(1).uppercased())\(subject.dropFirst())Event"
      #expect(try InputGuide.cases(of: type, in: "UseCases") == names, "\(subject)")
      events.formUnion(names)
    }
    events.formUnion(["started", "looked", "saveFailed"])
    #expect(guide.events.values.reduce(into: Set()) { $0.formUnion($1) } == events)
  }

  @Test func `the guide to inputs names only what the view models have`() throws {
    #expect(guide.members.count > 10)
    #expect(try guide.members.subtracting(InputGuide.membersOfViewModels()) == [])
  }

  @Test func `the guide to inputs tells of the events that they bring, and of no others`() throws {
    var walk = Walk()
    for laboratory in try SampleSessions.all() {
      let session = laboratory.session
      let probes = session.probes(ending: session.record.start)
      for probe in probes + session.probesOfLegalPlans { walk.take(probe, in: laboratory) }
      walk.brought.note(try events(ofStartIn: session.saved), by: Probe.restart.row)
    }
    for seed in 0..<RunOptions.walks {
      var generator = SplitMix64(seed: UInt64(seed))
      try roam(from: Endgame.least[seed % Endgame.least.count], using: &generator, &walk)
    }
    #expect(walk.difference == nil)
    for row in guide.events.keys {
      #expect(guide.events[row] == walk.brought.events[row], "\(row)")
    }
  }

  /// Returns what is presented when a new game begins in the place of a saved one, and that cannot
  /// be saved.
  private func events(ofStartIn saved: SavedGame) throws -> [Event] {
    let notebook = Notebook(saved, savesFail: true)
    _ = try LoadGame.start(with: .new, notebook.ports)
    return notebook.told.map(\.event)
  }

  /// Takes steps by chance, those of each row as often as those of another, but more often what is
  /// awaited.
  private func roam(
    from ending: Endgame, using generator: inout SplitMix64, _ walk: inout Walk
  ) throws {
    let game = try #require(ending.game)
    var laboratory = Laboratory(SavedGame(game: game))
    for _ in 1...60 {
      let probe: Probe
      if let wait = laboratory.session.wait, generator.number(below: 3) == 0 {
        probe = .end(of: wait)
      } else {
        let probes = Dictionary(
          grouping: laboratory.session.probes(ending: game), by: \.row)
        let rows = probes.keys.sorted()
        let row = probes[rows[generator.number(below: rows.count)]] ?? []
        probe = row[generator.number(below: row.count)]
      }
      laboratory = walk.take(probe, in: laboratory)
    }
  }
}

/// A walk from session to session, each step of which is as on paper.
private struct Walk {
  var brought = Brought()
  /// The first difference from what is on paper.
  private(set) var difference: String?

  /// Takes a step, the same one with a save that fails if it saves, and returns where it leads.
  @discardableResult
  mutating func take(_ probe: Probe, in laboratory: Laboratory) -> Laboratory {
    let step = laboratory.step(probe)
    note(step)
    if step.saves { note(laboratory.step(probe, savesFail: true)) }
    return laboratory.after(step)
  }

  private mutating func note(_ step: Step) {
    brought.note(step)
    if difference == nil, let found = step.difference { difference = "\(step.probe): \(found)" }
  }
}

/// Sessions in which all sorts of things are in motion.
private enum SampleSessions {
  /// What makes a session of a new one, a few steps each.
  static func all() throws -> [Laboratory] {
    let bases = try [
      session(), session(.move), session(.move, .undo), session(.move, .move, .undo),
      session(.move, .move, .undo, .other), session(.move, .move, .back, .other),
      session(.move, .move, .back, .other, .move, .back),
      session(.move, .move, .back),
      session(.move, .move, .plan, .back), session(.move, .move, .back, .back, .other),
      session(from: .darkWinsNext, .move), session(from: .darkTiesNext, .other),
      session(from: .lightOnlyTwice),
      session(from: .lightOnlyTwice, .computer(.dark), .pass),
      session(.computer(.dark), .byItself, .byItself),
      session(.move, .move, .analyze, .byItself, .byItself, .back),
    ]
    let players: [[Sort]] = [[], [.computer(.light)], [.computer(.dark)]]
    let extras: [[Sort]] = [
      [], [.plan], [.planMove], [.analyze], [.plan, .analyze], [.plan, .question], [.hint],
      [.values],
      [.values, .byItself], [.values, .byItself, .hint], [.learn],
    ]
    let lesson: [Sort] = [.learn, .byItself, .byItself, .byItself]
    let lessons: [[Sort]] = [
      lesson.dropLast(), lesson, lesson + [.settle], lesson + [.hint], lesson + [.pick],
      lesson + [.settle, .pick], lesson + [.settle, .pickLast], lesson + [.back],
      lesson + [.pickLast, .question], lesson + [.back, .forward], lesson + [.settle, .forward],
    ]
    let coached: [[Sort]] = [
      [.coach], [.coach, .byItself], [.coach, .pickLast], [.coach, .byItself, .pickLast],
      [.coach, .pickLast, .settle], [.coach, .pickLast, .settle, .planned],
    ]
    var sessions: [Session: Laboratory] = [:]
    for base in bases {
      for sorts in players {
        let played = sorts.reduce(base) { $1.applied(to: $0) }
        for sorts in extras + lessons + coached {
          let laboratory = sorts.reduce(played) { $1.applied(to: $0) }
          sessions[laboratory.session] = laboratory
        }
      }
    }
    return Array(sessions.values)
  }

  private static func session(from game: Game = Game(), _ sorts: Sort...) throws -> Laboratory {
    sorts.reduce(Laboratory(SavedGame(game: game))) { $1.applied(to: $0) }
  }
}

/// A step on the way to a session.
private enum Sort {
  /// A person moves, and all disks have turned.
  case move
  /// A person makes another move than the first one that is legal.
  case other
  /// What is awaited ends.
  case byItself
  case undo
  case back
  case computer(Disk)
  case pass
  case plan
  case planMove
  case analyze
  case hint
  /// A person has values kept up.
  case values
  case question
  case learn
  case coach
  /// A person picks the first legal square, or the last one.
  case pick
  case pickLast
  /// All advice comes that is awaited.
  case settle
  /// The next planned move is played.
  case planned
  case forward

  func applied(to laboratory: Laboratory) -> Laboratory {
    var laboratory = probe(in: laboratory.session).map { laboratory.after($0) } ?? laboratory
    switch self {
    case .move, .other:
      while let wait = laboratory.session.wait, case .disk = wait {
        laboratory = laboratory.after(.end(of: wait))
      }
    case .settle:
      while let wait = laboratory.session.wait, case .advice = wait {
        laboratory = laboratory.after(.end(of: wait))
      }
    default: break
    }
    return laboratory
  }

  private func probe(in session: Session) -> Probe? {
    let squares = Array(session.seen.game.legalSquares)
    return switch self {
    case .move: squares.first.map { .input(.make(.move($0))) }
    case .other: squares.last.map { .input(.make(.move($0))) }
    case .byItself: session.wait.map { .end(of: $0) }
    case .undo: .input(.undo(1))
    case .back: .input(.go(.back))
    case .computer(let side): .input(.setMode(side, .computerAt(.four)))
    case .pass: .input(.make(.pass))
    case .plan: .input(.plan(PlannedMove.transcript([.pass])))
    case .planMove: session.probesOfLegalPlans.first
    case .analyze: .input(.analyze)
    case .hint: .input(.ask(.hint))
    case .values: .input(.keepValues(true))
    case .question: .input(.askReset)
    case .learn: .input(.learn)
    case .coach: .input(.coach(true))
    case .pick: squares.first.map { .input(.play(.move($0))) }
    case .pickLast: squares.last.map { .input(.play(.move($0))) }
    case .settle: nil
    case .planned: .next
    case .forward: .input(.go(.forward))
    }
  }
}

extension Laboratory {
  /// Begins with a game.
  fileprivate convenience init(_ saved: SavedGame) {
    self.init(Session(saved), PaperSession(saved))
  }

  /// Goes on behind a probe.
  fileprivate func after(_ probe: Probe) -> Laboratory { after(step(probe)) }
}

extension Session {
  /// What plans or plays each legal square, the last one first.
  fileprivate var probesOfLegalPlans: [Probe] {
    seen.game.legalSquares.reversed().flatMap { square -> [Probe] in
      [
        .input(.plan(PlannedMove.transcript([.move(square), .pass]))),
        .input(.play(.move(square))),
      ]
    }
  }
}

extension Game {
  /// Dark ties by either of two moves.
  fileprivate static let darkTiesNext = Game(
    board: .rows(
      "", "-ox-----", "-x------", "", "-------o", "-------o", "-------o", "-------o"), turn: .dark)

  /// Dark cannot move; light can, twice.
  fileprivate static let lightOnlyTwice = Game(
    board: .rows("ox------", "", "", "", "", "", "", "ox------"), turn: .dark)
}

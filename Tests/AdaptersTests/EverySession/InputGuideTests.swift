import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// The guide to inputs and events, held to what happens.
@Suite struct InputGuideTests {
  private let guide: InputGuide

  init() throws {
    guide = try InputGuide()
  }

  @Test func `the guide to inputs has a row for each of them, and for each wait`() throws {
    let inputs = try InputGuide.cases(of: "Input", in: "Adapters")
    let waits = try InputGuide.cases(of: "Wait", in: "UseCases")
    let rows = inputs.union(waits).union(["planned", "start"])
    #expect(Set(guide.events.keys) == rows)
    #expect(Set(Source.allCases.map { "\($0)" }) == rows)
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
    events.formUnion(["started", "saveFailed"])
    #expect(guide.events.values.reduce(into: Set()) { $0.formUnion($1) } == events)
    #expect(Set(EventName.allCases.map { "\($0)" }) == events)
  }

  @Test func `the guide to inputs names only what the view models have`() throws {
    #expect(guide.members.count > 10)
    #expect(try guide.members.subtracting(InputGuide.membersOfViewModels()) == [])
  }

  @Test func `the guide to inputs tells of the events that they bring, and of no others`() throws {
    var brought = Brought()
    for session in try SampleSessions.all() {
      let laboratory = Laboratory(session)
      let probes = session.probes(ending: session.record.start, hasGuest: true)
      for probe in probes + session.probesOfLegalPlans {
        brought.note(of: probe, in: laboratory)
      }
      brought.note(try events(ofStartIn: session.saved), by: .start)
    }
    for seed in 0..<RunOptions.walks {
      var generator = SplitMix64(seed: UInt64(seed))
      try roam(from: Endgame.least[seed % Endgame.least.count], using: &generator, &brought)
    }
    for source in Source.allCases {
      #expect(guide.events["\(source)"] == brought[source], "\(source)")
    }
  }

  /// Returns what is presented when a new game begins in the place of a saved one, and that cannot
  /// be saved.
  private func events(ofStartIn saved: SavedGame) throws -> [Event] {
    let repository = FakeGameRepository(saved, failingSaves: 1)
    let presenter = RecordingPresenter()
    _ = try LoadGame.start(with: .new, Ports(repository: repository, presenter: presenter))
    return presenter.events
  }

  /// Takes steps by chance, each source as often as another, but more often what is awaited.
  private func roam(
    from ending: Endgame, using generator: inout SplitMix64, _ brought: inout Brought
  ) throws {
    let game = try #require(ending.game)
    var session = Session(SavedGame(game: game))
    for _ in 1...60 {
      let laboratory = Laboratory(session)
      let probe: Probe
      if let wait = session.wait, generator.number(below: 3) == 0 {
        probe = wait.report
      } else {
        let source = Source.allCases[generator.number(below: Source.allCases.count)]
        let probes = session.probes(ending: game, hasGuest: true).filter { $0.source == source }
        guard !probes.isEmpty else { continue }
        probe = probes[generator.number(below: probes.count)]
      }
      brought.note(of: probe, in: laboratory)
      session = laboratory.step(probe).after
    }
  }
}

extension Brought {
  /// Notes the events of a probe, and of the same one with a save that fails if it saves.
  fileprivate mutating func note(of probe: Probe, in laboratory: Laboratory) {
    let step = laboratory.step(probe)
    note(step.events, by: probe.source)
    if !step.saves.isEmpty {
      note(laboratory.step(probe, savesFail: true).events, by: probe.source)
    }
  }
}

/// Sessions in which all sorts of things are in motion.
private enum SampleSessions {
  /// What makes a session of a new one, a few steps each.
  static func all() throws -> Set<Session> {
    let bases = try [
      session(), session(.move), session(.move, .undo), session(.move, .move, .undo),
      session(.move, .move, .undo, .other), session(.move, .move, .back),
      session(.move, .move, .plan, .back), session(.move, .undo, .other, .move, .back),
      session(from: .darkWinsNext, .move), session(from: .lightOnlyTwice),
      session(from: .lightOnlyTwice, .computer(.dark), .autoPass, .byItself),
      session(.computer(.dark), .byItself, .byItself),
    ]
    let players: [[Sort]] = [[], [.computer(.light)], [.guest], [.computer(.dark), .autoPass]]
    let extras: [[Sort]] = [
      [], [.plan], [.planMove], [.analyze], [.plan, .analyze], [.plan, .question], [.hint],
      [.values],
    ]
    var sessions: Set<Session> = []
    for base in bases {
      for sorts in players {
        let played = sorts.reduce(base) { $1.applied(to: $0) }
        for sorts in extras { sessions.insert(sorts.reduce(played) { $1.applied(to: $0) }) }
      }
    }
    return sessions
  }

  private static func session(from game: Game = Game(), _ sorts: Sort...) throws -> Session {
    sorts.reduce(Session(SavedGame(game: game))) { $1.applied(to: $0) }
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
  case guest
  case autoPass
  case plan
  case planMove
  case analyze
  case hint
  /// A person has values kept up.
  case values
  case question

  func applied(to session: Session) -> Session {
    let squares = Array(session.seen.game.legalSquares)
    let probes: [Probe] =
      switch self {
      case .move: squares.prefix(1).map { .pick($0) }
      case .other: squares.suffix(1).map { .pick($0) }
      case .byItself: session.wait.map { [$0.report] } ?? []
      case .undo: [.undo(1)]
      case .back: [.go(.back)]
      case .computer(let side): [.set(side, .computerAt(.four))]
      case .guest: [.set(.light, .guest("Rex"))]
      case .autoPass: [.autoPass]
      case .plan: [.plan(PlannedMove.transcript([.pass]))]
      case .planMove: Array(session.probesOfLegalPlans.prefix(1))
      case .analyze: [.analyze]
      case .hint: [.inquire(.hint)]
      case .values: [.keepValues(true)]
      case .question: [.ask]
      }
    var session = probes.reduce(session) { Laboratory($0).step($1).after }
    switch self {
    case .move, .other:
      while let wait = session.wait, case .disk = wait {
        session = Laboratory(session).step(wait.report).after
      }
    default: break
    }
    return session
  }
}

extension Session {
  /// What plans or plays each legal square, the last one first.
  fileprivate var probesOfLegalPlans: [Probe] {
    seen.game.legalSquares.reversed().flatMap { square -> [Probe] in
      [.plan(PlannedMove.transcript([.move(square), .pass])), .play(.move(square))]
    }
  }
}

extension Game {
  /// Dark cannot move; light can, twice.
  fileprivate static let lightOnlyTwice = Game(
    board: .rows("ox------", "", "", "", "", "", "", "ox------"), turn: .dark)
}

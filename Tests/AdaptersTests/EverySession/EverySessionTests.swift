import Domain
import TestSupport
import Testing
import UseCases

/// The product, the session on paper, and the guide to inputs in every session that is reached.
@Suite struct EverySessionTests {
  let guide: InputGuide

  init() throws {
    guide = try InputGuide()
  }

  /// The endings of this run: `REVERSI_EXHAUSTIVE=1 swift test -c release` takes the long ones,
  /// too.
  private var endings: [Endgame] {
    guard RunOptions.isThorough || RunOptions.isExhaustive else { return Endgame.least }
    let many = RunOptions.isExhaustive ? Endgame.many : []
    return Endgame.few + Endgame.least.dropFirst() + [.tie, .passes] + many
  }

  @Test func `the endings have everything that can happen on the way to the end`() throws {
    let features = try Endgame.few.reduce(into: Set<Feature>()) {
      $0.formUnion(try #require($1.game).features())
    }
    #expect(features == Set(Feature.allCases))
  }

  @Test func `every session that can be reached is as on paper, and from each the end is reached`()
    throws
  {
    var total = Explorer.Figures()
    let sightings = Sightings()
    for ending in endings {
      var explorer = Explorer(
        try #require(ending.game), following: ending.branches,
        watch: { sightings.note($0.presented, from: $0.before) })
      explorer.explore()
      #expect(explorer.breach == nil, "\(ending)")
      if explorer.breach == nil { #expect(explorer.sessionsWithoutEnd().isEmpty, "\(ending)") }
      let figures = explorer.figures
      print(
        "\(ending): \(figures.sessions) sessions, \(figures.transitions) transitions, "
          + "\(figures.depth) steps deep")
      total.add(figures)
    }
    #expect(Set(total.brought.events.keys) == Set(guide.events.keys), "each is heard somewhere")
    for (row, events) in total.brought.events {
      #expect(events.isSubset(of: guide.events[row] ?? []), "\(row)")
    }
    #expect(sightings.breaches() == [])
    #expect(!RunOptions.isThorough || sightings.missing == [])
    print("\(sightings.kinds), without: \(sightings.missing)")
    print("in all \(total.sessions) sessions, \(total.transitions) transitions")
  }

  @Test(arguments: RunOptions.halves)
  func `without a half of the kinds of inputs every session is as on paper, too`(
    seed: UInt64
  ) throws {
    let ending = Endgame.all[Int(seed % UInt64(Endgame.all.count))]
    let omission = try Omission(seed: seed)
    let sightings = Sightings()
    var explorer = Explorer(
      try #require(ending.game), following: Set(Branch.allCases), leavingOut: omission,
      upTo: RunOptions.sessionsOfHalf,
      watch: { sightings.note($0.presented, from: $0.before) })
    explorer.explore()
    #expect(explorer.breach == nil, "\(ending), without \(omission)")
    #expect(sightings.breaches() == [])
    let figures = explorer.figures
    print(
      "seed \(seed), \(ending): \(figures.sessions) sessions, \(figures.transitions) "
        + "transitions, \(figures.depth) steps deep, without \(omission)")
  }
}

extension Explorer.Figures {
  fileprivate mutating func add(_ other: Self) {
    sessions += other.sessions
    transitions += other.transitions
    brought.add(other.brought)
  }
}

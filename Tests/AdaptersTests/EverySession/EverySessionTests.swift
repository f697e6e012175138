import Domain
import Rooms
import TestSupport
import Testing
import UseCases

/// The product and the table on paper in every table that is reached.
@Suite struct EverySessionTests {
  /// The endings of this run: `REVERSI_EXHAUSTIVE=1 swift test -c release` takes the long ones,
  /// too.
  private var endings: [Endgame] {
    guard RunOptions.isThorough || RunOptions.isExhaustive else { return Endgame.least }
    let many = RunOptions.isExhaustive ? Endgame.many : []
    return Endgame.few + Endgame.least.dropFirst() + [.tie, .passes] + many
  }

  @Test func `the endings cover everything that can happen on the way to the end`() throws {
    let features = try Endgame.few.reduce(into: Set<Feature>()) {
      $0.formUnion(try #require($1.game).features())
    }
    #expect(features == Set(Feature.allCases))
  }

  @Test func `R17.1 R17.2 R17.3 every table matches the one on paper and can reach an end`()
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
        "\(ending): \(figures.tables) tables, \(figures.transitions) transitions, "
          + "\(figures.depth) steps deep")
      total.add(figures)
    }
    #expect(try InputKinds.all().isSubset(of: total.brought.events.keys), "each is heard somewhere")
    #expect(sightings.breach() == nil)
    print(sightings.kinds)
    print("in all \(total.tables) tables, \(total.transitions) transitions")
  }

  @Test(arguments: RunOptions.halves)
  func `without half of the kinds of inputs every table still matches the one on paper`(
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
    #expect(sightings.breach() == nil)
    let figures = explorer.figures
    print(
      "seed \(seed), \(ending): \(figures.tables) tables, \(figures.transitions) "
        + "transitions, \(figures.depth) steps deep, without \(omission)")
  }
}

extension Explorer.Figures {
  fileprivate mutating func add(_ other: Self) {
    tables += other.tables
    transitions += other.transitions
    brought.add(other.brought)
  }
}

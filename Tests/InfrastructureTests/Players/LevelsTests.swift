import Infrastructure
import Testing
import UseCases

/// How far each level sees.
struct LevelsTests {
  @Test func `R9.1 each level but the lowest looks ahead, and further than the one below`() {
    let limits = Level.all.map(SearchLimits.init(_:))
    #expect(limits[0] == nil)
    let looking = limits.compactMap(\.self)
    #expect(looking.count == Level.all.count - 1)
    for (lower, higher) in zip(looking, looking.dropFirst()) {
      #expect(lower.depth < higher.depth && lower.exactFrom < higher.exactFrom)
    }
  }

  @Test func `R9.8 levels 1 and 2 may choose a worse move, and no others`() {
    let margins = Level.all.map { SearchLimits($0)?.margin }
    #expect(margins == [nil, 50, 50, 0, 0, 0, 0])
  }

  @Test func `R9.6 advice sees as far as level 6`() {
    #expect(SearchLimits.ofAdvice == SearchLimits(.ofAdvice))
  }
}

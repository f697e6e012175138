import Testing
import reversi_honesty
import reversi_mistakes

/// What is said of mistakes of own games.
@Suite struct LessonTests {
  @Test func `R16.1 no reason for a mistake is false, and each kind occurs`() throws {
    var checker = Checker(searchedEmpties: 6)
    var tally = Tally()
    for line in try MistakeFile.lines("Mistakes.txt") {
      let told = try #require(OwnMistake(line)?.told(), "\(line)")
      let mistake = try Mistake(told)
      let facts = Facts(mistake)
      let found = checker.falsehoods(in: mistake, facts)
      #expect(found == [], "\(told)")
      tally.add(mistake, facts, found)
    }
    #expect(tally.isHonest)
    #expect(tally.count > 40)
    #expect(Set(tally.sentences.keys) == Set(Kind.allCases))
  }

  @Test func `no reason is false that is drawn from short lines`() throws {
    var checker = Checker(searchedEmpties: 0)
    for length in [0, 1, 3, 4, 5, 8] {
      for line in try MistakeFile.lines("Mistakes.txt").prefix(12) {
        let told = try #require(OwnMistake(line)?.told(cutTo: length), "\(line)")
        #expect(checker.falsehoods(in: try Mistake(told)) == [], "\(told)")
      }
    }
  }
}

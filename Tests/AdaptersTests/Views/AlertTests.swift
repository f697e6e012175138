import Adapters
import Domain
import Testing
import UseCases

/// The alerts in their words (R5.1, R6.2).
struct AlertTests {
  @Test(arguments: Disk.sides)
  func `R5.1 the pass alert has its words, and one action`(side: Disk) {
    let alert = Alert.pass(side)
    #expect(alert.title == "Pass")
    #expect(alert.message == "Cannot place a disk.")
    #expect(alert.actions.map(\.title) == ["Dismiss"])
    #expect(alert.actions.map(\.input) == [.make(.pass)])
  }

  @Test func `R6.5 the question of another game has its own words`() {
    let alert = Alert.confirmation(.again)
    #expect(alert.title == "Confirmation")
    #expect(alert.message == "Do you really want to start another game?")
    #expect(alert.actions == Alert.confirmation(.reset).actions)
  }

  @Test func `R6.2 the reset question has its words, and two actions`() {
    let alert = Alert.confirmation(.reset)
    #expect(alert.title == "Confirmation")
    #expect(alert.message == "Do you really want to reset the game?")
    #expect(alert.actions.map(\.title) == ["Cancel", "OK"])
    #expect(alert.actions.map(\.input) == [.answer(.cancel), .answer(.ok)])
  }
}

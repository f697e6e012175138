import Adapters
import GTPGuests
import Testing
import UseCases

/// What is told of the program of an engine: how it has ended, and where it was sought.
struct GuestWordsTests {
  @Test func `C8.11 C1.2 the last words of an engine are cut`() {
    let words = String(repeating: "n", count: 60)
    let told = GameText().gaveUp("Rex", .exited(status: 1, words: words))
    #expect(told == "Rex has ended (status 1: \(words.prefix(39))~).")
  }

  @Test(arguments: [
    ("rhino", ComputerFailure.notFound, "rhino was not found. Is it in PATH?"),
    ("./rhino", .notFound, "./rhino was not found."), ("rhino", .ended, "rhino has ended."),
  ])
  func `C8.11 PATH is asked about only if a program was not found there`(
    command: String, failure: ComputerFailure, sentence: String
  ) {
    #expect(GameText().cannotStart(command, failure) == sentence)
    let told = GameText(.japanese).cannotStart(command, failure)
    #expect(told.contains("PATH") == sentence.contains("PATH"))
  }
}

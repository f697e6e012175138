import Adapters
import TestSupport
import Testing
import UseCases

/// Why a pick is refused is told in the row of notices (C6).
struct IgnoredPickTests {
  @Test func `R2.2 a pick while a pass is up says that the pass comes first`() throws {
    let table = try LiveTable(try saved("x00", Ending.lightOnly))
    let screen = table.show { await $0.type("a8\r") }
    #expect(screen?.contains("Ignored a8: dismiss the pass first.") == true)
  }

  @Test func `R2.2 a pick after the end says that the game is over`() throws {
    let table = try LiveTable(try saved("-00", Ending.over))
    let screen = table.show { await $0.type("d3\r") }
    #expect(screen?.contains("Ignored d3: the game is over. (reset plays again)") == true)
  }
}

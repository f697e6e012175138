import TestSupport
import Testing

@Test func `a repository in a text keeps what every repository promises`() throws {
  try GameRepositoryContract.checkNothingSaved { TextRepository() }
  let text = TextRepository()
  try GameRepositoryContract.checkSaves { text }
}

@Test func `a repository in a text never overwrites what is not a saved game`() throws {
  let diary = TextRepository("dear diary")
  try GameRepositoryContract.checkNoSavedGame { diary }
}

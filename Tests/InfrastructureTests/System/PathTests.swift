import Infrastructure
import Testing

/// The parts of a path.
struct PathTests {
  @Test(arguments: [
    ("state/game", "state", "game"), ("/state/game", "/state", "game"), ("/game", "/", "game"),
    ("game", ".", "game"),
  ])
  func `R7.7 the folder of a file in the root folder is that, and of a bare name the current one`(
    path: String, folder: String, name: String
  ) {
    #expect(Path(path).folder == Path(folder))
    #expect(Path(path).name == name)
  }
}

import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct ReadmeTests {
  private let readme: String

  init() throws {
    readme = try text(of: "README.md")
  }

  @Test(arguments: ["Adapters/GTP/GTPGame.swift", "Tests/AdaptersTests/ExampleFront.swift"])
  func `README shows its fronts as they are compiled`(file: String) throws {
    #expect(readme.contains("```swift\n\(try text(of: file))```\n"))
  }

  @Test func `README shows what its commands print`() async throws {
    let blocks = readme.split(separator: "```\n").filter { $0.hasPrefix("$ ") }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let lines = block.dropFirst(2).split(separator: "\n", maxSplits: 1)
      let command = lines[0].replacing("reversi", with: "\"$0\"")
      let run = try await Home().start(shell: String(command)).ended()
      #expect(run == Run(out: String(lines[1])), "\(command)")
    }
  }

  @Test func `README has nothing left to fill in`() {
    let marks = readme.split(whereSeparator: \.isWhitespace).filter {
      $0.count > 2 && $0.hasPrefix("@") && $0.hasSuffix("@")
    }
    #expect(marks == [])
  }
}

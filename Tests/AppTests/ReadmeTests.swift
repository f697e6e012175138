import ProgramSupport
import TestTraits
import Testing

struct ReadmeTests {
  private let readme: String

  init() throws {
    readme = try text(of: "README.md")
  }

  @Test(arguments: ["Front", "FrontTests", "GreedyComputer", "OwnLoop", "TextRepository"])
  func `the guide to a first front shows its examples as they are compiled`(file: String) throws {
    // In a package of its own a test imports the front.
    let shown = try text(of: "Adapters/Adapters.docc/YourFirstFront.md")
      .replacing(/@\w+ import App\n/, with: "")
    let compiled = try text(of: "Tests/AdaptersTests/Example/\(file).swift")
    #expect(shown.contains("`\(file).swift`:\n\n```swift\n\(compiled)```\n"))
  }

  @Test func `the guide to waits shows them as they are compiled`() throws {
    let guide = try text(of: "UseCases/UseCases.docc/DerivedWaits.md")
    let shown = try #require(guide.firstMatch(of: /```swift\n([\s\S]*?)```/)).1
    let compiled = try text(of: "UseCases/Session/Wait.swift").replacing("\n  ", with: "\n")
    #expect(compiled.contains(shown))
  }

  @Test(arguments: ["README.md", "Tests/README.md", ".github/CONTRIBUTING.md"])
  func `each link between the documents leads to a file`(document: String) throws {
    let folder = document.split(separator: "/").dropLast().joined(separator: "/")
    let links = try text(of: document).matches(of: #/\]\((?!http)([^)]+)\)/#).map { $0.output.1 }
    #expect(!links.isEmpty)
    for link in links {
      #expect(isThere("\(folder)/\(link)"), "\(link)")
    }
  }

  @Test(.startsPrograms) func `README shows what its commands print`() async throws {
    let blocks = readme.split(separator: "```\n").filter { $0.hasPrefix("$ ") }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let lines = block.dropFirst(2).split(separator: "\n", maxSplits: 1)
      let command = lines[0].replacing("reversi", with: "\"$0\"")
      let run = try await Home().start(shell: String(command)).ended()
      #expect(run == Run(out: String(lines[1])), "\(command)")
    }
  }

  @Test func `the workflow builds the program as README says`() throws {
    let workflow = try text(of: ".github/workflows/ci.yml").split(separator: "\n")
    let commands = readme.split(separator: "\n").filter { $0.hasPrefix("swift build -c release") }
    #expect(commands.count == 2)
    for command in commands {
      #expect(workflow.contains { $0.drop { $0 == " " } == command }, "\(command)")
    }
  }

  @Test func `README has nothing left to fill in`() {
    let marks = readme.split(whereSeparator: \.isWhitespace).filter {
      $0.count > 2 && $0.hasPrefix("@") && $0.hasSuffix("@")
    }
    #expect(marks == [])
  }
}

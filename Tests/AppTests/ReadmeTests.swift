import Testing

@Suite struct ReadmeTests {
  @Test func `README shows the example front as it is compiled`() throws {
    let readme = try text(of: "README.md")
    let example = try text(of: "Tests/AdaptersTests/ExampleFront.swift")
    #expect(readme.contains("```swift\n\(example)```\n"))
  }
}

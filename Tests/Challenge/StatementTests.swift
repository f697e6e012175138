import Testing

/// The statements of the challenge, and the scenes and tests that are named after them.
struct StatementTests {
  private let stated: [String]
  private let named: [String]

  init() {
    let rules = Project.text("../../UseCases/UseCases.docc/Rules.md")
    stated = rules.matches(of: /\n- \*\*(R[0-9.]+)\*\*/).map { String($0.output.1) }
    let tests = Project.names(in: ".", type: ".swift").flatMap { name in
      Project.text("\(name).swift").matches(of: /func `(R[^`]+)`/).map { String($0.output.1) }
    }
    named = (tests + Project.scenes.map(\.title)).flatMap { name in
      name.words.prefix { $0.wholeMatch(of: /R[0-9]+\.[0-9]+/) != nil }
    }
  }

  @Test func `each statement of the challenge is named by a scene or a test`() {
    #expect(stated.count > 40)
    #expect(stated.filter { !named.contains($0) } == [])
  }

  @Test func `no scene or test names a statement that the rules do not have`() {
    #expect(named.filter { !stated.contains($0) } == [])
  }
}
